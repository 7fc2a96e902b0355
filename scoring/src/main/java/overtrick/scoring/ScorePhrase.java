package overtrick.scoring;

import overtrick.cards.words.Phrase;

/// What is wrong with a score.
public enum ScorePhrase implements Phrase {
    /// Points, who is vulnerable, possible scores near them.
    NO_RESULT_SCORES,
    NOBODY,
    NORTH_SOUTH,
    EAST_WEST,
    BOTH,
    /// One score, another.
    OR
}
