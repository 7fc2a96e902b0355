package overtrick.robots.judgement;

import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;

/// How far a hand is from those that a call shows: in points, cards, and whatever else is counted.
/// A call that judgement makes may stretch what it shows by one step and no more, so that who hears
/// it is not deceived.
public final class Steps {

    /// So far a call may be stretched.
    public static final int MOST = 1;

    private static final int FAR = 99;

    private Steps() {}

    /// 0 for a hand that the call shows.
    public static int outside(Knowledge shows, Hand hand) {
        int least = FAR;
        for (var box : shows.boxes()) {
            least = Math.min(least, outside(box, hand));
        }
        return least;
    }

    /// Whether the hand is at most [#MOST] away.
    public static boolean isNear(Knowledge shows, Hand hand) {
        return outside(shows, hand) <= MOST;
    }

    private static int outside(Box box, Hand hand) {
        int most = 0;
        for (var aspect : Aspect.ALL) {
            var range = box.get(aspect);
            int number = hand.get(aspect);
            int gap = Math.max(range.low() - number, number - range.high());
            most = Math.max(most, gap - allowance(aspect));
        }
        return most;
    }

    /// A point or a card more changes a sum or a difference of two of them by two.
    private static int allowance(Aspect aspect) {
        return switch (aspect.measure()) {
            case TWENTY, DIFFERENCE -> 1;
            default -> 0;
        };
    }
}
