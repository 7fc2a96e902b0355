package overtrick.systems.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import overtrick.cards.Suit;

/// Hands that lie between limits in every [Aspect]. A box is always tight: what one limit says
/// about another aspect, such as five spades and five hearts about the minors, is drawn when it is
/// made.
///
/// @param ranges one for every aspect, in their order
public record Box(List<Range> ranges) {

    /// Every hand.
    public static final Box ANY =
            new Box(Aspect.ALL.stream().map(aspect -> aspect.measure().all()).toList());

    public Box {
        if (ranges.size() != Aspect.ALL.size()) {
            throw new IllegalArgumentException("a box has a range for each aspect: " + ranges);
        }
        ranges = Tightening.of(ranges);
    }

    /// Only this hand, as far as it can be measured.
    public static Box of(Hand hand) {
        return new Box(Aspect.ALL.stream().map(a -> Range.exactly(hand.get(a))).toList());
    }

    public Range get(Aspect aspect) {
        return ranges.get(aspect.index());
    }

    public Range length(Suit suit) {
        return get(Aspect.length(suit));
    }

    public Range highCards() {
        return get(Aspect.HIGH_CARDS);
    }

    /// Those hands of this box which lie in the range too.
    public Box and(Aspect aspect, Range range) {
        if (get(aspect).equals(range) || range.covers(get(aspect))) {
            return this;
        }
        var all = new ArrayList<>(ranges);
        all.set(aspect.index(), get(aspect).and(range));
        return new Box(all);
    }

    /// Cards of one suit less those of another lie in the range; in either order of the suits.
    public Box andDifference(Suit one, Suit other, Range range) {
        return one.compareTo(other) > 0
                ? and(Aspect.of(Measure.DIFFERENCE, one, other), range)
                : and(Aspect.of(Measure.DIFFERENCE, other, one), range.negated());
    }

    public Box and(Box other) {
        if (other.covers(this)) {
            return this;
        }
        var all = new ArrayList<Range>(ranges.size());
        for (int at = 0; at < ranges.size(); at++) {
            all.add(ranges.get(at).and(other.ranges.get(at)));
        }
        return new Box(all);
    }

    public boolean isEmpty() {
        return ranges.stream().anyMatch(Range::isEmpty);
    }

    public boolean contains(Hand hand) {
        for (var aspect : Aspect.ALL) {
            if (!get(aspect).contains(hand.get(aspect))) {
                return false;
            }
        }
        return true;
    }

    /// Whether every hand of the other box is known to lie in this one.
    public boolean covers(Box other) {
        for (int at = 0; at < ranges.size(); at++) {
            if (!ranges.get(at).covers(other.ranges.get(at))) {
                return false;
            }
        }
        return true;
    }

    /// The least box with the hands of both.
    public Box hull(Box other) {
        var all = new ArrayList<Range>(ranges.size());
        for (int at = 0; at < ranges.size(); at++) {
            all.add(ranges.get(at).hull(other.ranges.get(at)));
        }
        return new Box(all);
    }

    /// The hands of this box that are not in the other, as boxes without a hand in common.
    public List<Box> minus(Box other) {
        if (and(other).isEmpty()) {
            return List.of(this);
        }
        var pieces = new ArrayList<Box>();
        var rest = this;
        for (var aspect : Aspect.ALL) {
            var mine = rest.get(aspect);
            var taken = other.get(aspect);
            if (!taken.covers(mine)) {
                var below = rest.and(aspect, new Range(mine.low(), taken.low() - 1));
                var above = rest.and(aspect, new Range(taken.high() + 1, mine.high()));
                for (var piece : List.of(below, above)) {
                    if (!piece.isEmpty()) {
                        pieces.add(piece);
                    }
                }
                rest = rest.and(aspect, taken);
            }
        }
        return pieces;
    }

    /// How wide the box is in points and lengths: small is better known.
    int width() {
        int width = highCards().size();
        for (var suit : Suit.values()) {
            width += 2 * length(suit).size();
        }
        return width;
    }

    @Override
    public String toString() {
        var limits = new ArrayList<String>();
        for (var aspect : Aspect.ALL) {
            if (!get(aspect).equals(aspect.measure().all())) {
                limits.add(
                        aspect.measure()
                                + (aspect.suits().isEmpty() ? "" : aspect.suits().toString())
                                + " "
                                + get(aspect));
            }
        }
        return limits.toString();
    }

    /// Draws from each limit what it says about the others. Only what holds for every hand is
    /// drawn.
    private static final class Tightening {

        private static final int ROUNDS = 3;
        private static final int HIGH_CARDS = Aspect.HIGH_CARDS.index();
        private static final int POINTS = Aspect.of(Measure.POINTS).index();
        private static final int TWENTY = Aspect.of(Measure.TWENTY).index();
        private static final int BALANCED = Aspect.of(Measure.BALANCED).index();
        private static final int ACES = Aspect.of(Measure.ACES).index();
        private static final int KINGS = Aspect.of(Measure.KINGS).index();
        private static final int LENGTH = Aspect.length(Suit.CLUBS).index();
        private static final int SUPPORT = Aspect.of(Measure.SUPPORT, Suit.CLUBS).index();
        private static final List<Aspect> DIFFERENCES =
                Aspect.ALL.stream().filter(a -> a.measure() == Measure.DIFFERENCE).toList();

        /// Two voids beside four trumps or more.
        private static final int MOST_SHORTNESS = 10;

        private final int[] low;
        private final int[] high;

        private Tightening(List<Range> ranges) {
            low = ranges.stream().mapToInt(Range::low).toArray();
            high = ranges.stream().mapToInt(Range::high).toArray();
        }

        static List<Range> of(List<Range> ranges) {
            var tight = new Tightening(ranges);
            for (int round = 0; round < ROUNDS; round++) {
                var before = Arrays.hashCode(tight.low) * 31 + Arrays.hashCode(tight.high);
                tight.shape();
                tight.strength();
                if (before == Arrays.hashCode(tight.low) * 31 + Arrays.hashCode(tight.high)) {
                    break;
                }
            }
            var all = new Range[ranges.size()];
            for (int at = 0; at < all.length; at++) {
                var given = ranges.get(at);
                boolean same = given.low() == tight.low[at] && given.high() == tight.high[at];
                all[at] = same ? given : new Range(tight.low[at], tight.high[at]);
            }
            return List.of(all);
        }

        private void limit(int aspect, int least, int most) {
            low[aspect] = Math.max(low[aspect], least);
            high[aspect] = Math.min(high[aspect], most);
        }

        /// Thirteen cards in all; no five-card doubleton mix in a balanced hand; differences.
        private void shape() {
            int lows = 0;
            int highs = 0;
            for (int suit = 0; suit < 4; suit++) {
                if (low[BALANCED] == 1) {
                    limit(LENGTH + suit, 2, 5);
                }
                lows += low[LENGTH + suit];
                highs += high[LENGTH + suit];
            }
            for (int suit = LENGTH; suit < LENGTH + 4; suit++) {
                int otherHighs = highs - high[suit];
                int otherLows = lows - low[suit];
                highs -= high[suit];
                lows -= low[suit];
                limit(suit, 13 - otherHighs, 13 - otherLows);
                highs += high[suit];
                lows += low[suit];
            }
            for (var difference : DIFFERENCES) {
                int at = difference.index();
                int one = LENGTH + difference.suits().getFirst().ordinal();
                int other = LENGTH + difference.suits().getLast().ordinal();
                limit(one, low[other] + low[at], high[other] + high[at]);
                limit(other, low[one] - high[at], high[one] - low[at]);
                limit(at, low[one] - high[other], high[one] - low[other]);
            }
        }

        private void strength() {
            int least = 0;
            int most = 0;
            for (int suit = LENGTH; suit < LENGTH + 4; suit++) {
                least += Math.max(0, low[suit] - 4);
                most += Math.max(0, high[suit] - 4);
            }
            most = Math.min(most, 9);
            limit(POINTS, low[HIGH_CARDS] + least, high[HIGH_CARDS] + most);
            limit(HIGH_CARDS, low[POINTS] - most, high[POINTS] - least);
            // the two longest suits have from 7 to 13 cards
            limit(TWENTY, low[HIGH_CARDS] + 7, high[HIGH_CARDS] + 13);
            limit(HIGH_CARDS, low[TWENTY] - 13, high[TWENTY] - 7);
            for (int suit = SUPPORT; suit < SUPPORT + 4; suit++) {
                limit(suit, low[HIGH_CARDS], high[HIGH_CARDS] + MOST_SHORTNESS);
                limit(HIGH_CARDS, low[suit] - MOST_SHORTNESS, high[suit]);
            }
            limit(HIGH_CARDS, 4 * low[ACES] + 3 * low[KINGS], Integer.MAX_VALUE);
            limit(ACES, 0, high[HIGH_CARDS] / 4);
            limit(KINGS, 0, high[HIGH_CARDS] / 3);
        }
    }
}
