package overtrick.systems.hand;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import overtrick.cards.Suit;

/// What is known of a hand: it lies in one of several boxes. One box is not enough, for a strong 2♣
/// is 22 points or nine tricks (robots.md §1).
public final class Knowledge {

    /// More boxes than these are joined, the nearest first. Nothing is lost by that but precision.
    public static final int MOST = 8;

    public static final Knowledge NOTHING = new Knowledge(List.of(Box.ANY));
    public static final Knowledge CONTRADICTION = new Knowledge(List.of());

    private final List<Box> boxes;

    /// Worked out when it is first asked for; two threads may both do it, with the same result.
    private @Nullable Box bounds;

    /// Likewise; 0 before. Offers are looked up by their hands for every call on every page.
    private int hash;

    /// The hands of any of these boxes.
    ///
    /// @param boxes any number; empty ones are left out, and so are those that lie inside another
    public Knowledge(List<Box> boxes) {
        this.boxes = joined(distinct(boxes));
    }

    /// The hands of any of these boxes.
    public static Knowledge of(Box... boxes) {
        return new Knowledge(List.of(boxes));
    }

    /// The hand is seen.
    public static Knowledge of(Hand hand) {
        return of(Box.of(hand));
    }

    /// At most [#MOST], none of them empty or inside another; no box at all is a contradiction.
    public List<Box> boxes() {
        return boxes;
    }

    /// Nobody can have such a hand.
    public boolean isContradiction() {
        return boxes.isEmpty();
    }

    /// Whether the hand is among them.
    public boolean contains(Hand hand) {
        for (var box : boxes) {
            if (box.contains(hand)) {
                return true;
            }
        }
        return false;
    }

    /// The hands that are in both.
    public Knowledge and(Knowledge other) {
        return new Knowledge(common(boxes, other.boxes));
    }

    /// The boxes in which one of these and one of those overlap.
    static List<Box> common(List<Box> these, List<Box> those) {
        var both = new ArrayList<Box>();
        for (var one : these) {
            for (var two : those) {
                if (!one.isApart(two)) {
                    both.add(one.and(two));
                }
            }
        }
        return both;
    }

    /// Those of the hands whose aspect lies in the range.
    public Knowledge and(Aspect aspect, Range range) {
        return new Knowledge(boxes.stream().map(box -> box.and(aspect, range)).toList());
    }

    /// The hands that are in either.
    public Knowledge or(Knowledge other) {
        var either = new ArrayList<>(boxes);
        either.addAll(other.boxes);
        return new Knowledge(either);
    }

    /// What is left when the hand is known not to lie in the other's boxes. No possible hand is
    /// ever lost; an impossible one may stay.
    public Knowledge minus(Knowledge other) {
        return Remainder.of(this).minus(other).and(NOTHING);
    }

    /// The least box around all; [Box#ANY] when there is a contradiction.
    public Box bounds() {
        var known = bounds;
        if (known == null) {
            known = boxes.stream().reduce(Box::hull).orElse(Box.ANY);
            bounds = known;
        }
        return known;
    }

    /// The expected high-card points, 0 to 37.
    public int likelyHighCards() {
        return (int) Math.round(Expectation.highCards(boxes));
    }

    /// The expected cards of a suit, 0 to 13.
    public int likelyLength(Suit suit) {
        return (int) Math.round(Expectation.length(boxes, suit));
    }

    private static List<Box> distinct(List<Box> boxes) {
        var kept = new ArrayList<Box>(boxes.size());
        for (var box : boxes) {
            if (!box.isEmpty() && !isCovered(box, kept)) {
                kept.removeIf(box::covers);
                kept.add(box);
            }
        }
        return kept;
    }

    private static boolean isCovered(Box box, List<Box> others) {
        for (var other : others) {
            if (other.covers(box)) {
                return true;
            }
        }
        return false;
    }

    private static List<Box> joined(List<Box> boxes) {
        while (boxes.size() > MOST) {
            joinNearest(boxes);
        }
        return List.copyOf(boxes);
    }

    private static void joinNearest(List<Box> boxes) {
        int least = Integer.MAX_VALUE;
        int one = 0;
        int two = 1;
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = i + 1; j < boxes.size(); j++) {
                int growth = boxes.get(i).growth(boxes.get(j));
                if (growth < least) {
                    least = growth;
                    one = i;
                    two = j;
                }
            }
        }
        var hull = boxes.get(one).hull(boxes.get(two));
        boxes.remove(two);
        boxes.remove(one);
        boxes.removeIf(hull::covers);
        boxes.add(hull);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Knowledge known
                        && hashCode() == known.hashCode()
                        && boxes.equals(known.boxes));
    }

    @Override
    public int hashCode() {
        int known = hash;
        if (known == 0) {
            known = boxes.hashCode();
            hash = known;
        }
        return known;
    }

    @Override
    public String toString() {
        return boxes.toString();
    }
}
