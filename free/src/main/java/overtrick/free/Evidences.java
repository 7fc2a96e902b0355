package overtrick.free;

import java.util.ArrayList;
import java.util.Optional;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.free.Evidence.Entry;
import overtrick.house.codes.TableId;
import overtrick.house.game.TableLog;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableEvent.TableOpened;
import overtrick.laws.board.FreeEvent;
import overtrick.laws.board.FreeEvent.Ordinary;
import overtrick.laws.board.FreeSession;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;

/// The evidence at free tables, read off the log, which knows what happened and when.
public final class Evidences {

    private final FreeBridge game;
    private final TableLog<FreeEvent> log;

    public Evidences(FreeBridge game, EventLog log) {
        this.game = game;
        this.log = TableLog.of(game, log);
    }

    public Evidence at(TableId table) {
        var reading = new Reading();
        log.read(table, 0, reading::read);
        return new Evidence(reading.entries, reading.session.board());
    }

    /// One table, from its first event.
    private final class Reading {

        private final ArrayList<Entry> entries = new ArrayList<>();
        private FreeTerms terms = FreeTerms.USUAL;
        private FreeSession session = FreeSession.EMPTY;

        private void read(LoggedEvent logged, TableEvent<FreeEvent> event) {
            int place = 0;
            if (event instanceof TableOpened<FreeEvent>(_, var agreed)) {
                terms = (FreeTerms) agreed;
            }
            if (event instanceof InGame<FreeEvent>(var happened)) {
                if (happened instanceof Ordinary(BoardOpened _)) {
                    forget();
                }
                session = game.rules(terms).evolve(session, happened);
                place = session.board().map(board -> board.trail().size()).orElse(0);
            }
            entries.add(new Entry(logged.number(), logged.at(), place, event));
        }

        /// What happened at the boards before has no place at this one.
        private void forget() {
            entries.replaceAll(entry -> new Entry(entry.number(), entry.at(), 0, entry.event()));
        }
    }

    /// The latest so many, for a page.
    public Optional<Evidence> latest(TableId table, int most) {
        var all = at(table);
        int size = all.entries().size();
        return size == 0
                ? Optional.empty()
                : Optional.of(
                        new Evidence(
                                all.entries().subList(Math.max(0, size - most), size),
                                all.board()));
    }
}
