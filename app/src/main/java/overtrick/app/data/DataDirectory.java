package overtrick.app.data;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import overtrick.app.input.UserError;
import overtrick.sqlite.SqliteStore;
import picocli.CommandLine.Option;

/// The option that says where a club keeps everything.
public final class DataDirectory {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "the club's data directory (default: .overtrick in your home directory)")
    private Optional<Path> given = Optional.empty();

    /// Whether it was said.
    public boolean isGiven() {
        return given.isPresent();
    }

    public Path path() {
        return given.orElseGet(() -> Path.of(System.getProperty("user.home"), ".overtrick"));
    }

    /// @throws UserError if no club has been kept there yet
    public Path existing() {
        if (!Files.isRegularFile(path().resolve(SqliteStore.FILE))) {
            throw new UserError("there is no club in " + path());
        }
        return path();
    }
}
