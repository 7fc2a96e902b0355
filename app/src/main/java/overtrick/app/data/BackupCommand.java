package overtrick.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.UserError;
import overtrick.club.store.Copies;
import overtrick.club.store.SqliteStore;
import overtrick.club.store.StoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "backup",
        description = "Copies the whole club, also while it is open.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  overtrick backup /media/stick/club-2026-11-21"})
public final class BackupCommand implements Callable<Integer> {

    @Mixin private DataDirectory data;

    @Parameters(paramLabel = "DIR", description = "where to; made if need be")
    private Path directory;

    @Override
    public Integer call() throws IOException {
        if (Files.exists(directory) && !Files.isDirectory(directory)) {
            throw new UserError("%s is a file; a backup is a directory".formatted(directory));
        }
        var file = directory.resolve(SqliteStore.FILE);
        if (Files.exists(file)) {
            throw new UserError("there is a club in %s already".formatted(directory));
        }
        Files.createDirectories(directory);
        copy(data.existing(), file);
        System.out.printf("%s (%,d bytes)%n", file, Files.size(file));
        return 0;
    }

    /// What was copied of a club that cannot be copied whole does not stay.
    private static void copy(Path club, Path file) throws IOException {
        try {
            Copies.backup(club, file);
        } catch (StoreException failed) {
            Files.deleteIfExists(file);
            var cause = Optional.ofNullable(failed.getCause()).map(Throwable::getMessage);
            throw new UserError(failed.getMessage() + cause.map(why -> ": " + why).orElse(""));
        }
    }
}
