package overtrick.app.input;

import java.io.IOException;
import java.nio.file.Files;
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
        return name.equals("-") ? standard() : read(Path.of(name));
    }

    /// @throws UserError if there is no such file or it cannot be read
    public static byte[] read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new UserError("there is no file " + file);
        }
        try {
            return Files.readAllBytes(file);
        } catch (IOException refused) {
            throw new UserError("file cannot be read: " + file);
        }
    }
}
