package overtrick.club;

import java.time.Duration;
import overtrick.club.history.History;
import overtrick.club.history.ReadModels;
import overtrick.club.people.People;
import overtrick.club.play.DuplicateHost;
import overtrick.club.store.SqliteStore;
import overtrick.robots.Robot;
import overtrick.robots.bidding.Readings;

/// A club on one machine: everything it knows is in one directory.
public final class Club implements AutoCloseable {

    private static final Duration SWEEP = Duration.ofMinutes(1);

    private final SqliteStore store;
    private final ReadModels models;
    private final People people;
    private final History history;
    private final BoardSets boardSets;
    private final Readings readings = new Readings();
    private final DuplicateHost host;
    private final Tables tables;
    private final Thread sweeper;

    private Club(ClubSettings settings, SqliteStore store) {
        this.store = store;
        models = new ReadModels(store, settings.clock());
        people = new People(store, settings.clock());
        history = new History(store);
        boardSets = new BoardSets(store, settings.clock());
        host =
                new DuplicateHost(
                        store,
                        models,
                        boardSets,
                        agreed -> Robot.playing(agreed, readings),
                        settings.robotPace());
        tables = new Tables(host, models);
        sweeper = Thread.ofVirtual().name("sweeper").start(() -> sweep(settings.restAfter()));
    }

    /// Opens the club; what a crash kept from the read models is made up for first.
    ///
    /// @throws overtrick.club.store.StoreException if the data directory cannot be used
    public static Club open(ClubSettings settings) {
        var store = SqliteStore.open(settings.data(), settings.clock());
        try {
            return new Club(settings, store);
        } catch (RuntimeException failed) {
            store.close();
            throw failed;
        }
    }

    private void sweep(Duration idle) {
        try {
            while (true) {
                Thread.sleep(SWEEP);
                tables.letRest(idle);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    public Tables tables() {
        return tables;
    }

    public People people() {
        return people;
    }

    public History history() {
        return history;
    }

    public BoardSets boardSets() {
        return boardSets;
    }

    /// How auctions at the tables are understood.
    public Readings readings() {
        return readings;
    }

    /// Forgets all that is made from the events, history and lobby; the next opening makes it
    /// again.
    public void dropReadModels() {
        models.drop();
    }

    @Override
    public void close() {
        sweeper.interrupt();
        host.stop();
        models.close();
        store.close();
    }
}
