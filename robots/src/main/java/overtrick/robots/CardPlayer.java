package overtrick.robots;

import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;

/// Chooses cards.
@FunctionalInterface
public interface CardPlayer {

    /// One of the playable cards of the viewer, whose turn it is to play from his hand or from
    /// dummy.
    Card card(BoardView view);
}
