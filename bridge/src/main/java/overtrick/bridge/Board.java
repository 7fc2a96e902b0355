package overtrick.bridge;

import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// A board ready to be played. Dealer and vulnerability follow from the number (Law 2) unless the
/// conditions of contest say otherwise, as some published records do.
///
/// @param turned the last card dealt, which lies face up before the dealer where it makes trumps
///   (bridge.md §11.1); empty in all other games
public record Board(
        BoardNumber number,
        Seat dealer,
        Vulnerability vulnerability,
        Deal deal,
        Optional<Card> turned) {

    public Board {
        if (turned.filter(card -> deal.holder(card) != dealer).isPresent()) {
            throw new IllegalArgumentException(
                    "dealer %s does not hold the card turned up: %s"
                            .formatted(dealer, turned.get()));
        }
    }

    /// A board of which no card is turned up.
    public Board(BoardNumber number, Seat dealer, Vulnerability vulnerability, Deal deal) {
        this(number, dealer, vulnerability, deal, Optional.empty());
    }

    /// The board with this number, dealer and vulnerability as Law 2 has them.
    public static Board of(BoardNumber number, Deal deal) {
        return new Board(number, number.dealer(), number.vulnerability(), deal);
    }
}
