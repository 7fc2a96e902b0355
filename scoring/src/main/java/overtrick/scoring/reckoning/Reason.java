package overtrick.scoring.reckoning;

import overtrick.cards.words.Phrase;

/// Why a number is what it is.
public enum Reason implements Phrase {
    /// Score, beaten, equal, others.
    MATCHPOINTS,
    /// Comparable scores, expected scores, matchpoints among them.
    NEUBERG,
    /// Comparable scores, expected scores, matchpoints among them.
    FACTORED,
    /// Comparable scores, expected scores, matchpoints among them.
    ADDED,
    /// Scores in the group, percentage.
    SMALL_GROUP,
    /// Matchpoints on the scale of 2: they are halved.
    HALVED,
    /// Percentage, weight or top of the board.
    AWARD,
    /// Percentage, comparisons.
    AWARD_IMPS,
    /// What was awarded, what the contestant got elsewhere.
    AWARD_RAISED,
    /// What was awarded, what the contestant got elsewhere.
    AWARD_LOWERED,
    /// Weight as a percentage, score.
    WEIGHTED_SCORE,
    /// No places: the sum of its parts, by their weights.
    WEIGHTED_MEAN,
    /// Own score, other score, difference.
    IMPS,
    /// Score, number of comparisons.
    CROSS_IMPS,
    /// Sum, divisor.
    DIVIDED,
    /// Sum, expected, present.
    SCALED,
    /// Number of scores used, left out at each end, their mean.
    DATUM,
    /// Own score, datum, difference.
    BUTLER,
    /// Own score, score at the other table.
    BOARD_WON,
    /// Own score, score at the other table.
    BOARD_TIED,
    /// Own score, score at the other table.
    BOARD_LOST,
    /// Score.
    POINTS,
    /// Margin in IMPs, number of boards, scale.
    VICTORY_POINTS,
    /// Points won, points lost, points to share.
    SWINGS,
    /// Boards, opponent, round.
    MATCH,
    /// Boards, opponent, when no slip says the round.
    MATCH_OF_NO_ROUND,
    /// Board, opponent.
    BOARD,
    /// What for.
    PENALTY,
    /// Percentage, top of a board, what for.
    PERCENT_PENALTY,
    /// What for.
    CARRY_OVER,
    /// Matchpoints, tops.
    PERCENTAGE,
    /// Number of boards.
    TOTAL,
    /// Number of matches.
    MATCH_TOTAL,
    /// Number of sessions.
    SESSIONS,
    /// Session, boards.
    SESSION,
    /// Place, scheme, contestants.
    MASTERPOINTS,
    /// First place, last place.
    SHARED_PLACES
}
