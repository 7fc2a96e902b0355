package overtrick.bridge.sitting;

import overtrick.bridge.Board;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Seat;

/// What the score so far says of the deal to come.
public record NextDeal(Seat dealer, Vulnerability vulnerability) {

    /// Whether the board is dealt as this demands; its number and cards are free.
    boolean allows(Board board) {
        return board.dealer() == dealer && board.vulnerability() == vulnerability;
    }
}
