package overtrick.bridgetable.clock;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridgetable.duplicate.BoardTable;
import overtrick.house.codes.TableId;
import overtrick.house.game.TableLog;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableEvent.TableOpened;
import overtrick.house.table.Terms;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;

/// The clocks of the tables. They are read off the log, which knows when everything happened: so
/// they are right after a restart too, and the rules of the game need no time. What has been read
/// is kept; only news is read then.
///
/// @param <S> the state of the game that is played at them
public final class Clocks<S> {

    /// Tables whose clocks are kept; another is read anew.
    private static final int KEPT = 500;

    private final BoardTable<S, BoardCommand, BoardEvent, ?> game;
    private final TableLog<BoardEvent> log;
    private final ConcurrentMap<TableId, Reading> readings = new ConcurrentHashMap<>();

    public Clocks(BoardTable<S, BoardCommand, BoardEvent, ?> game, EventLog log) {
        this.game = game;
        this.log = TableLog.of(game, log);
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
        private Terms terms = game.usual();
        private S state = game.rules(terms).start();
        private Optional<BoardClock> clock = Optional.empty();

        private Reading(TableId table) {
            this.table = table;
        }

        private synchronized Optional<BoardClock> now() {
            log.read(table, number, this::read);
            return clock;
        }

        private void read(LoggedEvent logged, TableEvent<BoardEvent> happened) {
            number = logged.number();
            if (happened instanceof TableOpened<BoardEvent>(_, var agreed)) {
                terms = agreed;
                state = game.rules(terms).start();
            }
            if (happened instanceof InGame<BoardEvent>(var event)) {
                state = game.rules(terms).evolve(state, event);
                clock = after(event, logged.at());
            }
        }

        private Optional<BoardClock> after(BoardEvent event, Instant at) {
            var next = game.open(state).flatMap(BoardInPlay::actor);
            return event instanceof BoardEvent.BoardOpened
                    ? Optional.of(BoardClock.started(at, next))
                    : clock.map(running -> running.after(at, next));
        }
    }
}
