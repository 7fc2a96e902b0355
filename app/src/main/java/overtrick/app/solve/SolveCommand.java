package overtrick.app.solve;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.boards.Game;
import overtrick.app.boards.SpooledPbn;
import overtrick.app.input.Input;
import overtrick.app.input.Progress;
import overtrick.app.input.UserError;
import overtrick.bridge.Board;
import overtrick.bridge.Vulnerability;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PlayedBoard;
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
        footer = {
            "",
            "Example:  overtrick deal -n 4 | overtrick solve --par none",
            "          overtrick solve --annotate friday.pbn"
        })
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

    @Option(
            names = "--annotate",
            description = {
                "writes the PBN file again with the tags for tricks and par where they are",
                "missing; every other byte stays as it was"
            })
    private boolean annotate;

    @Mixin private SolverOptions solvers = new SolverOptions();

    @Override
    public Integer call() throws IOException {
        try (var bytes = Input.open(file)) {
            if (annotate) {
                return annotated(bytes);
            }
            var input = SolverInput.of(file, bytes);
            if (format == Format.PBN) {
                tagged(input);
            } else {
                var asked = par.map(Vulnerability::parse);
                var progress = Progress.countingBesideResults();
                solvers.batch()
                        .each(
                                input.boards(),
                                (solver, played) -> solved(played.board(), solver, asked),
                                this::print,
                                progress);
                progress.end();
            }
            return input.told();
        }
    }

    private void tagged(SolverInput input) throws IOException {
        var asked = par.map(Vulnerability::parse);
        var progress = Progress.countingBeforeResults();
        try (var pbn = new SpooledPbn()) {
            solvers.batch()
                    .each(input, (solver, game) -> tagged(game, solver, asked), pbn::add, progress);
            progress.end();
            if (input.hasBoards()) {
                pbn.writeTo(System.out);
            }
        }
    }

    private PbnGame tagged(Game game, Solver solver, Optional<Vulnerability> asked) {
        return game.played()
                .map(PlayedBoard::board)
                .map(board -> SolvedPbn.tagged(game.game(), solved(board, solver, asked)))
                .orElse(game.game());
    }

    private int annotated(InputStream bytes) {
        if (format != Format.TABLE) {
            throw new UserError("--annotate writes the file itself; leave --format out");
        }
        var annotation = new Annotation(file, bytes, par.map(Vulnerability::parse));
        var progress = Progress.countingBesideResults();
        solvers.batch().each(annotation, annotation::annotated, System.out::writeBytes, progress);
        progress.end();
        return annotation.told();
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
}
