package overtrick.movement.choice;

import overtrick.cards.words.Phrase;

/// What speaks for a movement and against it.
public enum ChoicePhrase implements Phrase {
    /// Players.
    PLAYERS_DO_NOT_FILL,
    /// Pairs.
    PAIRS_FILL,
    /// Why there is none, the kinds that there are.
    INSTEAD,
    ALL_BOARDS,
    /// How many.
    BOARDS_MORE,
    /// How many.
    BOARDS_FEWER,
    TWO_WINNERS,
    ONE_WINNER,
    PERFECT_BALANCE,
    /// The deviation.
    BALANCE,
    NO_SHARING,
    /// How many.
    COPIES,
    SETS_UNEVEN,
    OPPONENTS_AGAIN,
    SOME_SIT_OUT,
    ONE_BOARD_ROUNDS,
    LONG_ROUNDS
}
