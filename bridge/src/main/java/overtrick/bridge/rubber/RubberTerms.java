package overtrick.bridge.rubber;

import overtrick.bridge.score.UndertrickCode;

/// What players may settle before a rubber.
///
/// @param honours whether honours count; they are written down by themselves
/// @param onlyPartScore for the only part-score when a rubber is not finished: 100, in older codes
///   50
public record RubberTerms(
        boolean honours, int onlyPartScore, UndertrickCode undertricks, Rounding rounding) {

    public static final RubberTerms USUAL =
            new RubberTerms(true, 100, UndertrickCode.SINCE_1987, Rounding.HALF_UP);

    public RubberTerms {
        if (onlyPartScore != 100 && onlyPartScore != 50) {
            throw new IllegalArgumentException(
                    "the only part-score is not worth 100 or 50: " + onlyPartScore);
        }
    }

    /// How the difference of two totals becomes units of a hundred. Scores are multiples of ten, so
    /// there is a half now and then.
    public enum Rounding {
        HALF_UP,
        HALF_DOWN,
        /// Not at all: a unit is a point.
        NONE;

        /// The difference of a rubber in the units for which people settle, rounded as they agreed.
        ///
        /// @param difference 0 or more
        public int units(int difference) {
            return switch (this) {
                case HALF_UP -> (difference + 50) / 100;
                case HALF_DOWN -> (difference + 49) / 100;
                case NONE -> difference;
            };
        }
    }
}
