package overtrick.log.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Refusal;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.Neighbours;
import overtrick.log.NewEvent;
import overtrick.log.StoreException;
import overtrick.log.meter.Act;

/// The host on one machine: a lock for each living thing, whose holder is its writer. State is a
/// cache of the log: what nobody needs is let go and comes back when it is asked for.
///
/// Where neighbours write to the same log, its unique key is the fence: who was overtaken reads on
/// and decides again, and nothing is refused by a state that was behind. What they have written is
/// followed when they tell of it, and attended to by the one who minds it.
public final class LocalHost<S, A, C, E, V> implements Host<A, C, V> {

    private static final Logger LOG = LoggerFactory.getLogger(LocalHost.class);

    /// How often something is decided anew because a neighbour was quicker.
    private static final int ATTEMPTS = 8;

    private final Kind<S, A, C, E, V> kind;
    private final EventLog log;
    private final Replay<S, E> replay;
    private final Attendant<S> attendant;
    private final Neighbours near;
    private final Awake<S> awake = new Awake<>(this::load, this::leave);

    /// Those that could not be looked after while the store was away, also such as are not in
    /// memory.
    private final Set<String> missed = ConcurrentHashMap.newKeySet();

    /// @param attendant made for this host, through which it acts
    public LocalHost(
            Kind<S, A, C, E, V> kind,
            EventLog log,
            Function<? super LocalHost<S, A, C, E, V>, Attendant<S>> attendant) {
        this.kind = kind;
        this.log = log;
        this.replay = new Replay<>(kind, log);
        this.attendant = attendant.apply(this);
        this.near = log.neighbours();
        near.hear(kind.streams(), this::hear);
        near.whenChanged(this::follow);
        near.nowAndThen(this::remind);
    }

    @Override
    public Reply submit(String id, A actor, C command, Supplier<Optional<Refusal>> last) {
        return awake.withWriter(
                id,
                (living, now) -> {
                    for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
                        try {
                            return decide(living, now, actor, command, last);
                        } catch (ConflictException overtaken) {
                            now = catchUp(living, now);
                        }
                    }
                    return decide(living, now, actor, command, last);
                });
    }

    /// Reads on after the log was found to end elsewhere; all of it where there is nothing more.
    private Snapshot<S> catchUp(Living<S> living, Snapshot<S> now) {
        var known = Objects.requireNonNullElse(living.now, now);
        var then = follow(living, known);
        return then.number() > now.number() ? then : load(living);
    }

    private Reply decide(
            Living<S> living,
            Snapshot<S> now,
            A actor,
            C command,
            Supplier<Optional<Refusal>> last) {
        return switch (kind.rules().decide(now.state(), actor, command)) {
            case Refused<E>(var reason) -> {
                if (isBehind(living, now)) {
                    yield decide(living, follow(living, now), actor, command, last);
                }
                yield refused(reason);
            }
            case Accepted<E>(var events) ->
                    last.get()
                            .map(LocalHost::refused)
                            .orElseGet(() -> new Reply.Done(accept(living, now, events)));
        };
    }

    private static Reply refused(Refusal reason) {
        Act.now().ifPresent(act -> act.refused(reason.toString()));
        return new Reply.Refused(reason);
    }

    private boolean isBehind(Living<S> living, Snapshot<S> now) {
        return near.areThere() && log.head(kind.stream(living.id)) > now.number();
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
        renewed(living, after);
        say(Word.What.GROWN, living);
        return after.number();
    }

    /// Everybody here is told of a new state.
    private void renewed(Living<S> living, Snapshot<S> now) {
        living.now = now;
        attend(living, now);
        living.watchers.forEach(LocalHost::tell);
    }

    /// The attendant is told in any case, once; the others when there is something new.
    private void attend(Living<S> living, Snapshot<S> before, Snapshot<S> now) {
        if (now.number() > before.number()) {
            renewed(living, now);
        } else {
            attend(living, now);
        }
    }

    /// It is attended to by the one who minds it, for everybody who watches.
    private void attend(Living<S> living, Snapshot<S> now) {
        if (near.minds(kind.stream(living.id))) {
            living.attended = true;
            tell(() -> attendant.attend(living.id, now, living.everybody()));
        } else {
            leave(living);
        }
    }

    private void leave(Living<S> living) {
        if (living.attended) {
            living.attended = false;
            tell(() -> attendant.leave(living.id));
        }
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
        if (living == null || now == null) {
            return awake.withWriter(id, (_, loaded) -> loaded);
        }
        return hasMissed(living, now) ? replay.since(id, now) : now;
    }

    /// Whether whoever asks may have seen more at a neighbour’s. They see it before it is followed
    /// here, which waits for the writer; while the store is away, what is known here.
    private boolean hasMissed(Living<S> living, Snapshot<S> now) {
        try {
            return near.areThere()
                    && now.number() < Asking.number(kind.stream(living.id), log::head);
        } catch (StoreException away) {
            return false;
        }
    }

    /// Whoever comes from a neighbour with what was acknowledged there, sees it here.
    @Override
    public Watch watch(String id, Runnable onChange) {
        return awake.withWriter(
                id,
                (living, now) -> {
                    var then = near.areThere() ? replay.since(id, now) : now;
                    living.watchers.add(onChange);
                    attend(living, now, then);
                    say(Word.What.WATCHED, living);
                    return () -> {
                        living.watchers.remove(onChange);
                        say(Word.What.WATCHED, living);
                    };
                });
    }

    private void say(Word.What what, Living<S> living) {
        var now = living.now;
        if (near.areThere() && now != null) {
            var word = new Word(what, living.id, now.number(), living.watchers.size());
            near.tell(kind.streams(), word.toString());
        }
    }

    /// A neighbour tells of something. Of what is minded here all is heard, of anything else what
    /// is in memory.
    private void hear(String neighbour, String text) {
        var word = Word.of(text);
        if (!awake.has(word.id()) && !near.minds(kind.stream(word.id()))) {
            return;
        }
        lookAfter(word.id(), (living, now) -> hear(living, now, neighbour, word));
    }

    private void hear(Living<S> living, Snapshot<S> now, String neighbour, Word word) {
        boolean news = living.hear(neighbour, word.watchers());
        if (word.what() == Word.What.REWRITTEN) {
            living.now = null; // nobody sees it any more, though the store be away
            var _ = load(living);
        } else if (now.number() < word.number()) {
            var _ = follow(living, now);
        } else {
            if (news && now.number() > 0) {
                attend(living, now);
            }
            if (word.what() == Word.What.WATCHED && now.number() > word.number()) {
                say(Word.What.GROWN, living); // they have missed it
            }
        }
    }

    /// Does for one what neighbours are the reason for: once more while the store is away. What
    /// cannot be followed at all keeps nobody from the others.
    private void lookAfter(String id, BiConsumer<Living<S>, Snapshot<S>> work) {
        try {
            var _ =
                    awake.withWriter(
                            id,
                            (living, now) -> {
                                work.accept(living, now);
                                return now;
                            });
        } catch (StoreException away) {
            LOG.warn("{} is not followed yet: {}", kind.stream(id), away.getMessage());
            missed.add(id);
        } catch (UnreadableException broken) {
            LOG.warn("{} is not followed: {}", kind.stream(id), broken.getMessage());
        }
    }

    /// Reads on in the log.
    private Snapshot<S> follow(Living<S> living, Snapshot<S> now) {
        var then = replay.since(living.id, now);
        if (then.number() > now.number()) {
            renewed(living, then);
        }
        return then;
    }

    /// Somebody else minds some of what is here, and words may have been lost.
    private void follow() {
        awake.ids().forEach(this::follow);
    }

    private void follow(String id) {
        lookAfter(
                id,
                (living, now) -> {
                    attend(living, now, replay.since(id, now));
                    say(Word.What.WATCHED, living);
                });
    }

    private void makeUpFor(String id) {
        if (awake.has(id)) {
            follow(id);
        } else {
            wake(id);
        }
    }

    /// Says again who watches, should it have been missed.
    private void remind() {
        for (String id : Set.copyOf(missed)) {
            if (missed.remove(id)) { // it may be missed again
                makeUpFor(id);
            }
        }
        for (var living : awake.all()) {
            if (!living.watchers.isEmpty()) {
                say(Word.What.WATCHED, living);
            }
            if (living.forgetTheSilent()) {
                lookAfter(living.id, this::attend);
            }
        }
    }

    /// Has one looked after here that a neighbour may have minded before, also when nobody watches.
    public void wake(String id) {
        if (!awake.has(id) && near.minds(kind.stream(id))) {
            lookAfter(id, (_, _) -> {}); // whatever comes into memory is
        }
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
                awake.withWriter(
                        id,
                        (living, _) -> {
                            var rows = new ArrayList<Beside>();
                            replay.project(id, rows::add);
                            writer.accept(rows);
                            var now = load(living);
                            say(Word.What.REWRITTEN, living);
                            return now;
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
        awake.letRest(idle, most);
    }

    private Snapshot<S> load(Living<S> living) {
        var now = replay.of(living.id);
        living.now = now;
        if (now.number() > 0) {
            renewed(living, now); // another host has written
        }
        return now;
    }
}
