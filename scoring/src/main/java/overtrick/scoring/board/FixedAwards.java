package overtrick.scoring.board;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import overtrick.scoring.reckoning.Fraction;

/// Awards that a regulation fixes for groups of so few scores that a comparison says little
/// (tournaments.md §2.2).
///
/// @param awards by the number of scores, the percentages from the best place down; often empty
/// @param limit which of such groups are meant
public record FixedAwards(Map<Integer, List<Fraction>> awards, Limit limit) {

    /// Which small groups of a fouled or adjusted board get fixed awards.
    public enum Limit {
        /// Those that are no more than a third of the scores that the board was to have: England.
        A_THIRD,
        /// All but three that are the largest group of their board: North America.
        THREE_UNLESS_LARGEST
    }

    private static final Map<Integer, List<Fraction>> USUAL =
            Map.of(1, percentages(60), 2, percentages(65, 55), 3, percentages(70, 60, 50));

    /// Groups of any size are compared.
    public static final FixedAwards NONE = new FixedAwards(Map.of(), Limit.A_THIRD);

    /// England's, for one to three scores.
    public static final FixedAwards ENGLISH = new FixedAwards(USUAL, Limit.A_THIRD);

    /// North America's, for one to three scores.
    public static final FixedAwards NORTH_AMERICAN =
            new FixedAwards(USUAL, Limit.THREE_UNLESS_LARGEST);

    public FixedAwards {
        awards = Map.copyOf(awards);
        awards.forEach((size, places) -> {
            if (places.size() != size) {
                throw new IllegalArgumentException(
                        "awards for a group of %d are not %d: %s".formatted(size, size, places));
            }
        });
    }

    private static List<Fraction> percentages(long... percentages) {
        return Arrays.stream(percentages).mapToObj(Fraction::of).toList();
    }

    /// Whether a group has fixed awards.
    ///
    /// @param present scores in the group
    /// @param wanted scores that the board was to have
    /// @param largest scores in the largest group of the board
    boolean cover(int present, int wanted, int largest) {
        return present < wanted
                && awards.containsKey(present)
                && switch (limit) {
                    case A_THIRD -> 3 * present <= wanted;
                    case THREE_UNLESS_LARGEST -> present < 3 || present < largest;
                };
    }

    /// What the places of a group of so many are worth, the best first.
    List<Fraction> of(int present) {
        return awards.getOrDefault(present, List.of());
    }
}
