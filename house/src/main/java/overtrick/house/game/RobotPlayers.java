package overtrick.house.game;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.cards.Seat;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.Pace;
import overtrick.house.table.Table;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.log.StoreException;
import overtrick.log.host.Host;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;

/// The robots at the tables of one game. When a seat of theirs is asked for something it gets its
/// view, thinks, and sends a command like anybody else. There is one thought for a seat at a time;
/// it ends when the game has moved on. What is refused, fails or comes too late is replaced by
/// something simpler, and what cannot be kept is tried again until it can: a table never stands
/// still because of a robot.
final class RobotPlayers<S, C, V> {

    private static final Logger LOG = LoggerFactory.getLogger(RobotPlayers.class);

    /// The delay before a robot's command is retried that the store could not keep or that came too
    /// early.
    private static final Duration AGAIN = Duration.ofMillis(500);

    private final Game<S, C, ?, V> game;
    private final Host<Member, TableCommand<C>, TableView<V>> host;
    private final Thinking thinking;
    private final Duration pace;
    private final Map<String, Map<Seat, Turn>> turns = new ConcurrentHashMap<>();

    /// @param pace how long a robot waits before it calls or plays, so that people can follow
    RobotPlayers(
            Game<S, C, ?, V> game,
            Host<Member, TableCommand<C>, TableView<V>> host,
            Thinking thinking,
            Duration pace) {
        this.game = game;
        this.host = host;
        this.thinking = thinking;
        this.pace = pace;
    }

    /// Sets every robot to work that is asked for something now, and stops all others. Called by
    /// the table's writer, one call after the other.
    void consider(String id, Snapshot<Table<S>> now) {
        var table = now.state();
        var asked = asked(table);
        var known = turns.getOrDefault(id, Map.of());
        if (asked.isEmpty() && known.isEmpty()) {
            return;
        }
        var going = new EnumMap<Seat, Turn>(Seat.class);
        for (var seat : asked) {
            var turn = known.get(seat);
            going.put(
                    seat,
                    turn != null && turn.moved == table.moved()
                            ? turn.told(now.number())
                            : new Turn(id, seat, table.moved(), now.number()));
        }
        known.forEach((seat, turn) -> {
            if (going.get(seat) != turn) {
                turn.stop();
            }
        });
        if (going.isEmpty()) {
            turns.remove(id);
        } else {
            turns.put(id, going);
        }
        var pause = game.pause(table.game(), game.pace(table, pace));
        going.forEach((seat, turn) -> {
            if (known.get(seat) != turn) {
                turn.begin(pause);
            } else if (table.tempo().haste().isOn()) {
                turn.skip();
            }
        });
    }

    private Set<Seat> asked(Table<S> table) {
        var asked = EnumSet.noneOf(Seat.class);
        if (table.tempo().pace() == Pace.STILL) {
            return asked;
        }
        for (var seat : game.askedOfRobots(table)) {
            if (table.chair(seat).filter(Chair::isPlayedByRobot).isPresent()) {
                asked.add(seat);
            }
        }
        return asked;
    }

    void leave(String id) {
        var left = turns.remove(id);
        if (left != null) {
            left.values().forEach(Turn::stop);
        }
    }

    /// What one seat is asked for, from one move of the game to the next.
    private final class Turn {

        private final String id;
        private final Seat seat;
        private final long moved;
        private volatile long told;
        private volatile boolean stopped;
        private final AtomicBoolean waiting = new AtomicBoolean(true);
        private volatile Timer.Appointment appointment = () -> {};
        private volatile Thinking.Thought thought = () -> {};

        private Turn(String id, Seat seat, long moved, long told) {
            this.id = id;
            this.seat = seat;
            this.moved = moved;
            this.told = told;
        }

        /// The table has gone on, and the turn has not ended by that.
        ///
        /// @param number of the last event
        private Turn told(long number) {
            told = number;
            return this;
        }

        private void begin(Duration pause) {
            later(pause, this::takeUp);
        }

        /// Ends the pause, unless the robot is thinking already. The pause may be over just now:
        /// whoever comes first takes it up.
        private void skip() {
            if (waiting.get()) {
                appointment.cancel();
                begin(Duration.ZERO);
            }
        }

        private void takeUp() {
            if (waiting.compareAndSet(true, false)) {
                attempt(this::think);
            }
        }

        private void stop() {
            stopped = true;
            appointment.cancel();
            thought.cancel();
        }

        /// Does a step after a time, unless the turn is over then; again and again while the store
        /// fails.
        private void later(Duration time, Runnable step) {
            appointment = thinking.timer().after(time, () -> attempt(step));
            if (stopped) {
                appointment.cancel();
            }
        }

        private void attempt(Runnable step) {
            if (stopped) {
                return;
            }
            try {
                step.run();
            } catch (StoreException failed) {
                if (!thinking.timer().isClosed()) {
                    LOG.warn("a robot at {} waits for the store: {}", id, failed.getMessage());
                    later(AGAIN, step);
                }
            }
        }

        private void think() {
            var table = host.view(id, new Member.RobotAt(seat));
            var view = table.state().game();
            var player = game.player(table.state());
            thought =
                    thinking.about(
                            () -> player.think(view),
                            () -> atOnce(player, view),
                            wish -> attempt(() -> act(player, view, wish, table.number())));
            if (stopped) {
                thought.cancel();
            }
        }

        private Optional<C> atOnce(Player<C, V> player, V view) {
            try {
                return player.atOnce(view);
            } catch (RuntimeException bug) {
                LOG.error("a robot at {} failed", id, bug);
                return Optional.empty();
            }
        }

        /// Does what the robot wishes; if that is refused, the first thing that is not. When
        /// nothing is left and the robot has seen more than its turn was told, the turn is most
        /// likely over: it looks again, unless the writer ends the turn before.
        private void act(Player<C, V> player, V view, Optional<C> wish, long seen) {
            if (wish.isPresent() && isSettled(wish.get(), seen)) {
                return;
            }
            for (var offer : player.offers(view)) {
                if (isSettled(offer, seen)) {
                    return;
                }
            }
            if (seen > told) {
                later(AGAIN, this::think);
                return;
            }
            LOG.error("the robot {} at {} has nothing to do that is allowed", seat, id);
        }

        /// Whether this turn is over: the command was accepted, or the game has moved on anyway.
        private boolean isSettled(C command, long seen) {
            if (stopped) {
                return true;
            }
            return switch (host.submit(id, new Member.RobotAt(seat), new Move<>(command, seen))) {
                case Reply.Done _ -> true;
                case Reply.Refused(var reason) -> {
                    boolean overtaken = OVERTAKEN.contains(reason);
                    if (!overtaken) {
                        LOG.warn("{} refuses {} of the robot {}: {}", id, command, seat, reason);
                    }
                    yield overtaken;
                }
            };
        }
    }

    /// What a robot is told when somebody was quicker.
    private static final List<TableRefusal> OVERTAKEN =
            List.of(
                    TableRefusal.TABLE_HAS_MOVED_ON,
                    TableRefusal.TABLE_STANDS_STILL,
                    TableRefusal.NOT_PLAYED_BY_ROBOT);
}
