package overtrick.house.game;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.log.EventLog;
import overtrick.log.Store;
import overtrick.log.StoreException;

/// A real store whose disk can be told to fail.
final class FaultyStore implements Store {

    private final Store store;
    private final Set<String> read = ConcurrentHashMap.newKeySet();
    private volatile boolean full;
    private volatile boolean away;

    FaultyStore(Store store) {
        this.store = store;
    }

    /// The streams that have been read since this was asked last.
    Set<String> read() {
        var streams = Set.copyOf(read);
        read.clear();
        return streams;
    }

    /// From now on nothing can be written, or everything again.
    void full(boolean isFull) {
        full = isFull;
    }

    /// From now on rows cannot be read, or again.
    void away(boolean isAway) {
        away = isAway;
    }

    @Override
    public EventLog log() {
        return new FaultyLog(store.log(), this);
    }

    @Override
    public overtrick.log.Redactions redactions() {
        return store.redactions();
    }

    @Override
    public overtrick.log.Upkeep upkeep() {
        return store.upkeep();
    }

    @Override
    public <T> T read(Work<T> work) {
        if (away) {
            throw new StoreException("the database is away");
        }
        return store.read(work);
    }

    @Override
    public <T> T write(Work<T> work) {
        check();
        return store.write(work);
    }

    private void check() {
        if (full) {
            throw new StoreException("the disk is full");
        }
    }

    @Override
    public void close() {
        store.close();
    }

    private record FaultyLog(EventLog log, FaultyStore store) implements EventLog {
        @Override
        public java.time.Instant append(
                String stream,
                long after,
                java.util.List<overtrick.log.NewEvent> events,
                overtrick.log.Beside beside) {
            store.check();
            return log.append(stream, after, events, beside);
        }

        @Override
        public void read(
                String stream,
                long after,
                java.util.function.Consumer<overtrick.log.LoggedEvent> reader) {
            store.read.add(stream);
            log.read(stream, after, reader);
        }

        @Override
        public java.util.List<Head> heads(String kind, String after, int limit) {
            return log.heads(kind, after, limit);
        }

        @Override
        public long head(String stream) {
            return log.head(stream);
        }
    }
}
