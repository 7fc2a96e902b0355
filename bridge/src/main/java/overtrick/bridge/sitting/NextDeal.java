package overtrick.bridge.sitting;

import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// What the score so far says of the deal to come.
///
/// @param turned whether the last card is turned up for trumps
public record NextDeal(Seat dealer, Vulnerability vulnerability, boolean turned) {

    public NextDeal(Seat dealer, Vulnerability vulnerability) {
        this(dealer, vulnerability, false);
    }

    /// The board as this demands.
    ///
    /// @param chance says which of the dealer's cards was the last, where that matters
    public Board board(BoardNumber number, Deal deal, RandomGenerator chance) {
        var cards = deal.hand(dealer).stream().toList();
        var last =
                turned ? Optional.of(cards.get(chance.nextInt(Deal.HAND))) : Optional.<Card>empty();
        return new Board(number, dealer, vulnerability, deal, last);
    }

    /// Whether the board is dealt as this demands; its number and cards are free.
    boolean allows(Board board) {
        return board.dealer() == dealer
                && board.vulnerability() == vulnerability
                && board.turned().isPresent() == turned;
    }
}
