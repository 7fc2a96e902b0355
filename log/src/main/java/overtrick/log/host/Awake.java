package overtrick.log.host;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What is in memory of the things of one kind, each with a lock whose holder is its writer. It
/// comes when it is asked for, and goes when nobody needs it.
final class Awake<S> {

    private final ConcurrentHashMap<String, Living<S>> all = new ConcurrentHashMap<>();
    private final Function<Living<S>, Snapshot<S>> load;
    private final Consumer<Living<S>> leave;

    /// @param load reads the state of one that has none, and leaves it there
    /// @param leave is told of each that is let go
    Awake(Function<Living<S>, Snapshot<S>> load, Consumer<Living<S>> leave) {
        this.load = load;
        this.leave = leave;
    }

    @Nullable Living<S> get(String id) {
        return all.get(id);
    }

    boolean has(String id) {
        return all.containsKey(id);
    }

    int size() {
        return all.size();
    }

    Collection<Living<S>> all() {
        return all.values();
    }

    /// Those of now; others may come and go meanwhile.
    List<String> ids() {
        return List.copyOf(all.keySet());
    }

    /// Does something as the writer of one, which comes into memory for it.
    <T> T withWriter(String id, BiFunction<Living<S>, Snapshot<S>, T> work) {
        while (true) {
            var living = all.computeIfAbsent(id, Living::new);
            living.lock.lock();
            try {
                if (!living.gone) {
                    living.touched = System.nanoTime();
                    return work(living, work);
                }
            } finally {
                living.lock.unlock();
            }
        }
    }

    private <T> T work(Living<S> living, BiFunction<Living<S>, Snapshot<S>, T> work) {
        try {
            var now = living.now;
            return work.apply(living, now != null ? now : load.apply(living));
        } finally {
            var now = living.now;
            if (now == null || now.number() == 0) { // nothing ever happened, or it cannot be read
                forget(living);
            }
        }
    }

    /// Lets go of all that nobody watches and that has not been asked for during the time given,
    /// and of those longest unasked while there are more than so many.
    void letRest(Duration idle, int most) {
        long before = System.nanoTime() - idle.toNanos();
        int tooMany = all.size() - most;
        for (var unwatched : unwatched(before)) {
            if (unwatched.asked() >= 0 && tooMany <= 0) {
                return;
            }
            letRest(unwatched.living());
            tooMany--;
        }
    }

    /// Those longest unasked first. Each says once when it was asked: others ask meanwhile, and an
    /// order of values that change is none.
    private List<Unwatched<S>> unwatched(long before) {
        return all.values().stream()
                .filter(Living::isUnwatched)
                .map(living -> new Unwatched<>(living, living.touched - before))
                .sorted(Comparator.comparingLong(Unwatched::asked))
                .toList();
    }

    /// @param asked when it was asked for last, from the moment that parts the idle from the others
    private record Unwatched<S>(Living<S> living, long asked) {}

    private void letRest(Living<S> living) {
        if (living.lock.tryLock()) {
            try {
                forget(living);
            } finally {
                living.lock.unlock();
            }
        }
    }

    private void forget(Living<S> living) {
        if (living.isUnwatched() && !living.gone) {
            living.gone = true;
            all.remove(living.id, living);
            leave.accept(living);
        }
    }
}
