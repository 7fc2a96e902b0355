package overtrick.scoring.odds;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Deal;
import overtrick.scoring.reckoning.Fraction;

/// One way in which the cards of a suit that are missing lie in two unseen hands, by the places
/// that are vacant there and no other inference.
///
/// @param left cards of the suit on the left
/// @param right the same on the right
public record SuitLie(int left, int right, Fraction chance) {

    /// Every way, most cards on the left first.
    ///
    /// @param missing cards of the suit, 0 to 13
    /// @param placesLeft unknown cards of the hand on the left
    /// @param placesRight the same on the right
    /// @throws IllegalArgumentException when the missing cards are not 0 to 13, or have no place
    public static List<SuitLie> of(int missing, int placesLeft, int placesRight) {
        if (missing < 0 || missing > Deal.HAND) {
            throw new IllegalArgumentException("missing cards are not 0 to 13: " + missing);
        }
        if (placesLeft + placesRight < missing) {
            throw new IllegalArgumentException(
                    "%d cards have no place in %d and %d"
                            .formatted(missing, placesLeft, placesRight));
        }
        var lies = new ArrayList<SuitLie>();
        for (int left = Math.min(missing, placesLeft); left >= 0; left--) {
            int right = missing - left;
            if (right <= placesRight) {
                lies.add(new SuitLie(left, right, chance(left, right, placesLeft, placesRight)));
            }
        }
        return lies;
    }

    /// So many of the places on the left are filled with the suit, and the rest on the right.
    private static Fraction chance(int left, int right, int placesLeft, int placesRight) {
        var chance = Fraction.ONE;
        for (int card = 0; card < left + right; card++) {
            int free = card < left ? placesLeft - card : placesRight - (card - left);
            chance = chance.times(Fraction.of(free, placesLeft + placesRight - card));
        }
        long orders = 1;
        for (int step = 1; step <= left; step++) {
            orders = orders * (right + step) / step;
        }
        return chance.times(orders);
    }
}
