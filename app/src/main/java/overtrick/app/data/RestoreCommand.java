package overtrick.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.UserError;
import overtrick.server.Club;
import overtrick.sqlite.Copies;
import overtrick.sqlite.Moment;
import overtrick.sqlite.SqliteStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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

    @Option(
            names = "--until",
            paramLabel = "INSTANT",
            description = {
                "as the club was then, such as 2026-11-21T20:15:00Z;",
                "what was written later is left out (default: all)"
            })
    private Optional<Instant> until = Optional.empty();

    @Override
    public Integer call() throws IOException {
        var file = backup.existing();
        if (store.isGiven()) {
            var database = store.in(data.path());
            System.out.println(database.restore(file, moment()));
            System.out.println(database);
            return 0;
        }
        var target = data.path().resolve(SqliteStore.FILE);
        if (Files.exists(target)) {
            throw new UserError(
                    "there is a club in %s already; move it away or say --data"
                            .formatted(data.path()));
        }
        var made = Copies.restore(file, data.path(), moment());
        System.out.println(target);
        made.head().ifPresent(head -> System.out.println("the log ends at " + head));
        return 0;
    }

    private Optional<Moment> moment() {
        return until.map(at -> new Moment(at, Club.LOOSE));
    }
}
