package overtrick.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Files named by the user.
final class Input {

    private Input() {}

    /// @throws UserError if there is no such file or it cannot be read
    static byte[] read(Path file) {
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
