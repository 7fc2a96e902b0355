package overtrick.movement.draw;

import overtrick.cards.words.Phrase;

/// Why a draw is as it is, and why a draw or a result of a knock-out cannot be.
public enum DrawPhrase implements Phrase {
    /// Place, round.
    MATCH_NOT_OPEN,
    /// Entry, place, round.
    NOT_IN_MATCH,
    REMATCH_NEEDED,
    /// Two places in the ranking.
    PLACES,
    MEET_AGAIN,
    /// Two names.
    HAS_MET,
    /// Two names.
    MEETS_INSTEAD,
    /// Name.
    PLAYS_NO_MATCH,
    /// How many.
    TEAMS_NOT_ODD,
    NO_TRIANGLE
}
