package overtrick.social;

import java.time.Instant;
import java.util.EnumMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.TableLog;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableRules;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;

/// Deals that are over, whatever was played, read off the log of their table.
public final class PastDeals {

    /// Deals that are kept; another is read anew.
    private static final int KEPT = 500;

    /// A deal of a game.
    public record PastDeal(Form form, FinishedBoard board) {}

    private final SocialBridge game;
    private final TableLog<BoardEvent> log;
    private final ConcurrentMap<PlayedAt, PastDeal> read = new ConcurrentHashMap<>();

    public PastDeals(SocialBridge game, EventLog log) {
        this.game = game;
        this.log = TableLog.of(game, log);
    }

    /// A deal of a table; empty while it is not over.
    ///
    /// @param ordinal from 1
    public Optional<PastDeal> at(TableId table, int ordinal) {
        var deal = new PlayedAt(table.code(), ordinal);
        return Optional.ofNullable(read.get(deal)).or(() -> readAnew(table, deal));
    }

    private Optional<PastDeal> readAnew(TableId table, PlayedAt deal) {
        var reading = new Reading(deal);
        log.read(table, 0, reading::read);
        if (read.size() > KEPT) {
            read.clear();
        }
        reading.found.ifPresent(found -> read.put(deal, found));
        return reading.found;
    }

    /// One table, from its first event to the end of the deal.
    private final class Reading {

        private final TableRules<Sitting<Tally>, BoardCommand, BoardEvent, SittingView<Tally>>
                rules = new TableRules<>(game);
        private final PlayedAt deal;
        private Table<Sitting<Tally>> table = rules.start();
        private Optional<PastDeal> found = Optional.empty();

        private Reading(PlayedAt deal) {
            this.deal = deal;
        }

        private void read(LoggedEvent logged, TableEvent<BoardEvent> event) {
            if (found.isPresent()) {
                return;
            }
            table = rules.evolve(table, event);
            if (event instanceof InGame<BoardEvent>(BoardEnded _)
                    && table.game().opened() == deal.ordinal()) {
                found = Optional.of(over(logged.at()));
            }
        }

        private PastDeal over(Instant at) {
            var terms = (SocialTerms) table.terms().orElseThrow();
            var names = new EnumMap<Seat, String>(Seat.class);
            table.chairs().forEach((seat, chair) -> names.put(seat, chair.occupant().name()));
            var board = table.game().board().orElseThrow();
            var over =
                    FinishedBoard.of(
                            deal.id(), deal.ordinal(), at, board, names, terms.agreements());
            var given = table.game().score().last().orElseThrow();
            var own = over.from(terms.plan().setId(), Optional.empty());
            return new PastDeal(terms.form(), own.scored(given));
        }
    }
}
