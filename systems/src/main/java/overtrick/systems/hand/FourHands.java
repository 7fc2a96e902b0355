package overtrick.systems.hand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// What is known of all four hands. Together they have 40 points and 13 cards of each suit, so what
/// is known of one says something about the others.
///
/// @param hands one for each seat, from North clockwise
public record FourHands(List<Knowledge> hands) {

    /// High-card points in the pack.
    public static final int PACK = 40;

    public static final FourHands NOTHING =
            new FourHands(Collections.nCopies(4, Knowledge.NOTHING));

    public FourHands {
        hands = List.copyOf(hands);
        if (hands.size() != Seat.values().length) {
            throw new IllegalArgumentException("not four hands: " + hands.size());
        }
    }

    /// What is known of one hand.
    public Knowledge of(Seat seat) {
        return hands.get(seat.ordinal());
    }

    /// What is known after one more statement about a hand. If it contradicts everything before, it
    /// alone counts: the newer statement holds.
    public FourHands and(Seat seat, Knowledge word) {
        var known = of(seat).and(word);
        return with(seat, known.isContradiction() ? word : known).conserved();
    }

    private FourHands with(Seat seat, Knowledge known) {
        var all = new ArrayList<>(hands);
        all.set(seat.ordinal(), known);
        return new FourHands(all);
    }

    /// Each hand limited by what the three others leave of the pack. A limit that would contradict
    /// what a player has said is left out: somebody has departed from their system.
    private FourHands conserved() {
        var now = this;
        for (var seat : Seat.values()) {
            var known = now.limited(seat);
            now =
                    known.equals(now.of(seat)) || known.isContradiction()
                            ? now
                            : now.with(seat, known);
        }
        return now;
    }

    /// What is known of a hand and of what the others leave for it.
    private Knowledge limited(Seat seat) {
        var known = limited(of(seat), Aspect.HIGH_CARDS, left(seat, Aspect.HIGH_CARDS, PACK));
        for (var suit : Suit.values()) {
            var length = Aspect.length(suit);
            known = limited(known, length, left(seat, length, Deal.HAND));
        }
        return known;
    }

    private static Knowledge limited(Knowledge known, Aspect aspect, Range left) {
        return left.covers(known.bounds().get(aspect)) ? known : known.and(aspect, left);
    }

    private Range left(Seat seat, Aspect aspect, int pack) {
        int low = 0;
        int high = 0;
        for (int places = 1; places < 4; places++) {
            var bounds = of(seat.plus(places)).bounds();
            low += bounds.low(aspect);
            high += bounds.high(aspect);
        }
        return new Range(Math.max(0, pack - high), Math.max(0, pack - low));
    }
}
