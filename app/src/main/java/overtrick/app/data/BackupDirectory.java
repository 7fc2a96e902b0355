package overtrick.app.data;

import java.nio.file.Files;
import java.nio.file.Path;
import overtrick.app.input.UserError;
import overtrick.sqlite.SqliteStore;
import picocli.CommandLine.Parameters;

/// The directory in which a backup is kept.
final class BackupDirectory {

    @Parameters(paramLabel = "DIR", description = "the backup's directory, which backup makes")
    private Path path;

    /// The file to write, whether it is there or not.
    ///
    /// @throws UserError if there can be none
    Path target() {
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new UserError("%s is a file; a backup is a directory".formatted(path));
        }
        return path.resolve(SqliteStore.FILE);
    }

    /// The file to read.
    ///
    /// @throws UserError if there is none
    Path existing() {
        if (Files.isRegularFile(path)) {
            return path; // a copy that was taken home from the owner's page
        }
        var file = path.resolve(SqliteStore.FILE);
        if (!Files.isRegularFile(file)) {
            throw new UserError("there is no backup in " + path);
        }
        return file;
    }
}
