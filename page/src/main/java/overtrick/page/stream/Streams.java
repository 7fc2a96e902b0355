package overtrick.page.stream;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.host.Watch;
import overtrick.page.Visit;

/// The event streams that are open now.
///
/// @param <K> by what the living things are known
/// @param <V> what one viewer may know of them
/// @param <P> their pages
public final class Streams<K, V, P> implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Streams.class);

    private static final long CARE_MILLIS = 500;

    private final Painters painters = new Painters();
    private final ConcurrentHashMap<K, Screen<V, P>> screens = new ConcurrentHashMap<>();
    private final Set<Line> lines = ConcurrentHashMap.newKeySet();
    private final Thread carer = Thread.ofVirtual().name("streams").start(this::care);
    private volatile boolean closed;

    /// Answers a visit with what happens, until the page goes away; returns at once.
    ///
    /// @param scene makes the scene for the first page of a thing
    /// @param known the last event that the page shows; -1 when it shows nothing
    public void open(Visit visit, K key, Supplier<Scene<V, P>> scene, long known) {
        var place = visit.holdStream();
        Line line;
        try {
            line = Line.of(visit);
        } catch (RuntimeException | Error failed) {
            place.close();
            throw failed;
        }
        place.whenTaken(line::end);
        var listening = visit.whenEnded(line::end);
        whenEnded(line, listening::close);
        var reader = new Reader<V, P>(visit.viewer(), visit.words(), line, known);
        open(line, reader, key, scene, place::close);
        visit.ctx().future(line::ended);
    }

    /// Whatever is taken is given back when the line ends, and the line ends at once when something
    /// cannot be had.
    void open(Line line, Reader<V, P> reader, K key, Supplier<Scene<V, P>> scene, Runnable leave) {
        lines.add(line);
        whenEnded(line, () -> lines.remove(line));
        whenEnded(line, leave);
        try {
            var screen = enter(key, scene, reader);
            whenEnded(line, () -> exit(key, reader));
            line.onMore(screen::signal);
            Watch watch = screen.watch(reader.viewer());
            whenEnded(line, watch::close);
            if (closed) {
                line.end();
            }
            screen.signal();
        } catch (RuntimeException | Error failed) {
            line.end();
            throw failed;
        }
    }

    /// Runs a task when the line ends; if it fails, the others run all the same.
    private static void whenEnded(Line line, Runnable work) {
        var _ =
                line.ended()
                        .thenRun(work)
                        .exceptionally(failed -> {
                            LOG.error("a stream has not been tidied up", failed);
                            return null;
                        });
    }

    private Screen<V, P> enter(K key, Supplier<Scene<V, P>> scene, Reader<V, P> reader) {
        return screens.compute(
                key,
                (_, known) -> {
                    var screen = known == null ? new Screen<>(scene.get(), painters) : known;
                    screen.add(reader);
                    return screen;
                });
    }

    private void exit(K key, Reader<V, P> reader) {
        screens.computeIfPresent(
                key,
                (_, screen) -> {
                    screen.remove(reader);
                    return screen.isEmpty() ? null : screen;
                });
    }

    /// How many pages are open.
    public int count() {
        return lines.size();
    }

    private void care() {
        try {
            while (true) {
                Thread.sleep(CARE_MILLIS);
                care(System.nanoTime());
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /// Sends heartbeats; a line for which that fails is ended, and the others get theirs all the
    /// same.
    void care(long now) {
        for (var line : lines) {
            try {
                line.care(now);
            } catch (RuntimeException | Error broken) {
                LOG.warn("a stream is ended that cannot be written to", broken);
                line.ended().complete(null);
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        carer.interrupt();
        lines.forEach(Line::end);
        painters.close();
    }
}
