package overtrick.teaching.problem;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.Sight;

/// Finds what a card counts on: few facts that tell the layouts in which it is good from the
/// others.
final class Counting {

    /// Facts that a player can bear in mind.
    private static final int MOST = 3;

    /// The part of the layouts, in hundreds, that must be left.
    private static final int LEAST = 12;

    private final Sight sight;

    Counting(Sight sight) {
        this.sight = sight;
    }

    /// The facts; empty when a few do not tell them apart.
    ///
    /// @param good the places of the layouts in which the card is good
    Optional<List<Fact>> facts(List<Deal> layouts, BitSet good) {
        var found = new ArrayList<Fact>();
        var left = new BitSet();
        left.set(0, layouts.size());
        while (!isAllGood(left, good)) {
            if (found.size() == MOST) {
                return Optional.empty();
            }
            var next = best(layouts, left, good);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            found.add(next.get());
            left = kept(layouts, left, next.get());
        }
        return Optional.of(found);
    }

    private static boolean isAllGood(BitSet left, BitSet good) {
        var bad = (BitSet) left.clone();
        bad.andNot(good);
        return bad.isEmpty();
    }

    private Optional<Fact> best(List<Deal> layouts, BitSet left, BitSet good) {
        Optional<Fact> best = Optional.empty();
        double most = 0;
        for (var fact : candidates()) {
            var kept = kept(layouts, left, fact);
            int all = kept.cardinality();
            if (100 * all < LEAST * layouts.size() || all == left.cardinality()) {
                continue;
            }
            kept.and(good);
            double share = (double) kept.cardinality() / all;
            double worth = share * share * share * share * share * Math.sqrt(all);
            if (worth > most) {
                most = worth;
                best = Optional.of(fact);
            }
        }
        return best;
    }

    private static BitSet kept(List<Deal> layouts, BitSet left, Fact fact) {
        var kept = new BitSet();
        left.stream().filter(at -> fact.fits(layouts.get(at))).forEach(kept::set);
        return kept;
    }

    private List<Fact> candidates() {
        var facts = new ArrayList<Fact>();
        for (var seat : sight.hidden()) {
            for (var suit : Suit.values()) {
                lengths(facts, seat, suit);
                for (var rank : Rank.values()) {
                    var card = Card.of(suit, rank);
                    if (rank.compareTo(Rank.TEN) >= 0 && isHidden(card)) {
                        facts.add(new Fact.Holds(seat, card));
                    }
                }
            }
        }
        return facts;
    }

    private static void lengths(List<Fact> facts, Seat seat, Suit suit) {
        for (int least = 0; least <= 6; least++) {
            for (int most = Math.max(1, least); most <= 7; most++) {
                facts.add(new Fact.Length(seat, suit, least, most));
            }
        }
    }

    private boolean isHidden(Card card) {
        return !sight.cards().contains(card)
                && sight.shown().values().stream().noneMatch(hand -> hand.contains(card));
    }
}
