package overtrick.postgres;

import java.nio.file.Path;
import java.time.InstantSource;
import overtrick.log.Store;
import overtrick.testkit.log.BesideContract;

/// Rows beside the events in PostgreSQL.
class PostgresBesideTest extends BesideContract {

    private final PostgresPlace place = Server.place();

    @Override
    protected Store open(Path folder, InstantSource clock) {
        return Server.open(place, folder, clock);
    }
}
