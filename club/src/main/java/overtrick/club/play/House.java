package overtrick.club.play;

import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.PendingClaim;
import overtrick.bridge.duplicate.Session;
import overtrick.club.host.Reply;
import overtrick.club.host.Snapshot;
import overtrick.club.store.StoreException;
import overtrick.club.table.Chair;
import overtrick.club.table.Member;
import overtrick.club.table.Table;
import overtrick.club.table.TableCommand.Move;
import overtrick.club.table.TableRefusal;

/// What the program itself does at a table: it brings the boards and minds the time.
final class House {

    private static final Logger LOG = LoggerFactory.getLogger(House.class);

    /// How long a conceding defender's partner may object before his silence counts (Law 68B2).
    static final Duration SILENCE = Duration.ofSeconds(8);

    /// How long robots among themselves leave a finished board on the table for those who watch.
    private static final Duration BETWEEN_BOARDS = Duration.ofSeconds(6);

    private final DuplicateHost host;
    private final BoardSource boards;
    private volatile boolean stopped;

    House(DuplicateHost host, BoardSource boards) {
        this.host = host;
        this.boards = boards;
    }

    /// The club is closing: nothing more is begun.
    void stop() {
        stopped = true;
    }

    void consider(String stream, Snapshot<Table<Session>> now) {
        var table = now.state();
        var board = table.game().board();
        if (board.isEmpty()) {
            if (table.isFull()) {
                errand(stream, () -> bringNext(stream, now.number()));
            }
            return;
        }
        board.flatMap(House::silence)
                .ifPresent(claim -> errand(stream, () -> letPass(stream, claim)));
        boolean robotsOnly =
                table.isFull() && table.chairs().values().stream().allMatch(Chair::isPlayedByRobot);
        if (board.get().isOver() && robotsOnly && host.watchers(stream) > 0) {
            errand(stream, () -> bringNextLater(stream, now.number()));
        }
    }

    /// Brings the next board, unless one is being played or something has happened meanwhile.
    ///
    /// @param seen the number of the last event the asker knew
    Reply bringNext(String stream, long seen) {
        var table = host.look(stream).state();
        var plan = table.plan();
        if (plan.isEmpty()) {
            return new Reply.NoSuchTable();
        }
        var next = boards.next(plan.get(), table.game().opened());
        return next.isEmpty()
                ? new Reply.Refused(TableRefusal.NO_MORE_BOARDS)
                : host.submit(stream, Member.House.HOUSE, new Move<>(next.get(), seen));
    }

    /// Does something on a thread of its own, for the table's owner must not wait.
    private void errand(String stream, Runnable work) {
        Thread.ofVirtual()
                .start(() -> {
                    try {
                        work.run();
                    } catch (StoreException failed) {
                        if (!stopped) {
                            LOG.warn("the house failed at {}", stream, failed);
                        }
                    }
                });
    }

    private static Optional<PendingClaim> silence(BoardInPlay board) {
        return board.claim()
                .filter(pending -> {
                    var partner = pending.claim().by().partner();
                    return pending.asked().contains(partner) && !pending.agreed().contains(partner);
                });
    }

    private void letPass(String stream, PendingClaim heard) {
        if (!slept(SILENCE) || stopped) {
            return;
        }
        var now = host.look(stream);
        var pending = now.state().game().board().flatMap(BoardInPlay::claim);
        if (pending.filter(still -> still.number() == heard.number()).isPresent()) {
            host.submit(
                    stream,
                    Member.House.HOUSE,
                    new Move<>(new LetSilencePass(heard.number()), now.number()));
        }
    }

    private void bringNextLater(String stream, long seen) {
        if (slept(BETWEEN_BOARDS) && !stopped) {
            bringNext(stream, seen);
        }
    }

    private static boolean slept(Duration time) {
        try {
            Thread.sleep(time);
            return true;
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
