package overtrick.house.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import overtrick.cards.Party.Outsider;
import overtrick.house.codes.TableId;
import overtrick.house.table.ChatLine;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.Table;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.DelaySet;
import overtrick.house.table.TableView;
import overtrick.house.thinking.Timer;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.host.Kind;
import overtrick.log.host.Snapshot;

/// Tables with a delay, followed in the log at the distance that their owners chose: what was
/// played is shown no sooner than was said then, and no sooner than is said now. What the table's
/// page and stream show is worked out from an older state of the table, which knows nothing of what
/// came later; other addresses ask whether something is kept back.
///
/// @param <S> the game's state
/// @param <C> its commands
/// @param <E> its events
/// @param <V> its views
final class Broadcasts<S, C, E, V> implements Later<V> {

    /// Tables that are followed at once; one that has been let go is read anew.
    private static final int MOST = 256;

    private final Game<S, C, E, V> game;
    private final Kind<Table<S>, Member, TableCommand<C>, TableEvent<E>, TableView<V>> kind;
    private final EventLog log;
    private final InstantSource clock;
    private final Timer timer;
    private final Consumer<TableId> due;
    private final Map<TableId, Followed> followed =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<TableId, Followed> eldest) {
                    return size() > MOST;
                }
            };

    /// @param due is told of a table of which more may be shown
    Broadcasts(
            Game<S, C, E, V> game,
            Kind<Table<S>, Member, TableCommand<C>, TableEvent<E>, TableView<V>> kind,
            EventLog log,
            InstantSource clock,
            Timer timer,
            Consumer<TableId> due) {
        this.game = game;
        this.kind = kind;
        this.log = log;
        this.clock = clock;
        this.timer = timer;
        this.due = due;
    }

    @Override
    public Shown<V> of(TableId table, TableView<V> now) {
        Followed one;
        synchronized (followed) {
            one = followed.get(table);
            if (one == null || one.delay != now.door().delay()) {
                one = new Followed(table, now.door().delay());
                followed.put(table, one);
            }
        }
        return one.at(now);
    }

    /// Something that has happened at a table, with the delay that held then.
    private record Happened<E>(long number, Instant at, TableEvent<E> event, Delay delay) {}

    /// One table.
    private final class Followed {

        private final TableId table;
        private final Delay delay;

        /// What has been read and is not shown.
        private final Deque<Happened<E>> waiting = new ArrayDeque<>();

        private Snapshot<Table<S>> shown = new Snapshot<>(0, kind.rules().start());

        /// The table after all that has been read.
        private Table<S> read = shown.state();

        /// The last event that has been read after which no deal was under way.
        private long over;

        /// The delay after all that has been read.
        private Delay last = Delay.NONE;

        private long known;
        private boolean appointed;

        private Followed(TableId table, Delay delay) {
            this.table = table;
            this.delay = delay;
        }

        private synchronized Shown<V> at(TableView<V> now) {
            if (known < now.number()) {
                log.read(kind.stream(table.code()), known, this::note);
            }
            var time = clock.instant();
            var next = waiting.peek();
            while (next != null && isDue(next, time)) {
                shown = new Snapshot<>(next.number(), after(shown.state(), next.event()));
                waiting.remove();
                next = waiting.peek();
            }
            if (next != null) {
                appoint(Duration.between(time, due(next)));
            }
            return shown(now);
        }

        private Shown<V> shown(TableView<V> now) {
            var rules = game.rules(now.terms());
            var then = shown.number() == 0 ? rules.start() : shown.state().game();
            int deals = game.deals(then);
            var said = shown.number() == 0 ? List.<ChatLine>of() : shown.state().chat();
            var seen = rules.view(then, Outsider.WATCHER);
            boolean behind = !waiting.isEmpty();
            return new Shown<>(
                    behind || delay != Delay.NONE
                            ? now.later(shown.number(), by(), deals, said, seen)
                            : now.atOnce(),
                    game.isUnderWay(then) ? deals - 1 : deals,
                    behind);
        }

        private void note(LoggedEvent logged) {
            var event = kind.codec().decode(logged.event());
            read = after(read, event);
            known = logged.number();
            if (!game.isUnderWay(read.game())) {
                over = known;
            }
            // That the delay is another tells nothing of the play, and keeps nothing back.
            boolean sets = event instanceof DelaySet<E>;
            waiting.add(new Happened<>(known, logged.at(), event, sets ? Delay.NONE : last));
            last = event instanceof DelaySet<E>(var other) ? other : last;
        }

        private Table<S> after(Table<S> before, TableEvent<E> event) {
            return kind.rules().evolve(before, event);
        }

        /// What was played waits as long as was said then, and as long as is said now.
        private boolean isDue(Happened<E> one, Instant time) {
            boolean byDeals = delay.isByDeals() || one.delay().isByDeals();
            return !time.isBefore(due(one)) && (!byDeals || one.number() <= over);
        }

        private Instant due(Happened<E> one) {
            var then = one.delay().time();
            return one.at().plus(then.compareTo(delay.time()) > 0 ? then : delay.time());
        }

        /// The delay that keeps back what is to be shown next.
        private Delay by() {
            var next = waiting.peek();
            return next != null && next.delay().isLongerThan(delay) ? next.delay() : delay;
        }

        /// Looks again in so long; what waits for the end of its deal is looked for when that ends.
        private void appoint(Duration wait) {
            if (!appointed && wait.isPositive()) {
                appointed = true;
                timer.after(wait.plusMillis(1), this::tell);
            }
        }

        private void tell() {
            synchronized (this) {
                appointed = false;
            }
            due.accept(table);
        }
    }
}
