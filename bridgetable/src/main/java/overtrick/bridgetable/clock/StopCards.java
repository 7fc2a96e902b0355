package overtrick.bridgetable.clock;

import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.game.Gate;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.house.terms.Custom;

/// Where stop cards are used, nobody calls before the pause after a jump has passed: whoever calls
/// at once tells their partner that they had nothing to think about.
///
/// @param now the time of the house
/// @param board that a view shows
public record StopCards<V>(
        Clocks<?> clocks, InstantSource now, Function<V, Optional<BoardView>> board)
        implements Gate<BoardCommand, V> {

    @Override
    public Optional<Refusal> refusal(TableId table, BoardCommand command, TableView<V> view) {
        return command instanceof MakeCall ? refusal(table, view) : Optional.empty();
    }

    private Optional<Refusal> refusal(TableId table, TableView<V> view) {
        if (!BridgeTerms.of(view).customs().contains(Custom.STOP_CARD)) {
            return Optional.empty();
        }
        return board.apply(view.game())
                .flatMap(shown -> shown(shown, table))
                .filter(card -> card.isOut(now.instant()))
                .map(_ -> TableRefusal.STOP_CARD_IS_OUT);
    }

    private Optional<StopCard> shown(BoardView board, TableId table) {
        return clocks.at(table).flatMap(clock -> StopCard.behind(board.auction(), clock.since()));
    }
}
