package overtrick.manager.seat;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;

/// Whoever decides for a seat, from what the seat may see.
public interface Mind {

    /// A call that may be made, with what the opponents are told.
    Said call(BoardView view);

    /// One of the playable cards, from the player's hand or from dummy.
    Card card(BoardView view);

    /// A call.
    ///
    /// @param alert what it shows; empty for a call that is not alerted
    record Said(Call call, Optional<String> alert) {}
}
