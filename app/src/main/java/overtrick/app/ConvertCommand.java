package overtrick.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.pbn.Pbn;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "convert",
        description =
                "Reads a file and writes it in another format; PBN in any form becomes the export form.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  overtrick convert friday.pbn friday-export.pbn"})
final class ConvertCommand implements Callable<Integer> {

    enum Format {
        PBN
    }

    @Parameters(index = "0", paramLabel = "IN", description = "a file, or - for standard input")
    private String in;

    @Parameters(index = "1", paramLabel = "OUT", description = "a file, or - for standard output")
    private String out;

    @Option(names = "--from", paramLabel = "FORMAT", description = "pbn; else by the file's name")
    private Optional<Format> from = Optional.empty();

    @Option(names = "--to", paramLabel = "FORMAT", description = "pbn; else by the file's name")
    private Optional<Format> to = Optional.empty();

    @Override
    public Integer call() throws IOException {
        requireFormat(from, in);
        requireFormat(to, out);
        var file = Pbn.read(read());
        file.diagnostics().forEach(problem -> System.err.println(in + ":" + problem.text()));
        if (file.games().isEmpty()) {
            throw new UserError(
                    file.diagnostics().stream()
                            .filter(problem -> problem.severity() == Severity.ERROR)
                            .findFirst()
                            .map(Diagnostic::text)
                            .orElse("there is no game in " + in));
        }
        write(Pbn.write(file));
        return 0;
    }

    private static void requireFormat(Optional<Format> said, String name) {
        boolean pbn = name.equals("-") || name.toLowerCase(Locale.ROOT).endsWith(".pbn");
        if (said.isEmpty() && !pbn) {
            throw new UserError(
                    "format is not told by the name %s; end it in .pbn or say --from, --to"
                            .formatted(name));
        }
    }

    private byte[] read() throws IOException {
        return in.equals("-") ? System.in.readAllBytes() : Input.read(Path.of(in));
    }

    private void write(byte[] bytes) throws IOException {
        if (out.equals("-")) {
            System.out.write(bytes);
            System.out.flush();
        } else {
            Files.write(Path.of(out), bytes);
        }
    }
}
