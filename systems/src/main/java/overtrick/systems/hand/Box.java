package overtrick.systems.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import overtrick.cards.Suit;

/// Hands that lie between limits in every [Aspect]. A box is always tight: what one limit says
/// about another aspect, such as five spades and five hearts about the minors, is drawn when it is
/// made.
///
/// The limits are kept in two arrays, because thousands of boxes are made while a call is
/// understood.
public final class Box {

    private static final int ASPECTS = Aspect.ALL.size();
    private static final int NARROW = 4;
    private static final int[] LEAST = all().mapToInt(Range::low).toArray();
    private static final int[] MOST = all().mapToInt(Range::high).toArray();

    /// Every hand.
    public static final Box ANY = new Box(LEAST.clone(), MOST.clone());

    private final int[] low;
    private final int[] high;
    private final boolean empty;

    private Box(int[] low, int[] high) {
        Tightening.tighten(low, high);
        this.low = low;
        this.high = high;
        boolean none = false;
        for (int at = 0; at < ASPECTS; at++) {
            none |= low[at] > high[at];
        }
        this.empty = none;
    }

    private static Stream<Range> all() {
        return Aspect.ALL.stream().map(aspect -> aspect.measure().all());
    }

    /// Only this hand, as far as it can be measured.
    public static Box of(Hand hand) {
        var measured = Aspect.ALL.stream().mapToInt(hand::get).toArray();
        return new Box(measured, measured.clone());
    }

    public Range get(Aspect aspect) {
        return new Range(low[aspect.index()], high[aspect.index()]);
    }

    public Range length(Suit suit) {
        return get(Aspect.length(suit));
    }

    public Range highCards() {
        return get(Aspect.HIGH_CARDS);
    }

    /// The expected high-card points.
    public int likelyHighCards() {
        return likely(Aspect.HIGH_CARDS);
    }

    /// The value to expect: the middle of a narrow range, the lower third of a wide one.
    public int likely(Aspect aspect) {
        int least = get(aspect).low();
        int width = get(aspect).high() - least;
        return width <= NARROW ? least + (width + 1) / 2 : least + Math.min(2, width / 3);
    }

    /// Those hands of this box which lie in the range too.
    public Box and(Aspect aspect, Range range) {
        int at = aspect.index();
        if (range.low() <= low[at] && high[at] <= range.high()) {
            return this;
        }
        var lows = low.clone();
        var highs = high.clone();
        lows[at] = Math.max(lows[at], range.low());
        highs[at] = Math.min(highs[at], range.high());
        return new Box(lows, highs);
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
        var lows = new int[ASPECTS];
        var highs = new int[ASPECTS];
        for (int at = 0; at < ASPECTS; at++) {
            lows[at] = Math.max(low[at], other.low[at]);
            highs[at] = Math.min(high[at], other.high[at]);
        }
        return new Box(lows, highs);
    }

    public boolean isEmpty() {
        return empty;
    }

    public boolean contains(Hand hand) {
        for (var aspect : Aspect.ALL) {
            int number = hand.get(aspect);
            if (number < low[aspect.index()] || number > high[aspect.index()]) {
                return false;
            }
        }
        return true;
    }

    /// Whether every hand of the other box is known to lie in this one.
    public boolean covers(Box other) {
        for (int at = 0; at < ASPECTS; at++) {
            if (other.low[at] < low[at] || other.high[at] > high[at]) {
                return false;
            }
        }
        return true;
    }

    /// Whether no hand is known to lie in both.
    private boolean isApart(Box other) {
        for (int at = 0; at < ASPECTS; at++) {
            if (other.low[at] > high[at] || other.high[at] < low[at]) {
                return true;
            }
        }
        return false;
    }

    /// The least box with the hands of both.
    public Box hull(Box other) {
        var lows = new int[ASPECTS];
        var highs = new int[ASPECTS];
        for (int at = 0; at < ASPECTS; at++) {
            lows[at] = Math.min(low[at], other.low[at]);
            highs[at] = Math.max(high[at], other.high[at]);
        }
        return new Box(lows, highs);
    }

    /// The hands of this box that are not in the other, as boxes without a hand in common.
    public List<Box> minus(Box other) {
        if (isApart(other) || and(other).isEmpty()) {
            return List.of(this);
        }
        var pieces = new ArrayList<Box>();
        var rest = this;
        for (var aspect : Aspect.ALL) {
            var mine = rest.get(aspect);
            var taken = other.get(aspect);
            if (!taken.covers(mine)) {
                for (var range :
                        List.of(
                                new Range(mine.low(), taken.low() - 1),
                                new Range(taken.high() + 1, mine.high()))) {
                    var piece = range.isEmpty() ? rest : rest.and(aspect, range);
                    if (!range.isEmpty() && !piece.isEmpty()) {
                        pieces.add(piece);
                    }
                }
                rest = rest.and(aspect, taken);
            }
        }
        return pieces;
    }

    /// How much wider in points and lengths a box around both is than the two.
    int growth(Box other) {
        int growth = growth(other, Aspect.HIGH_CARDS.index());
        for (var suit : Suit.values()) {
            growth += 2 * growth(other, Aspect.length(suit).index());
        }
        return growth;
    }

    private int growth(Box other, int at) {
        int both = Math.max(high[at], other.high[at]) - Math.min(low[at], other.low[at]);
        return 2 * both - (high[at] - low[at]) - (other.high[at] - other.low[at]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Box box
                && Arrays.equals(low, box.low)
                && Arrays.equals(high, box.high);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(low) + Arrays.hashCode(high);
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
}
