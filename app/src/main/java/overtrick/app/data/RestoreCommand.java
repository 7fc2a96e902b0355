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
        name = "restore",
        description = "Makes a club from a backup; never over another club.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  overtrick restore /media/stick/club-2026-11-21 --data club"})
public final class RestoreCommand implements Callable<Integer> {

    @Mixin private DataDirectory data;

    @Parameters(paramLabel = "DIR", description = "the backup's directory")
    private Path directory;

    @Override
    public Integer call() throws IOException {
        var backup = directory.resolve(SqliteStore.FILE);
        if (!Files.isRegularFile(backup)) {
            throw new UserError("there is no backup in " + directory);
        }
        var target = data.path().resolve(SqliteStore.FILE);
        if (Files.exists(target)) {
            throw new UserError(
                    "there is a club in %s already; move it away or say --data"
                            .formatted(data.path()));
        }
        Copies.restore(backup, data.path());
        System.out.println(target);
        return 0;
    }
}
