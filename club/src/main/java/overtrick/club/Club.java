package overtrick.club;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import overtrick.club.history.History;
import overtrick.club.history.ReadModels;
import overtrick.club.people.People;
import overtrick.club.play.DuplicateHost;
import overtrick.club.store.SqliteStore;
import overtrick.robots.Robot;

/// A club on one machine: everything it knows is in one directory.
public final class Club implements AutoCloseable {

    private final SqliteStore store;
    private final ReadModels models;
    private final People people;
    private final History history;
    private final BoardSets boardSets;
    private final DuplicateHost host;
    private final Tables tables;
    private final ScheduledExecutorService sweeper =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofVirtual().name("overtrick-sweeper").factory());

    private Club(ClubSettings settings, SqliteStore store) {
        this.store = store;
        models = new ReadModels(store, settings.clock());
        people = new People(store, settings.clock());
        history = new History(store);
        boardSets = new BoardSets(store, settings.clock());
        host =
                new DuplicateHost(
                        store, models, boardSets, Robot.beginner(), settings.robotPace());
        tables = new Tables(host, models);
        sweeper.scheduleWithFixedDelay(
                () -> host.letRest(settings.restAfter()), 1, 1, TimeUnit.MINUTES);
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

    /// Forgets all that is made from the events, history and lobby; the next opening makes it again.
    public void dropReadModels() {
        models.drop();
    }

    @Override
    public void close() {
        sweeper.shutdownNow();
        host.stop();
        models.close();
        store.close();
    }
}
