package overtrick.bridge;

import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// A board ready to be played. Dealer and vulnerability follow from the number (Law 2) unless the
/// conditions of contest say otherwise, as some published records do.
public record Board(BoardNumber number, Seat dealer, Vulnerability vulnerability, Deal deal) {

    /// The board with this number, dealer and vulnerability as Law 2 has them.
    public static Board of(BoardNumber number, Deal deal) {
        return new Board(number, number.dealer(), number.vulnerability(), deal);
    }
}
