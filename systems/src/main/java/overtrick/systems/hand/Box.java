package overtrick.systems.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import overtrick.cards.Suit;

/// Hands that lie between limits in every [Aspect]. A box is always tight: what one limit says
/// about another aspect, such as five spades and five hearts about the minors, is drawn when it is
/// made.
///
/// The limits are bytes in one array, first all lower ends, then all upper ends: boxes are made by
/// the thousand while a call is understood, and kept by the thousand in the rows of a system.
public final class Box {

    private static final int ASPECTS = Aspect.ALL.size();
    private static final int NARROW = 4;
    private static final byte[] LIMITS = limits();

    /// Every hand.
    public static final Box ANY = new Box(Tightening.all(LIMITS.clone()));

    private final byte[] limits;
    private final boolean empty;

    /// @param limits tight, and nobody else's
    private Box(byte[] limits) {
        this.limits = limits;
        boolean none = false;
        for (int at = 0; at < ASPECTS; at++) {
            none |= limits[at] > limits[ASPECTS + at];
        }
        this.empty = none;
    }

    private static byte[] limits() {
        var limits = new byte[2 * ASPECTS];
        for (var aspect : Aspect.ALL) {
            limits[aspect.index()] = (byte) aspect.measure().all().low();
            limits[ASPECTS + aspect.index()] = (byte) aspect.measure().all().high();
        }
        return limits;
    }

    /// Only this hand, as far as it can be measured.
    public static Box of(Hand hand) {
        var limits = new byte[2 * ASPECTS];
        for (var aspect : Aspect.ALL) {
            limits[aspect.index()] = (byte) hand.get(aspect);
            limits[ASPECTS + aspect.index()] = (byte) hand.get(aspect);
        }
        return new Box(Tightening.all(limits));
    }

    /// The numbers that an aspect may have.
    public Range get(Aspect aspect) {
        return new Range(low(aspect), high(aspect));
    }

    int low(Aspect aspect) {
        return limits[aspect.index()];
    }

    int high(Aspect aspect) {
        return limits[ASPECTS + aspect.index()];
    }

    /// How many cards of the suit the hands have.
    public Range length(Suit suit) {
        return get(Aspect.length(suit));
    }

    /// How many high-card points the hands have.
    public Range highCards() {
        return get(Aspect.HIGH_CARDS);
    }

    /// The expected high-card points.
    public int likelyHighCards() {
        return likely(Aspect.HIGH_CARDS);
    }

    /// The value to expect: the middle of a narrow range, the lower third of a wide one.
    public int likely(Aspect aspect) {
        int least = low(aspect);
        int width = high(aspect) - least;
        return width <= NARROW ? least + (width + 1) / 2 : least + Math.min(2, width / 3);
    }

    /// Those hands of this box which lie in the range too.
    public Box and(Aspect aspect, Range range) {
        return and(aspect, range.low(), range.high());
    }

    private Box and(Aspect aspect, int low, int high) {
        int at = aspect.index();
        if (low <= limits[at] && limits[ASPECTS + at] <= high) {
            return this;
        }
        var narrowed = limits.clone();
        narrowed[at] = Tightening.limit(Math.max(limits[at], low));
        narrowed[ASPECTS + at] = Tightening.limit(Math.min(limits[ASPECTS + at], high));
        return new Box(Tightening.after(aspect, narrowed));
    }

    /// Cards of one suit less those of another lie in the range; in either order of the suits.
    public Box andDifference(Suit one, Suit other, Range range) {
        return one.compareTo(other) > 0
                ? and(Aspect.of(Measure.DIFFERENCE, one, other), range)
                : and(Aspect.of(Measure.DIFFERENCE, other, one), range.negated());
    }

    /// The hands that lie in both boxes.
    public Box and(Box other) {
        if (other.covers(this)) {
            return this;
        }
        if (covers(other)) {
            return other;
        }
        var both = new byte[2 * ASPECTS];
        for (int at = 0; at < ASPECTS; at++) {
            both[at] = (byte) Math.max(limits[at], other.limits[at]);
        }
        for (int at = ASPECTS; at < 2 * ASPECTS; at++) {
            both[at] = (byte) Math.min(limits[at], other.limits[at]);
        }
        return new Box(Tightening.all(both));
    }

    /// Whether no hand can lie in it.
    public boolean isEmpty() {
        return empty;
    }

    /// Whether the hand lies in it, by every aspect.
    public boolean contains(Hand hand) {
        for (var aspect : Aspect.ALL) {
            int number = hand.get(aspect);
            if (number < low(aspect) || number > high(aspect)) {
                return false;
            }
        }
        return true;
    }

    /// Whether every hand of the other box is known to lie in this one.
    public boolean covers(Box other) {
        for (int at = 0; at < ASPECTS; at++) {
            if (other.limits[at] < limits[at]) {
                return false;
            }
        }
        for (int at = ASPECTS; at < 2 * ASPECTS; at++) {
            if (other.limits[at] > limits[at]) {
                return false;
            }
        }
        return true;
    }

    /// Whether limits of the two exclude each other.
    boolean isApart(Box other) {
        for (int at = 0; at < ASPECTS; at++) {
            if (other.limits[at] > limits[ASPECTS + at]
                    || other.limits[ASPECTS + at] < limits[at]) {
                return true;
            }
        }
        return false;
    }

    /// The least box with the hands of both. What no limit of theirs says about another aspect, the
    /// wider limits do not say either: it is tight.
    public Box hull(Box other) {
        var limits = this.limits.clone();
        for (int at = 0; at < ASPECTS; at++) {
            limits[at] = (byte) Math.min(limits[at], other.limits[at]);
        }
        for (int at = ASPECTS; at < 2 * ASPECTS; at++) {
            limits[at] = (byte) Math.max(limits[at], other.limits[at]);
        }
        return new Box(limits);
    }

    /// The hands of this box that are not in the other, as boxes without a hand in common.
    public List<Box> minus(Box other) {
        if (other.covers(this)) {
            return List.of();
        }
        if (isApart(other) || and(other).isEmpty()) {
            return List.of(this);
        }
        var pieces = new ArrayList<Box>();
        var rest = this;
        for (int at = 0; at < ASPECTS; at++) {
            int low = rest.limits[at];
            int high = rest.limits[ASPECTS + at];
            int from = other.limits[at];
            int to = other.limits[ASPECTS + at];
            if (from > low || to < high) {
                var aspect = Aspect.ALL.get(at);
                rest.piece(aspect, low, Math.min(from - 1, high), pieces);
                rest.piece(aspect, Math.max(to + 1, low), high, pieces);
                rest = rest.and(aspect, from, to);
            }
        }
        return pieces;
    }

    private void piece(Aspect aspect, int low, int high, List<Box> pieces) {
        var piece = low <= high ? and(aspect, low, high) : this;
        if (low <= high && !piece.isEmpty()) {
            pieces.add(piece);
        }
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
        int high = limits[ASPECTS + at];
        int otherHigh = other.limits[ASPECTS + at];
        int both = Math.max(high, otherHigh) - Math.min(limits[at], other.limits[at]);
        return 2 * both - (high - limits[at]) - (otherHigh - other.limits[at]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Box box && Arrays.equals(limits, box.limits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(limits);
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
