package overtrick.sqlite;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import overtrick.log.Store;
import overtrick.testkit.log.BesideContract;

/// Rows beside events on SQLite.
class SqliteBesideTest extends BesideContract {
    @Override
    protected Store open(Path folder, InstantSource clock) {
        return SqliteStore.open(folder, List.of(), clock);
    }
}
