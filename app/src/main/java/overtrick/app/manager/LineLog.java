package overtrick.app.manager;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;

/// All that is said and heard, with the time, in a file that grows.
final class LineLog implements Closeable {

    private final Optional<PrintWriter> out;

    /// @throws UserError if the file cannot be written
    LineLog(Optional<Path> file) {
        try {
            out = file.isEmpty() ? Optional.empty() : Optional.of(open(file.get()));
        } catch (IOException refused) {
            throw new UserError(
                    "%s cannot be written: %s"
                            .formatted(file.orElseThrow(), OutputFile.reason(refused)));
        }
    }

    private static PrintWriter open(Path file) throws IOException {
        return new PrintWriter(
                Files.newBufferedWriter(
                        file,
                        StandardCharsets.UTF_8,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND));
    }

    synchronized void line(String room, String text) {
        out.ifPresent(writer -> {
            var now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
            writer.printf("%s %s %s%n", now, room, text);
            writer.flush();
        });
    }

    @Override
    public void close() {
        out.ifPresent(PrintWriter::close);
    }
}
