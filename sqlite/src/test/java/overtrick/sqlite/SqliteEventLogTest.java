package overtrick.sqlite;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import overtrick.log.Store;
import overtrick.testkit.log.EventLogContract;

/// The event log on SQLite.
class SqliteEventLogTest extends EventLogContract {
    @Override
    protected Store open(Path folder, InstantSource clock) {
        return SqliteStore.open(folder, List.of(), clock);
    }
}
