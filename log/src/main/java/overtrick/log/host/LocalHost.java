package overtrick.log.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.NewEvent;
import overtrick.log.meter.Act;

/// The host on one machine: a lock for each living thing, whose holder is its writer. State is a
/// cache of the log: what nobody needs is let go and comes back when it is asked for.
public final class LocalHost<S, A, C, E, V> implements Host<A, C, V> {

    private static final Logger LOG = LoggerFactory.getLogger(LocalHost.class);

    private final Kind<S, A, C, E, V> kind;
    private final EventLog log;
    private final Replay<S, E> replay;
    private final Attendant<S> attendant;
    private final ConcurrentHashMap<String, Living<S>> awake = new ConcurrentHashMap<>();

    /// @param attendant made for this host, through which it acts
    public LocalHost(
            Kind<S, A, C, E, V> kind,
            EventLog log,
            Function<? super LocalHost<S, A, C, E, V>, Attendant<S>> attendant) {
        this.kind = kind;
        this.log = log;
        this.replay = new Replay<>(kind, log);
        this.attendant = attendant.apply(this);
    }

    @Override
    public Reply submit(String id, A actor, C command) {
        return withWriter(
                id,
                (living, now) -> {
                    try {
                        return decide(living, now, actor, command);
                    } catch (ConflictException overtaken) {
                        return decide(living, load(living), actor, command);
                    }
                });
    }

    private Reply decide(Living<S> living, Snapshot<S> now, A actor, C command) {
        return switch (kind.rules().decide(now.state(), actor, command)) {
            case Refused<E>(var reason) -> {
                Act.now().ifPresent(act -> act.refused(reason.toString()));
                yield new Reply.Refused(reason);
            }
            case Accepted<E>(var events) -> new Reply.Done(accept(living, now, events));
        };
    }

    private long accept(Living<S> living, Snapshot<S> now, List<E> events) {
        var written = new ArrayList<NewEvent>();
        var state = now.state();
        for (var event : events) {
            written.add(kind.codec().encode(event));
            state = kind.rules().evolve(state, event);
        }
        var after = new Snapshot<>(now.number() + events.size(), state);
        var beside = kind.projection().after(living.id, after, events);
        log.append(kind.stream(living.id), now.number(), written, beside);
        Act.now().ifPresent(Act::durable);
        living.now = after;
        tell(() -> attendant.attend(living.id, after, living.watchers.size()));
        living.watchers.forEach(LocalHost::tell);
        return after.number();
    }

    /// What has happened stays so, whatever becomes of those who are told: their failures are
    /// theirs.
    private static void tell(Runnable listener) {
        try {
            listener.run();
        } catch (RuntimeException | Error broken) {
            LOG.error("somebody who was told of a change failed", broken);
        }
    }

    @Override
    public Snapshot<V> view(String id, A viewer) {
        var now = look(id);
        return new Snapshot<>(now.number(), kind.rules().view(now.state(), viewer));
    }

    private Snapshot<S> look(String id) {
        var living = awake.get(id);
        var now = living == null ? null : living.now;
        return now != null ? now : withWriter(id, (_, loaded) -> loaded);
    }

    @Override
    public Watch watch(String id, Runnable onChange) {
        return withWriter(
                id,
                (living, now) -> {
                    living.watchers.add(onChange);
                    tell(() -> attendant.attend(id, now, living.watchers.size()));
                    return () -> living.watchers.remove(onChange);
                });
    }

    /// What lives here.
    public Kind<S, A, C, E, V> kind() {
        return kind;
    }

    /// Other events stand in the log in the places of some: reads them anew, and hands on all rows
    /// of the read models that follow, each with the time of its event. Nobody writes meanwhile.
    ///
    /// @throws UnreadableException when what has happened cannot be read back
    public void reread(String id, Consumer<List<Beside>> writer) {
        var _ =
                withWriter(
                        id,
                        (living, _) -> {
                            var rows = new ArrayList<Beside>();
                            replay.project(id, rows::add);
                            writer.accept(rows);
                            return load(living);
                        });
    }

    /// Whether this one is in memory: the cheapest sign that it exists.
    public boolean isAwake(String id) {
        var living = awake.get(id);
        var now = living == null ? null : living.now;
        return now != null && now.number() > 0;
    }

    /// How many are in memory.
    public int awake() {
        return awake.size();
    }

    /// Lets go of all that nobody watches and that has not been asked for during the time given,
    /// and of those longest unasked while there are more than so many in memory.
    public void letRest(Duration idle, int most) {
        long before = System.nanoTime() - idle.toNanos();
        int tooMany = awake.size() - most;
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
        return awake.values().stream()
                .filter(living -> living.watchers.isEmpty())
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
        if (living.watchers.isEmpty() && !living.gone) {
            living.gone = true;
            awake.remove(living.id, living);
            tell(() -> attendant.leave(living.id));
        }
    }

    private <T> T withWriter(String id, BiFunction<Living<S>, Snapshot<S>, T> work) {
        while (true) {
            var living = awake.computeIfAbsent(id, Living::new);
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
            return work.apply(living, now != null ? now : load(living));
        } finally {
            var now = living.now;
            if (now == null || now.number() == 0) { // nothing ever happened, or it cannot be read
                forget(living);
            }
        }
    }

    private Snapshot<S> load(Living<S> living) {
        var now = replay.of(living.id);
        living.now = now;
        if (now.number() > 0) {
            tell(() -> attendant.attend(living.id, now, living.watchers.size()));
            living.watchers.forEach(LocalHost::tell); // another host has written
        }
        return now;
    }

    /// One thing that lives, while it is in memory.
    private static final class Living<S> {

        private final String id;
        private final ReentrantLock lock = new ReentrantLock();
        private final Set<Runnable> watchers = new CopyOnWriteArraySet<>();
        private volatile @Nullable Snapshot<S> now;
        private volatile long touched = System.nanoTime();
        private boolean gone;

        private Living(String id) {
            this.id = id;
        }
    }
}
