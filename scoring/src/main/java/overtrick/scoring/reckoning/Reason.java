package overtrick.scoring.reckoning;

import java.util.Locale;

/// Why a number is what it is. Each has a sentence in the bundle `reasons` of every language of the
/// house.
public enum Reason {
    /// Score, beaten, equal, others.
    MATCHPOINTS(4),
    /// Comparable scores, expected scores, matchpoints among them.
    NEUBERG(3),
    /// Scores in the group, percentage.
    SMALL_GROUP(2),
    /// Matchpoints on the scale of 2: they are halved.
    HALVED(1),
    /// Percentage, weight or top of the board.
    AWARD(2),
    /// Percentage, comparisons.
    AWARD_IMPS(2),
    /// What was awarded, what the contestant got elsewhere.
    AWARD_RAISED(2),
    /// What was awarded, what the contestant got elsewhere.
    AWARD_LOWERED(2),
    /// Weight as a percentage, score.
    WEIGHTED_SCORE(2),
    /// No places: the sum of its parts, by their weights.
    WEIGHTED_MEAN(0),
    /// Own score, other score, difference.
    IMPS(3),
    /// Score, number of comparisons.
    CROSS_IMPS(2),
    /// Sum, divisor.
    DIVIDED(2),
    /// Sum, expected, present.
    SCALED(3),
    /// Number of scores used, left out at each end, their mean.
    DATUM(3),
    /// Own score, datum, difference.
    BUTLER(3),
    /// Own score, score at the other table.
    BOARD_WON(2),
    /// Own score, score at the other table.
    BOARD_TIED(2),
    /// Own score, score at the other table.
    BOARD_LOST(2),
    /// Score.
    POINTS(1),
    /// Margin in IMPs, number of boards, scale.
    VICTORY_POINTS(3),
    /// Points won, points lost, points to share.
    SWINGS(3),
    /// Boards, opponent, round.
    MATCH(3),
    /// Board, opponent.
    BOARD(2),
    /// What for.
    PENALTY(1),
    /// Percentage, top of a board, what for.
    PERCENT_PENALTY(3),
    /// What for.
    CARRY_OVER(1),
    /// Matchpoints, tops.
    PERCENTAGE(2),
    /// Number of boards.
    TOTAL(1),
    /// Number of matches.
    MATCH_TOTAL(1),
    /// Number of sessions.
    SESSIONS(1),
    /// Session, boards.
    SESSION(2),
    /// Place, scheme, contestants.
    MASTERPOINTS(3),
    /// First place, last place.
    SHARED_PLACES(2),
    /// Deal, table, score there, mean elsewhere, tables elsewhere.
    CAN_DEAL(5),
    /// Number of results.
    CAN_GOALS(1),
    /// Number of results.
    CAN_TRIBUTE(1),
    /// Number of results.
    CAN_POINTS(1);

    private final int places;

    Reason(int places) {
        this.places = places;
    }

    /// How many details its sentence has.
    public int places() {
        return places;
    }

    /// Its key in the bundle, such as `board-won`.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
