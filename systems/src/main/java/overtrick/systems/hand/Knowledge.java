package overtrick.systems.hand;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Suit;

/// What is known of a hand: it lies in one of several boxes. One box is not enough, because a
/// strong 2♣ is 22 points or nine tricks (robots.md §1).
///
/// @param boxes at most [#MOST], none of them empty or inside another; no box at all is a
///   contradiction
public record Knowledge(List<Box> boxes) {

    /// More boxes than these are joined, the nearest first. Nothing is lost by that but precision.
    public static final int MOST = 8;

    public static final Knowledge NOTHING = new Knowledge(List.of(Box.ANY));
    public static final Knowledge CONTRADICTION = new Knowledge(List.of());

    public Knowledge {
        boxes = joined(distinct(boxes));
    }

    public static Knowledge of(Box... boxes) {
        return new Knowledge(List.of(boxes));
    }

    /// The hand is seen.
    public static Knowledge of(Hand hand) {
        return of(Box.of(hand));
    }

    /// Nobody can have such a hand.
    public boolean isContradiction() {
        return boxes.isEmpty();
    }

    public boolean contains(Hand hand) {
        return boxes.stream().anyMatch(box -> box.contains(hand));
    }

    public Knowledge and(Knowledge other) {
        var both = new ArrayList<Box>();
        for (var one : boxes) {
            for (var two : other.boxes) {
                both.add(one.and(two));
            }
        }
        return new Knowledge(both);
    }

    public Knowledge and(Aspect aspect, Range range) {
        return new Knowledge(boxes.stream().map(box -> box.and(aspect, range)).toList());
    }

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
        return boxes.stream().reduce(Box::hull).orElse(Box.ANY);
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
        var kept = new ArrayList<Box>();
        for (var box : boxes) {
            if (!box.isEmpty() && kept.stream().noneMatch(other -> other.covers(box))) {
                kept.removeIf(box::covers);
                kept.add(box);
            }
        }
        return kept;
    }

    private static List<Box> joined(List<Box> boxes) {
        var left = new ArrayList<>(boxes);
        while (left.size() > MOST) {
            joinNearest(left);
        }
        return List.copyOf(left);
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
}
