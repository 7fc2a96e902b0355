package overtrick.app.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import overtrick.app.input.UserError;

/// A file the user wants written.
public final class OutputFile {

    private OutputFile() {}

    /// What is written piece by piece.
    public interface Content {
        void writeTo(OutputStream target) throws IOException;
    }

    /// Writes a file as a whole or not at all: what stood there before stays until the new one is
    /// complete.
    ///
    /// @throws UserError if it cannot be written, with the reason
    public static void write(Path file, byte[] bytes) {
        write(file, target -> target.write(bytes));
    }

    /// The same for what does not fit into memory.
    ///
    /// @throws UserError if it cannot be written, with the reason; and what the content throws
    public static void write(Path file, Content content) {
        if (Files.isDirectory(file)) {
            throw new UserError("%s is a directory; name a file in it".formatted(file));
        }
        var folder = Optional.ofNullable(file.toAbsolutePath().getParent());
        if (folder.isPresent() && !Files.isDirectory(folder.get())) {
            throw new UserError("there is no directory %s for %s".formatted(folder.get(), file));
        }
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                try (var device = new BufferedOutputStream(Files.newOutputStream(file))) {
                    content.writeTo(device); // or a pipe
                }
            } else {
                replace(Files.exists(file) ? file.toRealPath() : file, content);
            }
        } catch (IOException refused) {
            throw new UserError("%s cannot be written: %s".formatted(file, reason(refused)));
        }
    }

    /// Writes several files below a directory, and the directories in which they lie.
    ///
    /// @param files by their paths, such as `en/index.html`
    /// @throws UserError if one cannot be written, with the reason
    public static void writeAll(Path directory, Map<String, byte[]> files) {
        files.forEach((name, bytes) -> {
            var file = directory.resolve(name);
            var folder = file.toAbsolutePath().getParent();
            try {
                Files.createDirectories(folder);
            } catch (IOException refused) {
                throw new UserError("%s cannot be made: %s".formatted(folder, reason(refused)));
            }
            write(file, bytes);
        });
    }

    private static void replace(Path file, Content content) throws IOException {
        long process = ProcessHandle.current().pid();
        var written = file.resolveSibling(".%s.%d.part".formatted(file.getFileName(), process));
        try {
            try (var target =
                    new BufferedOutputStream(
                            Files.newOutputStream(
                                    written,
                                    StandardOpenOption.CREATE_NEW,
                                    StandardOpenOption.WRITE))) {
                content.writeTo(target);
            }
            Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(written);
        }
    }

    /// What the operating system says, such as `No space left on device`.
    public static String reason(IOException refused) {
        var reason =
                refused instanceof FileSystemException named
                        ? named.getReason()
                        : refused.getMessage();
        return Optional.ofNullable(reason)
                .orElseGet(() -> refused.getClass().getSimpleName().replace("Exception", ""));
    }
}
