package overtrick.app.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// Files named by the user.
public final class Input {

    private Input() {}

    /// All of standard input.
    public static byte[] standard() {
        try {
            return System.in.readAllBytes();
        } catch (IOException refused) {
            throw new UserError("standard input cannot be read");
        }
    }

    /// A file, or standard input for the name `-`.
    ///
    /// @throws UserError if there is no such file or it cannot be read
    public static byte[] readOrStandard(String name) {
        return name.equals("-") ? standard() : read(path(name));
    }

    /// A file, or standard input for the name `-`, to be read piece by piece.
    ///
    /// @throws UserError if there is no such file or it cannot be read
    public static InputStream open(String name) {
        return name.equals("-") ? new LeftOpen(System.in) : open(path(name));
    }

    /// Standard input belongs to the program and not to whoever reads it.
    private static final class LeftOpen extends FilterInputStream {
        LeftOpen(InputStream input) {
            super(input);
        }

        @Override
        public void close() {}
    }

    private static InputStream open(Path file) {
        requireFile(file);
        try {
            return Files.newInputStream(file);
        } catch (AccessDeniedException refused) {
            throw new UserError("you may not read the file " + file);
        } catch (IOException refused) {
            throw new UserError("file cannot be read: " + file);
        }
    }

    /// Checks that there is a file before anything else is said of its name; `-` always is one.
    ///
    /// @throws UserError if there is none
    public static void require(String name) {
        if (!name.equals("-")) {
            requireFile(path(name));
        }
    }

    private static void requireFile(Path file) {
        if (Files.isDirectory(file)) {
            throw new UserError("%s is a directory; name a file in it".formatted(file));
        }
        if (!Files.exists(file)) {
            throw new UserError("there is no file " + file);
        }
    }

    /// @throws UserError if no file can be called so
    public static Path path(String name) {
        if (name.isBlank()) {
            throw new UserError("the name of a file is empty");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException wrong) {
            throw new UserError("no file can be called so: " + name);
        }
    }

    /// @throws UserError if there is no such file or it cannot be read
    public static byte[] read(Path file) {
        requireFile(file);
        try {
            return Files.readAllBytes(file);
        } catch (AccessDeniedException refused) {
            throw new UserError("you may not read the file " + file);
        } catch (IOException refused) {
            throw new UserError("file cannot be read: " + file);
        } catch (OutOfMemoryError tooLarge) {
            throw new UserError("file is too large: " + file);
        }
    }
}
