package overtrick.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.Input;
import overtrick.app.input.Progress;
import overtrick.bridge.Board;
import overtrick.bridge.Vulnerability;
import overtrick.formats.pbn.Pbn;
import overtrick.solver.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "solve",
        description = {
            "How many tricks each declarer takes in each strain, all cards open.",
            "What cannot be read is told and left out; the exit status is then 2."
        },
        footer = {"", "Example:  overtrick deal -n 4 | overtrick solve --par none"})
public final class SolveCommand implements Callable<Integer> {

    enum Format {
        TABLE,
        HEX,
        JSON,
        PBN
    }

    @Parameters(
            paramLabel = "FILE",
            arity = "0..1",
            description = "PBN, LIN, or one deal a line; - or nothing for standard input")
    private String file = "-";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "table, hex, json, or pbn: the games with their double-dummy tags (default: ${DEFAULT-VALUE})")
    private Format format = Format.TABLE;

    @Option(
            names = "--par",
            paramLabel = "VUL",
            description = "the par score too, at this vulnerability: none, ns, ew or both")
    private Optional<String> par = Optional.empty();

    @Mixin private SolverOptions solvers = new SolverOptions();

    @Override
    public Integer call() {
        var asked = par.map(Vulnerability::parse);
        var batch = solvers.batch();
        var input = SolverInput.read(file, Input.readOrStandard(file));
        int status = input.told();
        var solved = new ArrayList<Solved>();
        batch.each(
                input.boards(),
                (solver, played) -> solved(played.board(), solver, asked),
                format == Format.PBN ? solved::add : this::print,
                progress(input.boards().size()));
        if (format == Format.PBN) {
            System.out.writeBytes(pbn(input, solved));
        }
        return status;
    }

    private Progress progress(int boards) {
        return format == Format.PBN
                ? Progress.beforeResults(boards)
                : Progress.besideResults(boards);
    }

    /// PBN has a tag for par, at the board's own vulnerability unless another is asked for.
    private Solved solved(Board board, Solver solver, Optional<Vulnerability> asked) {
        boolean always = format == Format.PBN;
        var vulnerability = always ? asked.or(() -> Optional.of(board.vulnerability())) : asked;
        return Solved.of(board, solver.table(board.deal()), vulnerability);
    }

    private void print(Solved solved) {
        switch (format) {
            case TABLE -> System.out.print(SolvedText.table(solved));
            case HEX -> System.out.println(SolvedText.hex(solved));
            case JSON -> System.out.println(SolvedText.json(solved));
            case PBN -> throw new IllegalStateException("games are written together");
        }
    }

    private static byte[] pbn(SolverInput input, List<Solved> solved) {
        var next = solved.iterator();
        return Pbn.write(
                input.pbn()
                        .map(game ->
                                game.board().isPresent()
                                        ? SolvedPbn.tagged(game, next.next())
                                        : game));
    }
}
