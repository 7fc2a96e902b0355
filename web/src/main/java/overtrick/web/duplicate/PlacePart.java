package overtrick.web.duplicate;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.club.table.Chair;
import overtrick.club.table.Occupant;
import overtrick.web.Words;

/// A seat with who sits there, and the cards that he holds or that lie before him.
///
/// @param vulnerable empty while there is no board
/// @param hand that the viewer may see; none once the board is over
/// @param first the suit that lies first, for dummy
/// @param playable cards of it that the viewer may play now
/// @param hidden how many cards are held unseen
/// @param whyNot why the cards that cannot be played now cannot
/// @param offers what the viewer may do about the seat
public record PlacePart(
        Words words,
        String code,
        Seat seat,
        String place,
        Optional<Chair> chair,
        Tags tags,
        Optional<Boolean> vulnerable,
        Optional<CardSet> hand,
        Optional<Suit> first,
        CardSet playable,
        int hidden,
        String whyNot,
        Offers offers) {

    /// What is said of the seat.
    public record Tags(boolean mine, boolean dummy, boolean deals, boolean turn, boolean handled) {}

    /// What the viewer may do about the seat.
    public record Offers(boolean sit, boolean putRobot, boolean dismiss) {}

    static PlacePart of(TablePage page, Seat seat) {
        var hand = page.hand(seat);
        return new PlacePart(
                page.words(),
                page.id().code(),
                seat,
                page.placeOf(seat),
                page.chair(seat),
                tags(page, seat),
                page.board().map(board -> board.vulnerability().includes(seat)),
                hand,
                page.trumpsOfDummy(seat),
                playable(page, hand),
                page.hidden(seat),
                hand.isPresent() ? page.whyNot(seat) : "",
                offers(page, seat));
    }

    private static CardSet playable(TablePage page, Optional<CardSet> hand) {
        var playable = page.playable();
        return playable.minus(playable.minus(hand.orElse(CardSet.NONE)));
    }

    private static Tags tags(TablePage page, Seat seat) {
        return new Tags(
                page.isMine(seat),
                page.isDummy(seat),
                page.isDealer(seat) && page.phase() == Phase.AUCTION,
                page.isTurn(seat),
                page.isHandled(seat));
    }

    private static Offers offers(TablePage page, Seat seat) {
        return new Offers(
                page.maySit(seat),
                page.isSeated() && page.chair(seat).isEmpty(),
                page.isSeated() && page.isRobot(seat) && page.phase() == Phase.GATHERING);
    }

    public boolean isRobot() {
        return chair.filter(taken -> taken.occupant() instanceof Occupant.Robot).isPresent();
    }

    public boolean isSittingOut() {
        return chair.filter(Chair::sittingOut).isPresent();
    }

    public boolean isVulnerable() {
        return vulnerable.orElse(false);
    }

    public String name() {
        return chair.map(taken -> taken.occupant().name()).orElseGet(() -> words.get("seat.free"));
    }

    /// The hand in one or two rows of suits.
    public List<List<Holding>> rows() {
        return Holding.rows(hand.orElse(CardSet.NONE), first);
    }

    public boolean isPlayable(Card card) {
        return playable.contains(card);
    }
}
