package overtrick.app.convert;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import overtrick.app.input.Input;
import overtrick.app.input.Progress;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.formats.Diagnostic;
import overtrick.formats.ReadingLimits;
import overtrick.formats.Severity;
import overtrick.formats.deals.DealFile;
import overtrick.formats.deals.DealFormat;
import overtrick.formats.deals.SolvedBoard;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnFile;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.solver.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "convert",
        description = {
            "Reads a file and writes it in another format; PBN in any form becomes the export form.",
            "What has no place in the other format is told; where that is a whole game, the exit",
            "status is 2. A format that holds solved deals gets them solved."
        },
        footer = {
            "",
            "Example:  overtrick convert friday.pbn friday-export.pbn",
            "          overtrick convert vugraph.lin vugraph.pbn",
            "          overtrick convert friday.pbn friday.dlm"
        })
public final class ConvertCommand implements Callable<Integer> {

    /// How many games without a deal are named.
    private static final int NAMED = 20;

    /// What was read: all games of a file, those without a deal too.
    ///
    /// @param leftOut how many there are besides, which cannot be read; the diagnostics say why
    private record Games(PbnFile games, int leftOut, List<Diagnostic> diagnostics) {}

    @Parameters(
            arity = "2..*",
            paramLabel = "FILE",
            description = {
                "what to read and then where to write, each a file or - for standard input and",
                "output; of several files, or with --to and a directory, each is written there"
            })
    private List<String> files = List.of();

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            description = "one of ${COMPLETION-CANDIDATES}; else by the file's name, PBN for -")
    private Optional<FileFormat> from = Optional.empty();

    @Option(names = "--to", paramLabel = "FORMAT", description = "the same; HRF is only read")
    private Optional<FileFormat> to = Optional.empty();

    @Override
    public Integer call() {
        var sources = files.subList(0, files.size() - 1);
        String target = files.getLast();
        boolean many = sources.size() > 1 || (to.isPresent() && isDirectory(target));
        if (!many) {
            convert(sources.getFirst(), target);
            return 0;
        }
        if (!isDirectory(target) || to.isEmpty()) {
            throw new UserError(
                    "several files are written into a directory: name one that is there as the"
                            + " last, and say --to");
        }
        var progress = Progress.beforeResults(sources.size());
        int failed = 0;
        for (int at = 0; at < sources.size(); at++) {
            failed += tried(sources.get(at), target) ? 0 : 1;
            progress.accept(at + 1);
        }
        if (failed > 0) {
            throw new UserError(
                    "%d of %d files are not wholly converted".formatted(failed, sources.size()));
        }
        return 0;
    }

    private static boolean isDirectory(String name) {
        return !name.equals("-") && Files.isDirectory(Input.path(name));
    }

    /// One of several: what is wrong with it is told, and the others are converted all the same.
    private boolean tried(String source, String directory) {
        String bare = Input.path(source).getFileName().toString().replaceFirst("\\.[^.]*$", "");
        String name = bare + "." + to.orElseThrow().ending();
        try {
            convert(source, Input.path(directory).resolve(name).toString());
            return true;
        } catch (UserError wrong) {
            System.err.println(source + ": " + wrong.getMessage());
            return false;
        }
    }

    private void convert(String in, String out) {
        var source = FileFormat.of(from, in);
        var target = FileFormat.of(to, out);
        var read = read(in, source);
        read.diagnostics().forEach(problem -> System.err.println(in + ":" + problem.text()));
        if (read.games().games().isEmpty()) {
            throw new UserError(
                    read.diagnostics().stream()
                            .filter(problem -> problem.severity() == Severity.ERROR)
                            .findFirst()
                            .map(Diagnostic::text)
                            .orElse("there is no game in " + in));
        }
        write(
                out,
                switch (target) {
                    case PBN -> Pbn.write(read.games());
                    case LIN -> lin(in, read.games());
                    default -> deals(in, target.deals().orElseThrow(), read.games());
                });
        complete(in, target, read);
    }

    private static byte[] deals(String in, DealFormat format, PbnFile games) {
        var boards = played(in, games).stream().map(Deals::of).toList();
        if (format.isSolved()) {
            var solver = new Solver(Solver.MEMORY);
            boards = boards.stream().map(one -> Deals.solved(one, solver)).toList();
        }
        format.refusal(boards)
                .ifPresent(why -> {
                    throw new UserError(why);
                });
        format.losses(boards.stream().map(SolvedBoard::board).toList())
                .forEach(lost -> System.err.println(in + ": lost: " + lost));
        return format.write(boards);
    }

    /// @throws UserError saying which games are not in what was written
    private static void complete(String in, FileFormat target, Games read) {
        if (read.leftOut() > 0) {
            int all = read.leftOut() + read.games().games().size();
            throw new UserError(
                    "%d of the %d boards in %s are left out, for their deals cannot be read"
                            .formatted(read.leftOut(), all, in));
        }
        if (target != FileFormat.PBN) {
            var dealt = read.games().games();
            var undealt = dealt.stream().filter(game -> game.played().isEmpty()).toList();
            if (!undealt.isEmpty()) {
                throw new UserError(
                        "%d of the %d games in %s are left out, for %s has none without a deal: %s"
                                .formatted(
                                        undealt.size(), dealt.size(), in, target, names(undealt)));
            }
        }
    }

    /// Such as `board 4 (line 31), board 7 (line 60)`.
    private static String names(List<PbnGame> games) {
        String named =
                games.stream()
                        .limit(NAMED)
                        .map(game ->
                                "%s (line %d)"
                                        .formatted(
                                                game.given("Board")
                                                        .map(tag -> "board " + tag.value())
                                                        .orElse("a game"),
                                                game.place().line()))
                        .collect(Collectors.joining(", "));
        int more = games.size() - NAMED;
        return more > 0 ? named + " and %d more".formatted(more) : named;
    }

    private static Games read(String in, FileFormat source) {
        byte[] bytes = Input.readOrStandard(in);
        return switch (source) {
            case PBN -> {
                var file = Pbn.read(bytes);
                yield new Games(file, 0, file.diagnostics());
            }
            case LIN -> {
                var file = Lin.read(bytes);
                yield new Games(
                        Pbn.read(Pbn.write(file.boards())), file.leftOut(), file.diagnostics());
            }
            default -> dealt(source.deals().orElseThrow().read(bytes, ReadingLimits.NONE));
        };
    }

    private static Games dealt(DealFile file) {
        int wrong =
                (int)
                        file.diagnostics().stream()
                                .filter(told -> told.severity() == Severity.ERROR)
                                .count();
        var boards = file.boards().stream().map(Deals::played).toList();
        return new Games(Pbn.read(Pbn.write(boards)), wrong, file.diagnostics());
    }

    /// The boards of a file that have a deal, for commands that show them; what is wrong is told.
    ///
    /// @throws UserError when there is none
    static List<PlayedBoard> boards(String in, FileFormat source) {
        var read = read(in, source);
        read.diagnostics().forEach(problem -> System.err.println(in + ":" + problem.text()));
        return played(in, read.games());
    }

    private static byte[] lin(String in, PbnFile games) {
        return Lin.text(played(in, games)).getBytes(StandardCharsets.UTF_8);
    }

    /// @throws UserError when there is none
    private static List<PlayedBoard> played(String in, PbnFile games) {
        var played = games.played();
        if (played.isEmpty()) {
            throw new UserError(
                    "no game in %s has a deal, and this format has none without".formatted(in));
        }
        return played;
    }

    private static void write(String out, byte[] bytes) {
        if (out.equals("-")) {
            System.out.writeBytes(bytes);
        } else {
            OutputFile.write(Input.path(out), bytes);
        }
    }
}
