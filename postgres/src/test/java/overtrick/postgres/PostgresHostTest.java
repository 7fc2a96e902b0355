package overtrick.postgres;

import java.nio.file.Path;
import java.time.InstantSource;
import overtrick.log.Store;
import overtrick.testkit.log.HostContract;

/// The host on PostgreSQL.
class PostgresHostTest extends HostContract {

    private final PostgresPlace place = Server.place();

    @Override
    protected Store open(Path folder) {
        return Server.open(place, folder, InstantSource.system());
    }
}
