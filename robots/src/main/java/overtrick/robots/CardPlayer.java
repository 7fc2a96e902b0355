package overtrick.robots;

import java.util.function.BooleanSupplier;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;

/// Chooses cards.
@FunctionalInterface
public interface CardPlayer {

    /// One of the playable cards of the viewer, whose turn it is to play from their hand or from
    /// dummy.
    Card card(BoardView view);

    /// The same for a table that does not wait for ever: who thinks has an answer soon after they
    /// are told that it is enough, or their thread is interrupted.
    default Card card(BoardView view, BooleanSupplier enough) {
        return card(view);
    }
}
