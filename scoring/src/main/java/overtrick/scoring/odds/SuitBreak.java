package overtrick.scoring.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Deal;
import overtrick.scoring.reckoning.Fraction;

/// One way in which the cards of a suit that are missing lie in two unseen hands.
///
/// @param longer cards of the hand that has more, or as many
/// @param chance of this division, whichever hand is the longer
public record SuitBreak(int longer, int shorter, Fraction chance) {

    /// Every way for so many cards, the most even first.
    ///
    /// @param missing cards of the suit, 0 to 13
    /// @throws IllegalArgumentException when the missing cards are not 0 to 13
    public static List<SuitBreak> of(int missing) {
        if (missing < 0 || missing > Deal.HAND) {
            throw new IllegalArgumentException("missing cards are not 0 to 13: " + missing);
        }
        var all = choose(2 * Deal.HAND, Deal.HAND);
        var breaks = new ArrayList<SuitBreak>();
        for (int shorter = missing / 2; shorter >= 0; shorter--) {
            int longer = missing - shorter;
            var ways =
                    choose(missing, longer)
                            .multiply(choose(2 * Deal.HAND - missing, Deal.HAND - longer));
            var either = longer == shorter ? ways : ways.shiftLeft(1);
            breaks.add(new SuitBreak(longer, shorter, new Fraction(either, all)));
        }
        return breaks;
    }

    /// In how many ways so many can be taken from these.
    private static BigInteger choose(int from, int taken) {
        var ways = BigInteger.ONE;
        for (int step = 1; step <= taken; step++) {
            ways = ways.multiply(BigInteger.valueOf(from - taken + step));
            ways = ways.divide(BigInteger.valueOf(step));
        }
        return ways;
    }
}
