package overtrick.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// A directory for what outlives a single test; it goes with all that is in it when it is closed.
/// Where there is one in the machine's memory it lies there: nothing in it is to outlive the
/// machine, and nobody waits for the disk that all builds share.
public final class TemporaryDirectory implements AutoCloseable {

    private static final Path MEMORY = Path.of("/dev/shm");
    private static final String PREFIX = "overtrick";

    private final Path path;

    public TemporaryDirectory() {
        try {
            path =
                    Files.isWritable(MEMORY)
                            ? Files.createTempDirectory(MEMORY, PREFIX)
                            : Files.createTempDirectory(PREFIX);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    public Path path() {
        return path;
    }

    @Override
    public void close() {
        try (var files = Files.walk(path)) {
            files.sorted(Comparator.reverseOrder()).forEach(TemporaryDirectory::delete);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
