package overtrick.sqlite;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import overtrick.log.Store;
import overtrick.testkit.log.HostContract;

/// The host on SQLite.
class SqliteHostTest extends HostContract {
    @Override
    protected Store open(Path folder) {
        return SqliteStore.open(folder, List.of(), InstantSource.system());
    }
}
