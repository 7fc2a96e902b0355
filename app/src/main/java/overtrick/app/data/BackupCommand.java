package overtrick.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import overtrick.app.input.UserError;
import overtrick.sqlite.Copies;
import overtrick.sqlite.SqliteStore;
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
        var file = directory.resolve(SqliteStore.FILE);
        if (Files.exists(file)) {
            throw new UserError("there is a club in %s already".formatted(directory));
        }
        Files.createDirectories(directory);
        Copies.backup(data.existing(), file);
        System.out.printf("%s (%,d bytes)%n", file, Files.size(file));
        return 0;
    }
}
