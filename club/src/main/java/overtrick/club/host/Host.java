package overtrick.club.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Rules;
import overtrick.club.store.EventLog;
import overtrick.club.store.EventLog.ConflictException;
import overtrick.club.store.LoggedEvent;
import overtrick.club.store.NewEvent;

/// Runs living things on one machine. Each has one owner at a time, who decides, appends to the
/// log, and only then acknowledges and tells those who watch. State is a cache of the log: what
/// nobody needs is let go and comes back when it is asked for. Meant to be called from virtual
/// threads.
public final class Host<S, A, C, E> {

    private final Rules<S, A, C, E, ?> rules;
    private final EventCodec<E> codec;
    private final EventLog log;
    private final Observer<S, E> observer;
    private final ConcurrentHashMap<String, Living<S>> awake = new ConcurrentHashMap<>();

    public Host(
            Rules<S, A, C, E, ?> rules,
            EventCodec<E> codec,
            EventLog log,
            Observer<S, E> observer) {
        this.rules = rules;
        this.codec = codec;
        this.log = log;
        this.observer = observer;
    }

    /// Decides on a command; when the answer is [Reply.Done] its events are durable.
    ///
    /// @throws overtrick.club.store.StoreException when the store fails: nothing has happened then
    public Reply submit(String stream, A actor, C command) {
        return withOwner(
                stream,
                (living, now) -> {
                    try {
                        return decide(living, now, actor, command);
                    } catch (ConflictException overtaken) {
                        return decide(living, load(living), actor, command);
                    }
                });
    }

    private Reply decide(Living<S> living, Snapshot<S> now, A actor, C command) {
        return switch (rules.decide(now.state(), actor, command)) {
            case Refused<E>(var reason) -> new Reply.Refused(reason);
            case Accepted<E>(var events) -> new Reply.Done(accept(living, now, events).number());
        };
    }

    private Snapshot<S> accept(Living<S> living, Snapshot<S> now, List<E> events) {
        var written = new ArrayList<NewEvent>();
        var state = now.state();
        for (var event : events) {
            written.add(codec.encode(event));
            state = rules.evolve(state, event);
        }
        var at = log.append(living.stream, now.number(), written);
        var after = new Snapshot<>(now.number() + events.size(), state);
        living.now = after;
        observer.happened(living.stream, after, events, at);
        living.watchers.forEach(Runnable::run);
        return after;
    }

    /// The present state, from the log if need be; number 0 when nothing has ever happened.
    public Snapshot<S> look(String stream) {
        var living = awake.get(stream);
        var now = living == null ? null : living.now;
        return now != null ? now : withOwner(stream, (_, loaded) -> loaded);
    }

    /// Calls back after every change, from the owner's thread: it must only give a signal.
    public Watch watch(String stream, Runnable onChange) {
        return withOwner(
                stream,
                (living, _) -> {
                    living.watchers.add(onChange);
                    return () -> living.watchers.remove(onChange);
                });
    }

    public int watchers(String stream) {
        var living = awake.get(stream);
        return living == null ? 0 : living.watchers.size();
    }

    /// How many are in memory.
    public int awake() {
        return awake.size();
    }

    /// Lets go of all that nobody watches and that has not been asked for during the time given.
    public void letRest(Duration idle) {
        long before = System.nanoTime() - idle.toNanos();
        for (var living : Set.copyOf(awake.values())) {
            if (living.watchers.isEmpty() && living.touched - before < 0 && living.lock.tryLock()) {
                try {
                    forget(living);
                } finally {
                    living.lock.unlock();
                }
            }
        }
    }

    private void forget(Living<S> living) {
        if (living.watchers.isEmpty()) {
            living.gone = true;
            awake.remove(living.stream, living);
        }
    }

    private <T> T withOwner(String stream, BiFunction<Living<S>, Snapshot<S>, T> work) {
        while (true) {
            var living = awake.computeIfAbsent(stream, Living::new);
            living.lock.lock();
            try {
                if (!living.gone) {
                    living.touched = System.nanoTime();
                    var now = living.now;
                    var result = work.apply(living, now != null ? now : load(living));
                    forgetIfNothingEverHappened(living);
                    return result;
                }
            } finally {
                living.lock.unlock();
            }
        }
    }

    private void forgetIfNothingEverHappened(Living<S> living) {
        var now = living.now;
        if (now == null || now.number() == 0) {
            forget(living);
        }
    }

    private Snapshot<S> load(Living<S> living) {
        var state = rules.start();
        long number = 0;
        for (LoggedEvent logged : log.read(living.stream, 0)) {
            state = rules.evolve(state, codec.decode(logged.event()));
            number = logged.number();
        }
        var now = new Snapshot<>(number, state);
        living.now = now;
        if (number > 0) {
            observer.woken(living.stream, now);
        }
        return now;
    }

    /// One thing that lives, while it is in memory.
    private static final class Living<S> {

        private final String stream;
        private final ReentrantLock lock = new ReentrantLock();
        private final Set<Runnable> watchers = new CopyOnWriteArraySet<>();
        private volatile @Nullable Snapshot<S> now;
        private volatile long touched = System.nanoTime();
        private boolean gone;

        private Living(String stream) {
            this.stream = stream;
        }
    }
}
