package overtrick.robots.suit;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Odds;

/// How the missing cards of a suit may lie between two defenders of whom only the number of their
/// cards is known.
public final class Splits {

    private Splits() {}

    /// All of them with their likelihoods, which add up to 1; none when there is no room.
    ///
    /// @param out the missing cards, as bits from the deuce up
    /// @param left how many cards of all suits the one defender holds
    /// @param right how many the other holds
    /// @param rest how many of them are of other suits
    public static List<Split> of(int out, int left, int right, int rest) {
        var splits = new ArrayList<Split>();
        double all = 0;
        for (int some = out; ; some = (some - 1) & out) {
            int length = Integer.bitCount(some);
            double ways = Odds.choose(rest, left - length);
            boolean fits = Integer.bitCount(out) - length <= right && ways > 0;
            if (fits) {
                splits.add(new Split(some, out & ~some, ways));
                all += ways;
            }
            if (some == 0) {
                break;
            }
        }
        double sum = all;
        return splits.stream()
                .map(split -> new Split(split.left(), split.right(), split.weight() / sum))
                .toList();
    }
}
