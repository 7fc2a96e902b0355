package overtrick.club.play;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PendingClaim;
import overtrick.bridge.board.PendingUndo;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.Seat;
import overtrick.club.host.Snapshot;
import overtrick.club.store.StoreException;
import overtrick.club.table.Chair;
import overtrick.club.table.Member;
import overtrick.club.table.Table;
import overtrick.club.table.TableCommand.Move;
import overtrick.robots.Robot;
import overtrick.robots.bidding.Agreements;

/// The robots of the club. When one is asked for something it gets the view of its seat, thinks on
/// a thread of its own, and sends a command like anybody else.
final class RobotPlayers {

    private static final Logger LOG = LoggerFactory.getLogger(RobotPlayers.class);

    private final DuplicateHost host;
    private final Function<Agreements, Robot> players;
    private final Duration pace;
    private volatile boolean stopped;
    private final Semaphore thinkers =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors()));

    /// @param players who sits down when the sides have agreed on their systems
    /// @param pace how long a robot waits before it calls or plays, so that people can follow
    RobotPlayers(DuplicateHost host, Function<Agreements, Robot> players, Duration pace) {
        this.host = host;
        this.players = players;
        this.pace = pace;
    }

    void stop() {
        stopped = true;
    }

    /// Sets every robot to work that is asked for something at this moment.
    void consider(String stream, Snapshot<Table<Session>> now) {
        var table = now.state();
        var board = table.game().board().filter(open -> !open.isOver());
        if (board.isEmpty()) {
            return;
        }
        for (var seat : Seat.values()) {
            boolean robots = table.chair(seat).filter(Chair::isPlayedByRobot).isPresent();
            if (robots && isAsked(board.get(), seat)) {
                long moved = table.moved();
                Thread.ofVirtual().start(() -> act(stream, seat, moved, wait(board.get())));
            }
        }
    }

    private static boolean isAsked(BoardInPlay board, Seat seat) {
        if (board.claim().isPresent()) {
            return board.claim().filter(claim -> isAsked(claim, seat)).isPresent();
        }
        if (board.undo().isPresent()) {
            return board.undo().filter(undo -> isAsked(undo, seat)).isPresent();
        }
        return board.actor().filter(seat::equals).isPresent();
    }

    private static boolean isAsked(PendingClaim claim, Seat seat) {
        return claim.asked().contains(seat) && !claim.agreed().contains(seat);
    }

    private static boolean isAsked(PendingUndo undo, Seat seat) {
        return undo.asked().contains(seat) && !undo.agreed().contains(seat);
    }

    /// After a trick people want to look at it.
    private Duration wait(BoardInPlay board) {
        boolean leads =
                board.play()
                        .filter(play -> !play.isOver() && play.current().isEmpty())
                        .filter(play -> !play.tricks().isEmpty())
                        .isPresent();
        return leads ? pace.multipliedBy(2) : pace;
    }

    private void act(String stream, Seat seat, long moved, Duration wait) {
        try {
            if (wait.isPositive()) {
                Thread.sleep(wait);
            }
            var now = host.look(stream);
            if (now.state().moved() == moved && !stopped) {
                var member = new Member.RobotAt(seat);
                var view = host.rules().view(now.state(), member).game();
                if (view.isPresent()) {
                    var robot = players.apply(now.state().agreements());
                    for (var command : think(robot, view.get())) {
                        host.submit(stream, member, new Move<>(command, now.number()));
                    }
                }
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        } catch (StoreException failed) {
            if (!stopped) {
                LOG.warn("a robot's move at {} could not be kept", stream, failed);
            }
        }
    }

    /// The robot's wish; none when it has none. A robot that fails must not stop the table: then
    /// the first thing allowed is done, and the failure is ours to mend.
    private Set<BoardCommand> think(Robot robot, BoardView view) throws InterruptedException {
        thinkers.acquire();
        try {
            return robot.move(view).map(Set::of).orElseGet(Set::of);
        } catch (RuntimeException bug) {
            LOG.error("the robot failed at {}", view, bug);
            return Set.copyOf(
                    List.copyOf(view.offers()).subList(0, Math.min(1, view.offers().size())));
        } finally {
            thinkers.release();
        }
    }
}
