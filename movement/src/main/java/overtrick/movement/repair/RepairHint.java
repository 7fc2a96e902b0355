package overtrick.movement.repair;

import overtrick.cards.words.Phrase;

/// What would be right, or a way to go on.
public enum RepairHint implements Phrase {
    /// Number.
    PLAYS_ALREADY,
    /// Number.
    NOT_IN_MOVEMENT,
    /// Table, round.
    TABLE_EMPTY,
    /// Number, table, round.
    BELONGS_THERE,
    /// Set.
    NO_SUCH_SET,
    /// Set, table, round.
    SET_BELONGS_THERE,
    /// Round.
    NO_SUCH_ROUND,
    /// Number, round.
    DOES_NOT_PLAY,
    WHICH_PLAYERS,
    NOBODY_LEFT,
    /// Number, number that nobody wears.
    TAKES_EMPTY_PLACE,
    /// Number, direction, tables.
    ROVES,
    /// Number.
    OPPONENTS_SIT_OUT,
    /// Number.
    TABLE_SITS_OUT,
    /// Number.
    IDLE_PLAYS,
    /// Number, number that leaves.
    MERGED,
    /// Number.
    NOBODY_WEARS,
    GO_ON,
    /// Number, number.
    EXCHANGE_NUMBERS,
    /// Number, number, round.
    EXCHANGE_PLACES,
    WHAT_WAS_PLAYED_STAYS
}
