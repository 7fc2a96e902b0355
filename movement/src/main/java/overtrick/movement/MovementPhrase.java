package overtrick.movement;

import overtrick.cards.words.Phrase;

/// What a movement says of itself.
public enum MovementPhrase implements Phrase {
    /// Table, round.
    TABLE_TAKEN_TWICE,
    /// Entry, round.
    SITS_TWICE,
    /// Entry, set.
    PLAYS_SET_TWICE,
    /// Entry, entry, round.
    MEETS_AGAIN,
    /// How many tables.
    SET_AT_TABLES,
    /// Most rounds, fewest rounds.
    ROUNDS_DIFFER,
    /// Kind, so many of what is counted, what would do, how many.
    TOO_FEW,
    /// Kind, so many of what is counted, what would do.
    TOO_MANY,
    /// Kind, so many of what is counted, what would do.
    DO_NOT_FIT,
    /// Kind, tables, rounds, what would do.
    NO_SUCH_ROUNDS,
    /// Kind, rounds.
    WITH_ROUNDS,
    /// Least, most.
    FROM_TO,
    /// Least, most.
    ODD,
    /// Least, most.
    EVEN,
    /// Least, most.
    NEITHER_2_NOR_3,
    /// Those before the last, the last.
    OR
}
