package overtrick.scoring.reckoning;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// Why a number is what it is; the words lie in the bundle `reasons` of this package.
public enum Reason implements Phrase {
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
    /// Boards, opponent, when no slip says the round.
    MATCH_OF_NO_ROUND(2),
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
    SHARED_PLACES(2);

    private static final Bundle WORDS = Bundle.of("reasons", Reason.class::getResourceAsStream);

    private final int places;

    Reason(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }

    @Override
    public Bundle bundle() {
        return WORDS;
    }
}
