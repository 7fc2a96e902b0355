package overtrick.log.meter;

import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.Neighbours;
import overtrick.log.NewEvent;
import overtrick.log.Redactions;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;

/// A store whose log is watched: how long it takes to write, and what waits for it.
public final class MeteredStore implements Store {

    private final Store store;
    private final LogMeter meter = new LogMeter();
    private final EventLog log;

    public MeteredStore(Store store) {
        this.store = store;
        this.log = new Metered(store.log(), meter);
    }

    /// What has been counted.
    public LogMeter meter() {
        return meter;
    }

    /// A log of which every append is counted.
    private record Metered(EventLog log, LogMeter meter) implements EventLog {

        @Override
        public Instant append(String stream, long after, List<NewEvent> events, Beside beside) {
            var waiting = meter.begin();
            try {
                var at = log.append(stream, after, events, beside);
                meter.done(waiting, events.size());
                return at;
            } catch (StoreException failed) {
                meter.failed();
                throw failed;
            } finally {
                meter.end(waiting);
            }
        }

        @Override
        public void read(String stream, long after, Consumer<LoggedEvent> reader) {
            log.read(stream, after, reader);
        }

        @Override
        public List<Head> heads(String kind, String after, int limit) {
            return log.heads(kind, after, limit);
        }

        @Override
        public long head(String stream) {
            return log.head(stream);
        }

        @Override
        public Neighbours neighbours() {
            return log.neighbours();
        }
    }

    @Override
    public EventLog log() {
        return log;
    }

    @Override
    public Redactions redactions() {
        return store.redactions();
    }

    @Override
    public Upkeep upkeep() {
        return store.upkeep();
    }

    @Override
    public <T> T read(Work<T> work) {
        return store.read(work);
    }

    @Override
    public <T> T write(Work<T> work) {
        return store.write(work);
    }

    @Override
    public void close() {
        store.close();
    }
}
