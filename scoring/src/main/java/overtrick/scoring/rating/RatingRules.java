package overtrick.scoring.rating;

import java.util.Map;

/// What a club decides about its ratings.
///
/// @param halfLife days after which a board counts half; 0 when boards never fade
/// @param known strengths that are brought along, such as a robot’s from thousands of boards
///   elsewhere
public record RatingRules(int halfLife, Map<Player, Known> known) {

    /// Boards count half after two years, and nobody’s strength is known before.
    public static final RatingRules STANDARD = new RatingRules(730, Map.of());

    /// A strength that is known before the first board.
    ///
    /// @param strength in IMPs a board
    /// @param deviation standard deviation of what is not known about it, above 0
    public record Known(double strength, double deviation) {

        public Known {
            if (!(deviation > 0) || Double.isInfinite(deviation) || !Double.isFinite(strength)) {
                throw new IllegalArgumentException(
                        "a known strength is not a number with a deviation above 0: %s, %s"
                                .formatted(strength, deviation));
            }
        }
    }

    public RatingRules {
        known = Map.copyOf(known);
        if (halfLife < 0) {
            throw new IllegalArgumentException("the half-life is not 0 or more: " + halfLife);
        }
    }

    /// How much a board of that day counts on the other, from 0 to 1.
    double weight(long day, long asOf) {
        return halfLife == 0 ? 1 : StrictMath.pow(2, -(asOf - day) / (double) halfLife);
    }
}
