package overtrick.app;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnFile;
import overtrick.formats.pbn.PbnGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "convert",
        description = {
            "Reads a file and writes it in another format; PBN in any form becomes the export form.",
            "Games that have no place in the other format are named, and the exit status is 2."
        },
        footer = {
            "",
            "Example:  overtrick convert friday.pbn friday-export.pbn",
            "          overtrick convert vugraph.lin vugraph.pbn"
        })
final class ConvertCommand implements Callable<Integer> {

    enum Format {
        PBN,
        LIN;

        private static Format of(Optional<Format> said, String name) {
            return said.orElseGet(() -> toldBy(name));
        }

        private static Format toldBy(String name) {
            String end = name.toLowerCase(Locale.ROOT).replaceFirst(".*\\.", "");
            var file = Input.path(name);
            boolean nameless = Files.exists(file) && !Files.isRegularFile(file); // such as a pipe
            if (end.equals("pbn") || end.equals("-") || nameless) {
                return PBN;
            }
            if (end.equals("lin")) {
                return LIN;
            }
            throw new UserError(
                    "format is not told by the name %s; end it in .pbn or .lin, or say --from, --to"
                            .formatted(name));
        }
    }

    /// How many games without a deal are named.
    private static final int NAMED = 20;

    /// What was read: all games of a file, those without a deal too.
    ///
    /// @param leftOut how many there are besides, which cannot be read; the diagnostics say why
    private record Games(PbnFile games, int leftOut, List<Diagnostic> diagnostics) {}

    @Parameters(index = "0", paramLabel = "IN", description = "a file, or - for standard input")
    private String in;

    @Parameters(index = "1", paramLabel = "OUT", description = "a file, or - for standard output")
    private String out;

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            description = "pbn or lin; else by the file's name, and pbn for -")
    private Optional<Format> from = Optional.empty();

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "pbn or lin; else by the file's name, and pbn for -")
    private Optional<Format> to = Optional.empty();

    @Override
    public Integer call() {
        var source = Format.of(from, in);
        var target = Format.of(to, out);
        var read = read(source);
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
                switch (target) {
                    case PBN -> Pbn.write(read.games());
                    case LIN -> lin(read.games());
                });
        complete(target, read);
        return 0;
    }

    /// @throws UserError saying which games are not in what was written
    private void complete(Format target, Games read) {
        if (read.leftOut() > 0) {
            int all = read.leftOut() + read.games().games().size();
            throw new UserError(
                    "%d of the %d boards in %s are left out, for their deals cannot be read"
                            .formatted(read.leftOut(), all, in));
        }
        if (target == Format.LIN) {
            var dealt = read.games().games();
            var undealt = dealt.stream().filter(game -> game.played().isEmpty()).toList();
            if (!undealt.isEmpty()) {
                throw new UserError(
                        "%d of the %d games in %s are left out, for LIN has none without a deal: %s"
                                .formatted(undealt.size(), dealt.size(), in, names(undealt)));
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

    private Games read(Format source) {
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
        };
    }

    private byte[] lin(PbnFile games) {
        var played = games.played();
        if (played.isEmpty()) {
            throw new UserError("no game in %s has a deal, and LIN has none without".formatted(in));
        }
        return Lin.text(played).getBytes(StandardCharsets.UTF_8);
    }

    private void write(byte[] bytes) {
        if (out.equals("-")) {
            System.out.writeBytes(bytes);
        } else {
            OutputFile.write(Input.path(out), bytes);
        }
    }
}
