package overtrick.club.clock;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.Seat;
import overtrick.club.duplicate.Duplicate;
import overtrick.club.game.TableForms;
import overtrick.club.table.TableEvent.InGame;
import overtrick.club.table.TableId;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;

/// The clocks of the tables. They are read off the log, which knows when everything happened: so
/// they are right after a restart too, and the rules of the game need no time. What has been read
/// is kept; only news is read then.
public final class Clocks {

    /// Tables whose clocks are kept; another is read anew.
    private static final int KEPT = 500;

    private final Duplicate game;
    private final TableForms<BoardEvent> forms;
    private final EventLog log;
    private final ConcurrentMap<TableId, Reading> readings = new ConcurrentHashMap<>();

    public Clocks(Duplicate game, EventLog log) {
        this.game = game;
        this.forms = TableForms.of(game.termsForm(), game.events());
        this.log = log;
    }

    /// The clock of the board on a table; empty before the first.
    public Optional<BoardClock> at(TableId table) {
        if (readings.size() > KEPT) {
            readings.clear();
        }
        return readings.computeIfAbsent(table, Reading::new).now();
    }

    /// One table, as far as its log has been read.
    private final class Reading {

        private final TableId table;
        private long number;
        private Session session = game.rules(game.usual()).start();
        private Optional<BoardClock> clock = Optional.empty();

        private Reading(TableId table) {
            this.table = table;
        }

        private synchronized Optional<BoardClock> now() {
            log.read(game.stream() + "/" + table.code(), number, this::read);
            return clock;
        }

        private void read(LoggedEvent logged) {
            number = logged.number();
            if (forms.decode(logged.event()) instanceof InGame<BoardEvent>(var event)) {
                session = game.rules(game.usual()).evolve(session, event);
                clock = after(event, logged.at());
            }
        }

        private Optional<BoardClock> after(BoardEvent event, Instant at) {
            var next = thinking(session);
            return event instanceof BoardEvent.BoardOpened
                    ? Optional.of(BoardClock.started(at, next))
                    : clock.map(running -> running.after(at, next));
        }
    }

    private static Optional<Seat> thinking(Session session) {
        return session.board().filter(board -> !board.isOver()).flatMap(BoardInPlay::actor);
    }
}
