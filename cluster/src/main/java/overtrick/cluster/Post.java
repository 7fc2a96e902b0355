package overtrick.cluster;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who in this program is to be told of what. Everybody is told on a thread of their own, as they
/// read from the store.
final class Post {

    private static final Logger LOG = LoggerFactory.getLogger(Post.class);

    /// Shares change hands one by one: they are told of together.
    private static final long TOGETHER_NANOS = 200_000_000;

    private final Map<String, List<BiConsumer<String, String>>> listeners =
            new ConcurrentHashMap<>();
    private final List<Runnable> changes = new CopyOnWriteArrayList<>();
    private final List<Runnable> reminders = new CopyOnWriteArrayList<>();

    /// Guarded by this.
    private final List<Consumer<String>> departures = new ArrayList<>();

    /// Who has gone since this program came: nobody is told of them who asks later, unless by this.
    private final Set<String> gone = new LinkedHashSet<>();

    private final AtomicBoolean changing = new AtomicBoolean();

    private volatile boolean closed;

    /// From now on nobody is told of anything: the store is about to be closed.
    void close() {
        closed = true;
    }

    void hear(String topic, BiConsumer<String, String> listener) {
        listeners.computeIfAbsent(topic, _ -> new CopyOnWriteArrayList<>()).add(listener);
    }

    void whenChanged(Runnable listener) {
        changes.add(listener);
    }

    void nowAndThen(Runnable listener) {
        reminders.add(listener);
    }

    synchronized void whenGone(Consumer<String> listener) {
        departures.add(listener);
        gone.forEach(program -> start(() -> listener.accept(program)));
    }

    void told(Letter letter) {
        for (var listener : listeners.getOrDefault(letter.topic(), List.of())) {
            start(() -> listener.accept(letter.from(), letter.text()));
        }
    }

    void changed() {
        if (changing.compareAndSet(false, true)) {
            start(() -> {
                LockSupport.parkNanos(TOGETHER_NANOS);
                changing.set(false);
                changes.forEach(this::start);
            });
        }
    }

    void remind() {
        reminders.forEach(this::start);
    }

    /// Told of once, though it is settled in steps.
    synchronized void gone(String program) {
        if (gone.add(program)) {
            departures.forEach(listener -> start(() -> listener.accept(program)));
        }
    }

    private void start(Runnable work) {
        if (closed) {
            return;
        }
        Thread.ofVirtual()
                .name("neighbours")
                .start(() -> {
                    try {
                        work.run();
                    } catch (RuntimeException | Error failed) {
                        if (closed) {
                            LOG.debug("the program ends before it has heard", failed);
                        } else {
                            LOG.warn("what neighbours told was not heard", failed);
                        }
                    }
                });
    }
}
