package overtrick.can.rules;

import java.util.List;

/// How many deals a match has, what follows them, and the league (can.md §11).
///
/// @param deals before extra time
/// @param extraTime what follows when they end level (ruling 22)
/// @param decider what follows when it is level still
/// @param leagueTies what parts teams of equal points, in this order (ruling 23)
public record MatchRules(
        Length deals, ExtraTime extraTime, Decider decider, List<LeagueTie> leagueTies) {
    static final MatchRules CLUB =
            new MatchRules(Length.EIGHT, ExtraTime.NONE, Decider.DRAW, List.of(LeagueTie.values()));

    static final MatchRules CUP =
            new MatchRules(
                    Length.EIGHT,
                    ExtraTime.BOTH_PERIODS,
                    Decider.SHOOT_OUT,
                    List.of(LeagueTie.values()));

    static final MatchRules SHORT =
            new MatchRules(Length.FOUR, ExtraTime.NONE, Decider.DRAW, List.of(LeagueTie.values()));

    /// How many deals a match has before extra time.
    public enum Length {
        /// The whole match: chairs are changed in the middle.
        EIGHT(8),
        /// A short one: everybody deals once, and nobody changes chairs.
        FOUR(4);

        private final int deals;

        Length(int deals) {
            this.deals = deals;
        }

        /// How many deals there are, 8 or 4.
        public int deals() {
            return deals;
        }
    }

    /// What follows when the deals end level (ruling 22).
    public enum ExtraTime {
        /// No further deals.
        NONE,
        /// Two periods of two deals.
        BOTH_PERIODS,
        /// A period of two deals, and another if it ends level.
        UNTIL_DECIDED
    }

    /// What follows when it is level still.
    public enum Decider {
        /// Nothing: it is a draw.
        DRAW,
        /// A shoot-out.
        SHOOT_OUT,
        /// Four kicks, then lots.
        FOUR_KICKS_THEN_LOTS,
        /// Lots.
        LOTS
    }

    /// What parts teams of equal points, in this order (ruling 23).
    public enum LeagueTie {
        /// Hiệu số: goals won less goals lost.
        GOAL_DIFFERENCE,
        /// Goals won.
        GOALS_SCORED,
        /// What they did against each other.
        DIRECT_MATCH,
        /// Lots.
        LOTS
    }

    public MatchRules {
        leagueTies = List.copyOf(leagueTies);
        if (leagueTies.stream().distinct().count() != leagueTies.size()) {
            throw new IllegalArgumentException("something parts teams twice: " + leagueTies);
        }
    }
}
