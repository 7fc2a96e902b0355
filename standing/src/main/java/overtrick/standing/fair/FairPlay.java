package overtrick.standing.fair;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.house.record.Records;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.standing.book.Book;

/// What directors and officers may look into. Whoever looks says why first; then it is open to them
/// for a while.
public final class FairPlay implements AutoCloseable {

    /// How long a look is open after its reason was given.
    public static final Duration OPEN = Duration.ofHours(1);

    private static final Logger LOG = LoggerFactory.getLogger(FairPlay.class);

    private final Book book;
    private final Records records;
    private final Traces traces;
    private final Inquiry inquiry;
    private final InstantSource clock;
    private final Set<PersonId> underWay = ConcurrentHashMap.newKeySet();
    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("overtrick-inquiry").factory());
    private volatile boolean closed;

    public FairPlay(Store store, Book book, Records records, InstantSource clock) {
        this.book = book;
        this.records = records;
        this.clock = clock;
        this.traces = new Traces(store, clock);
        this.inquiry = new Inquiry(store, records);
    }

    public Book book() {
        return book;
    }

    public Records records() {
        return records;
    }

    public Traces traces() {
        return traces;
    }

    public Inquiry inquiry() {
        return inquiry;
    }

    /// Whether somebody has said lately why they look at it.
    public boolean isOpen(PersonId by, String subject) {
        var since = clock.instant().minus(OPEN);
        return book.looksAt(subject).stream()
                .anyMatch(look -> look.by().equals(by) && look.at().isAfter(since));
    }

    /// Has the defence of somebody worked out in the background.
    public void workOutLater(PersonId person) {
        if (!closed && underWay.add(person)) {
            worker.execute(() -> {
                try {
                    inquiry.workOut(person, () -> closed);
                } catch (RuntimeException failed) {
                    if (!closed) {
                        LOG.error("defence is not worked out", failed);
                    }
                } finally {
                    underWay.remove(person);
                }
            });
        }
    }

    /// Whether that is under way.
    public boolean isWorkingOut(PersonId person) {
        return underWay.contains(person);
    }

    @Override
    public void close() {
        closed = true;
        worker.close();
    }
}
