package overtrick.scoring;

import java.util.Optional;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;

/// What a board came to at one table.
public sealed interface Outcome {

    /// A result at the table that stands.
    ///
    /// @param points for North–South
    /// @param result how they came about, when the slip says so
    record Scored(int points, Optional<Result> result) implements Outcome {}

    /// An assigned adjusted score (Law 12C1), weighted or not. The scores of the two sides need not
    /// balance (Law 12C1f); both are seen from North–South.
    record Assigned(WeightedScore northSouth, WeightedScore eastWest) implements Outcome {}

    /// An artificial adjusted score (Law 12C2).
    record Artificial(Award northSouth, Award eastWest) implements Outcome {}

    /// The board was not played here and counts for nobody: a sit-out, or left out for time.
    record NotPlayed() implements Outcome {}

    /// A score of which only the points are known, North–South's.
    static Outcome scored(int points) {
        return new Scored(points, Optional.empty());
    }

    /// Whether there is a score to compare with other tables.
    default boolean isComparable() {
        return switch (this) {
            case Scored _, Assigned _ -> true;
            case Artificial _, NotPlayed _ -> false;
        };
    }

    /// What can be compared with other tables, from the side's own view; empty for artificial
    /// scores and boards not played.
    default Optional<WeightedScore> score(Side side) {
        return switch (this) {
            case Scored(int points, _) ->
                    Optional.of(WeightedScore.of(side == Side.NORTH_SOUTH ? points : -points));
            case Assigned(var northSouth, var eastWest) ->
                    Optional.of(side == Side.NORTH_SOUTH ? northSouth : eastWest.negated());
            case Artificial _, NotPlayed _ -> Optional.empty();
        };
    }

    /// The artificial score of the side; empty for all other outcomes.
    default Optional<Award> award(Side side) {
        return this instanceof Artificial(var northSouth, var eastWest)
                ? Optional.of(side == Side.NORTH_SOUTH ? northSouth : eastWest)
                : Optional.empty();
    }

    /// Whether both sides have the same score, so that one column tells both.
    default boolean isBalanced() {
        return !(this instanceof Assigned(var northSouth, var eastWest))
                || northSouth.equals(eastWest);
    }
}
