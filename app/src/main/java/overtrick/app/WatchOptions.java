package overtrick.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import overtrick.app.config.Version;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.page.watch.Watching;
import picocli.CommandLine.Option;

/// Who may read the program's figures.
final class WatchOptions {

    /// The shortest word that is no guess.
    private static final int SHORTEST = 16;

    @Option(
            names = "--metrics-token-file",
            paramLabel = "FILE",
            description =
                    "whoever brings the word in this file (Authorization: Bearer) may read /metrics"
                            + " from other machines; without it this machine alone may")
    private Optional<Path> token = Optional.empty();

    /// @throws UserError when the file cannot be used
    Watching read() {
        return new Watching(token.map(WatchOptions::word), Version.number());
    }

    private static String word(Path file) {
        try {
            String word = Files.readString(file).strip();
            if (word.length() < SHORTEST || !word.matches("[!-~]+")) {
                throw new UserError(
                        "%s does not hold a word of %d signs or more, without blanks"
                                .formatted(file, SHORTEST));
            }
            return word;
        } catch (IOException refused) {
            throw new UserError(
                    "%s cannot be read: %s".formatted(file, OutputFile.reason(refused)));
        }
    }
}
