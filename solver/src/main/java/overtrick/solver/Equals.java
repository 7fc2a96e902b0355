package overtrick.solver;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// Cards that are as good as each other: of one suit and one hand, with no card between them that
/// is still out. Cards on the table are out until the trick is over.
final class Equals {

    private Equals() {}

    /// The legal cards, of which there are some, those that are as good as each other together.
    static List<CardSet> of(Position position) {
        var others = CardSet.copyOf(position.trick().cards());
        for (var seat : Seat.values()) {
            others = seat == position.turn() ? others : others.union(position.hand(seat));
        }
        var sets = new ArrayList<CardSet>();
        var set = CardSet.NONE;
        for (var card : position.legal()) {
            if (!set.isEmpty() && !touch(set.lowest(), card, others)) {
                sets.add(set);
                set = CardSet.NONE;
            }
            set = set.with(card);
        }
        sets.add(set);
        return sets;
    }

    private static boolean touch(Card above, Card below, CardSet others) {
        if (above.suit() != below.suit()) {
            return false;
        }
        long between = (1L << above.place()) - (1L << below.place());
        return (others.bits() & between) == 0;
    }
}
