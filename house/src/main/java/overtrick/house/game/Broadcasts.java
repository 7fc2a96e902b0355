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
import overtrick.house.table.TableView;
import overtrick.house.thinking.Timer;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.host.Kind;
import overtrick.log.host.Snapshot;

/// Tables with a delay, followed in the log at the distance that their owners chose. What the
/// table's page and stream show is worked out from an older state of the table, which knows nothing
/// of what came later; other addresses ask whether something is kept back.
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

    /// One table.
    private final class Followed {

        private final TableId table;
        private final Delay delay;

        /// What has been read and is not shown.
        private final Deque<LoggedEvent> waiting = new ArrayDeque<>();

        private Snapshot<Table<S>> shown = new Snapshot<>(0, kind.rules().start());

        /// The table after all that has been read, where deals are shown when they are over.
        private Snapshot<Table<S>> read = shown;

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
            if (delay.isByDeals()) {
                showDeals();
            } else {
                showUntil(clock.instant().minus(delay.time()));
            }
            var rules = game.rules(now.terms());
            var then = shown.number() == 0 ? rules.start() : shown.state().game();
            int deals = game.deals(then);
            var said = shown.number() == 0 ? List.<ChatLine>of() : shown.state().chat();
            var seen = rules.view(then, Outsider.WATCHER);
            return new Shown<>(
                    now.later(shown.number(), deals, said, seen),
                    game.isUnderWay(then) ? deals - 1 : deals,
                    shown.number() < known);
        }

        private void note(LoggedEvent event) {
            waiting.add(event);
            known = event.number();
        }

        private Snapshot<Table<S>> after(Snapshot<Table<S>> before, LoggedEvent logged) {
            var event = kind.codec().decode(logged.event());
            return new Snapshot<>(logged.number(), kind.rules().evolve(before.state(), event));
        }

        private void showDeals() {
            for (var next = waiting.peek(); next != null; next = waiting.peek()) {
                read = after(read, next);
                waiting.remove();
                if (!game.isUnderWay(read.state().game())) {
                    shown = read;
                }
            }
        }

        private void showUntil(Instant last) {
            var next = waiting.peek();
            while (next != null && !next.at().isAfter(last)) {
                shown = after(shown, next);
                waiting.remove();
                next = waiting.peek();
            }
            if (next != null && !appointed) {
                appointed = true;
                timer.after(Duration.between(last, next.at()).plusMillis(1), this::tell);
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
