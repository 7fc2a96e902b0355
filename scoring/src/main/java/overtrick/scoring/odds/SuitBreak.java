package overtrick.scoring.odds;

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
        return SuitLie.of(missing, Deal.HAND, Deal.HAND).reversed().stream()
                .filter(lie -> lie.left() >= lie.right())
                .map(lie ->
                        new SuitBreak(
                                lie.left(),
                                lie.right(),
                                lie.left() == lie.right() ? lie.chance() : lie.chance().times(2)))
                .toList();
    }
}
