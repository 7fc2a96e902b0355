package overtrick.scoring.rank;

import overtrick.cards.words.Phrase;

/// Why a tournament cannot be ranked.
public enum RankPhrase implements Phrase {
    /// Contestant, unit, right unit.
    PENALTY_IN_UNIT,
    /// Contestant, unit, right unit.
    CARRY_OVER_IN_UNIT,
    MATCHPOINTS_OR_PERCENT,
    /// Board, North–South, East–West.
    ONE_TABLE_ONLY,
    /// Contestant, opponent, what is wrong.
    MATCH,
    /// Contestant, opponent, what is wrong, round.
    MATCH_IN_ROUND,
    /// Contestant.
    BOTH_DIRECTIONS
}
