package overtrick.web.stream;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import overtrick.club.table.Member;
import overtrick.log.host.Watch;
import overtrick.web.Visit;

/// The event streams that are open now.
///
/// @param <K> by what the living things are known
/// @param <V> what one viewer may know of them
/// @param <P> their pages
public final class Streams<K, V, P> implements AutoCloseable {

    private static final long CARE_MILLIS = 1_000;

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
        var leave = visit.holdStream();
        var line = Line.of(visit);
        lines.add(line);
        visit.ctx().future(line::ended);
        Member.Person viewer = visit.viewer();
        var reader = new Reader<V, P>(viewer, visit.words(), line, known);
        var screen = enter(key, scene, reader);
        line.onMore(screen::signal);
        Watch watch = screen.watch(viewer);
        var _ =
                line.ended()
                        .thenRun(() -> {
                            watch.close();
                            exit(key, reader);
                            lines.remove(line);
                            leave.run();
                        });
        if (closed) {
            line.end();
        }
        screen.signal();
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
                long now = System.nanoTime();
                lines.forEach(line -> line.care(now));
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
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
