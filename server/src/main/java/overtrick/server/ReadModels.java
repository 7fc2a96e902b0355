package overtrick.server;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.house.people.Recognition;
import overtrick.log.Beside;
import overtrick.log.EventLog.Head;
import overtrick.log.Neighbours;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.host.Kind;
import overtrick.log.host.Replay;
import overtrick.log.host.UnreadableException;

/// The rows that are written beside the events, such as the lobby and the boards people have
/// played. They carry a version; where another lies in the data they are made anew from the log,
/// while the club is open already. What happens meanwhile is written as ever. Which table plays
/// which place of an event is asked before one is opened: those rows are never taken away.
///
/// Of several programs one makes them: the one that minds it. Should that be another meanwhile, it
/// begins anew. Whether they are there stands in the store: no row for the version asks for them,
/// and a version of zero says that somebody has begun.
final class ReadModels implements AutoCloseable {

    /// To be raised whenever the rows that follow from events change.
    static final int VERSION = 10;

    private static final Logger LOG = LoggerFactory.getLogger(ReadModels.class);

    private static final String NAME = "club";

    private static final String MINDED = "club/read-models";

    /// Several programs may find a new club at once.
    private static final String KEEP =
            "INSERT INTO read_model (name, version) VALUES (?, ?)"
                    + " ON CONFLICT (name) DO UPDATE SET version = excluded.version";

    /// Not when they were asked for once more meanwhile: some were read before.
    private static final String FINISH =
            "UPDATE read_model SET version = ? WHERE name = ? AND version = 0";

    private static final String ASK = "DELETE FROM read_model";

    /// Streams in one page of the log's table of contents.
    private static final int PAGE = 500;

    /// How many are read between two lines of the log that say so.
    private static final int TOLD = 5_000;

    private static final long NANOS = 1_000_000_000;

    /// Rows in one transaction.
    private static final int BATCH = 200;

    private final Store store;
    private final List<Kind<?, ?, ?, ?, ?>> kinds;
    private final List<String> rows;
    private final Recognition recognition;
    private final Neighbours near;
    private final AtomicLong read = new AtomicLong();

    /// Whether the rows were once those of this version, or were begun to be. Programs of two
    /// versions at a time do not undo each other's work for ever.
    private boolean settled;

    private volatile boolean remaking;
    private volatile boolean closed;
    private volatile Thread worker = Thread.ofVirtual().unstarted(() -> {});

    /// @param kinds whose events are read
    /// @param rows the tables of the store that follow from them
    /// @param recognition gives to members what they have played as guests
    ReadModels(
            Store store,
            List<Kind<?, ?, ?, ?, ?>> kinds,
            List<String> rows,
            Recognition recognition) {
        this.store = store;
        this.kinds = List.copyOf(kinds);
        this.rows = List.copyOf(rows);
        this.recognition = recognition;
        this.near = store.log().neighbours();
    }

    /// Makes the rows anew if another version made those that are there; returns at once.
    ///
    /// @param nowAndThen has something done from time to time: what was broken off is begun again
    void catchUp(Consumer<Runnable> nowAndThen) {
        look();
        nowAndThen.accept(this::look);
        near.whenChanged(this::look);
        near.hear(MINDED, (_, _) -> look());
    }

    /// Has all rows made anew from the log by the program that minds them, as they may hold what is
    /// no longer there; returns at once. Until then those there are stay.
    void again() {
        store.change(ASK);
        near.tell(MINDED, "");
        look();
    }

    /// Waits until nobody makes them anew here.
    void await() {
        try {
            worker.join();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void look() {
        long version = version();
        if (version == VERSION) {
            settled = true;
        } else if (isNew(version)) {
            store.write(connection ->
                    keep(connection, VERSION)); // before the house lays the first deals
        } else if (isToRemake(version)) {
            settled = true;
            remaking = true;
            worker = Thread.ofVirtual().name("read-models").start(this::remakeUntilDone);
        }
    }

    private boolean isToRemake(long version) {
        boolean brokenOff = version == 0;
        return (brokenOff || !settled) && !remaking && goesOn();
    }

    private boolean goesOn() {
        return !closed && near.minds(MINDED);
    }

    /// Whether nothing has happened in the club yet.
    private boolean isNew(long version) {
        return version == 0
                && kinds.stream()
                        .allMatch(kind -> store.log().heads(kind.streams(), "", 1).isEmpty());
    }

    /// Whether all rows are there: nobody makes them anew, and nobody has to.
    boolean isWhole() {
        return version() == VERSION;
    }

    private long version() {
        return store.read(connection -> {
            try (var asked =
                    connection.prepareStatement("SELECT version FROM read_model WHERE name = ?")) {
                asked.setString(1, NAME);
                try (var row = asked.executeQuery()) {
                    return row.next() ? row.getLong(1) : 0;
                }
            }
        });
    }

    private void remakeUntilDone() {
        try {
            do {
                remakeAndSaySo();
            } while (!isDone());
        } catch (StoreException failed) {
            if (!closed) {
                LOG.warn("the lists are begun anew in a while", failed);
            }
        } finally {
            remaking = false;
        }
    }

    /// Whoever asks for them from now on finds nobody at work.
    private synchronized boolean isDone() {
        boolean asked = version() == 0 && goesOn();
        remaking = asked;
        return !asked;
    }

    private void remakeAndSaySo() {
        long began = System.nanoTime();
        remake();
        if (read.get() > 0 && goesOn()) {
            LOG.info(
                    "the lists are made anew: read {} tables, events and others in {} s",
                    read.get(),
                    (System.nanoTime() - began) / NANOS);
        }
    }

    /// How many tables, events and others have been read while the rows are made anew; empty when
    /// they are there.
    OptionalLong underWay() {
        return remaking ? OptionalLong.of(read.get()) : OptionalLong.empty();
    }

    /// Makes all rows anew from the log.
    void remake() {
        read.set(0);
        store.write(this::clear);
        for (var kind : kinds) {
            remake(kind);
        }
        if (goesOn()) {
            recognition.again();
            store.change(FINISH, VERSION, NAME);
        }
    }

    private int clear(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            for (String table : rows) {
                statement.executeUpdate("DELETE FROM " + table);
            }
        }
        return keep(connection, 0);
    }

    private static int keep(Connection connection, int version) throws SQLException {
        try (var row = connection.prepareStatement(KEEP)) {
            row.setString(1, NAME);
            row.setInt(2, version);
            return row.executeUpdate();
        }
    }

    private void remake(Kind<?, ?, ?, ?, ?> kind) {
        var batch = new ArrayList<Beside>();
        var heads = store.log().heads(kind.streams(), "", PAGE);
        while (!heads.isEmpty() && goesOn()) {
            for (var head : heads) {
                remake(kind, head, batch);
            }
            heads = store.log().heads(kind.streams(), heads.getLast().stream(), PAGE);
        }
        write(batch);
    }

    private void remake(Kind<?, ?, ?, ?, ?> kind, Head head, List<Beside> batch) {
        if (!goesOn()) {
            return;
        }
        if (read.getAndIncrement() % TOLD == 0) {
            LOG.info(
                    "the lists are made anew, as this version writes others: {} read so far",
                    read.get() - 1);
        }
        try {
            new Replay<>(kind, store.log()).project(kind.id(head.stream()), batch::add);
        } catch (UnreadableException broken) {
            LOG.warn("set aside: {}", broken.getMessage());
        }
        if (batch.size() >= BATCH) {
            write(batch);
        }
    }

    private void write(List<Beside> batch) {
        var rows = List.copyOf(batch);
        batch.clear();
        store.write(connection -> {
            for (var row : rows) {
                row.write(connection, java.time.Instant.EPOCH); // each knows its own time
            }
            return rows.size();
        });
    }

    @Override
    public void close() {
        stop();
        await();
    }

    private synchronized void stop() {
        closed = true; // whoever looks has begun, or will not
    }
}
