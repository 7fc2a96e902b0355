package overtrick.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import overtrick.app.input.UserError;
import overtrick.sqlite.Copies;
import overtrick.sqlite.SqliteStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "restore",
        description = {
            "Makes a club from a backup, or from a copy that was taken home from the owner's page;",
            "never over another club."
        },
        footer = {"", "Example:  overtrick restore club-2026-11-21 --data club-again"})
public final class RestoreCommand implements Callable<Integer> {

    @Mixin private DataDirectory data;

    @Mixin private StoreOption store;

    @Mixin private BackupDirectory backup;

    @Override
    public Integer call() throws IOException {
        var file = backup.existing();
        if (store.isGiven()) {
            var database = store.in(data.path());
            System.out.println(database.restore(file));
            System.out.println(database);
            return 0;
        }
        var target = data.path().resolve(SqliteStore.FILE);
        if (Files.exists(target)) {
            throw new UserError(
                    "there is a club in %s already; move it away or say --data"
                            .formatted(data.path()));
        }
        Copies.restore(file, data.path());
        System.out.println(target);
        return 0;
    }
}
