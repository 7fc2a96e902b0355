package overtrick.app;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "convert",
        description =
                "Reads a file and writes it in another format; PBN in any form becomes the export form.",
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

    /// What was read: all games of a file, those without a deal too.
    private record Games(PbnFile games, List<Diagnostic> diagnostics) {}

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
        return 0;
    }

    private Games read(Format source) {
        byte[] bytes = Input.readOrStandard(in);
        return switch (source) {
            case PBN -> {
                var file = Pbn.read(bytes);
                yield new Games(file, file.diagnostics());
            }
            case LIN -> {
                var file = Lin.read(bytes);
                yield new Games(Pbn.read(Pbn.write(file.boards())), file.diagnostics());
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
