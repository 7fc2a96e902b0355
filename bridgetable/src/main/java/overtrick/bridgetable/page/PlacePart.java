package overtrick.bridgetable.page;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.page.table.Plate;

/// A seat with who sits there, and the cards that they hold or that lie before them.
///
/// @param vulnerable empty while there is no board
/// @param hand that the viewer may see; none once the board is over
/// @param first the suit that lies first, for dummy
/// @param playable cards of it that the viewer may play now
/// @param hidden how many cards are held unseen
/// @param whyNot why the cards that cannot be played now cannot
public record PlacePart(
        Plate plate,
        String place,
        Tags tags,
        Optional<Boolean> vulnerable,
        Optional<CardSet> hand,
        Optional<Suit> first,
        CardSet playable,
        int hidden,
        String whyNot) {

    /// What is said of the seat.
    public record Tags(boolean dummy, boolean deals, boolean turn, boolean handled, boolean stop) {}

    public static PlacePart of(TablePage page, Seat seat) {
        var hand = page.hand(seat);
        return new PlacePart(
                page.seating().plate(seat, page.phase() == Phase.GATHERING),
                page.seating().placeOf(seat),
                tags(page, seat),
                page.board()
                        .filter(_ -> page.phase() != Phase.DRAW && !page.isPlain())
                        .map(board -> board.vulnerability().includes(seat)),
                hand,
                page.trumpsOfDummy(seat),
                playable(page, hand),
                page.hidden(seat),
                hand.isPresent() ? page.whyNot(seat) : "");
    }

    private static CardSet playable(TablePage page, Optional<CardSet> hand) {
        var playable = page.playable();
        return playable.minus(playable.minus(hand.orElse(CardSet.NONE)));
    }

    private static Tags tags(TablePage page, Seat seat) {
        return new Tags(
                page.isDummy(seat),
                page.isDealer(seat) && page.phase() == Phase.AUCTION,
                page.isTurn(seat),
                page.isHandled(seat),
                page.stopCard().filter(stop -> stop.by() == seat).isPresent());
    }

    public Words words() {
        return plate.words();
    }

    public Seat seat() {
        return plate.seat();
    }

    public boolean isVulnerable() {
        return vulnerable.orElse(false);
    }

    /// The hand in one or two rows of suits.
    public List<List<Holding>> rows() {
        return Holding.rows(hand.orElse(CardSet.NONE), first);
    }

    public boolean isPlayable(Card card) {
        return playable.contains(card);
    }
}
