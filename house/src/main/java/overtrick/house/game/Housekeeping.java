package overtrick.house.game;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.house.table.Member;
import overtrick.house.table.Table;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.house.thinking.Timer;
import overtrick.log.StoreException;
import overtrick.log.host.Host;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;

/// What the program itself does at the tables of one game: it brings the boards and minds the time.
/// An errand is dropped when the game moves on before its time has come.
final class Housekeeping<S, C, V> {

    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

    /// The delay before a task is retried that the store could not keep.
    private static final Duration AGAIN = Duration.ofMillis(500);

    private final Game<S, C, ?, V> game;
    private final Host<Member, TableCommand<C>, TableView<V>> host;
    private final Timer timer;
    private final Map<String, Map<String, Due>> due = new ConcurrentHashMap<>();

    Housekeeping(
            Game<S, C, ?, V> game, Host<Member, TableCommand<C>, TableView<V>> host, Timer timer) {
        this.game = game;
        this.host = host;
        this.timer = timer;
    }

    /// Takes note of what is to be done, and drops what no longer is. Called by the table's writer,
    /// one call after the other.
    void consider(String id, Snapshot<Table<S>> now, int watchers) {
        game.attend(now.state());
        var errands = game.errands(id, now.state(), watchers);
        var known = due.getOrDefault(id, Map.of());
        if (errands.isEmpty() && known.isEmpty()) {
            return;
        }
        var kept = new LinkedHashMap<String, Due>();
        for (var errand : errands) {
            var noted = known.get(errand.what());
            boolean same = noted != null && noted.moved == now.state().moved();
            kept.put(errand.what(), same ? noted : new Due(id, errand, now));
        }
        known.forEach((what, noted) -> {
            if (kept.get(what) != noted) {
                noted.drop();
            }
        });
        if (kept.isEmpty()) {
            due.remove(id);
        } else {
            due.put(id, kept);
        }
        kept.forEach((what, noted) -> {
            if (known.get(what) != noted) {
                noted.wait(noted.errand.after());
            }
        });
    }

    void leave(String id) {
        var left = due.remove(id);
        if (left != null) {
            left.values().forEach(Due::drop);
        }
    }

    /// One errand, from one move of the game to the next.
    private final class Due {

        private final String id;
        private final Errand<C> errand;
        private final long moved;
        private final long seen;
        private volatile boolean dropped;
        private volatile Timer.Appointment appointment = () -> {};

        private Due(String id, Errand<C> errand, Snapshot<Table<S>> now) {
            this.id = id;
            this.errand = errand;
            this.moved = now.state().moved();
            this.seen = now.number();
        }

        private void drop() {
            dropped = true;
            appointment.cancel();
        }

        private void wait(Duration time) {
            appointment = timer.after(time, this::run);
            if (dropped) {
                appointment.cancel();
            }
        }

        private void run() {
            if (dropped) {
                return;
            }
            try {
                errand.command().get().ifPresent(this::submit);
            } catch (StoreException failed) {
                if (!timer.isClosed()) {
                    LOG.warn("the house at {} waits for the store: {}", id, failed.getMessage());
                    wait(AGAIN);
                }
            }
        }

        private void submit(C command) {
            var reply = host.submit(id, Member.House.HOUSE, new Move<>(command, seen));
            if (reply instanceof Reply.Refused(var reason)
                    && reason != TableRefusal.TABLE_HAS_MOVED_ON) {
                LOG.warn("{} refuses {} of the house: {}", id, errand.what(), reason);
            }
        }
    }
}
