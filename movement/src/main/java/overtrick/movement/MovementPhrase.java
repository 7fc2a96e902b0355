package overtrick.movement;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// What a movement says of itself; its words lie in the bundle `phrases` of this package.
public enum MovementPhrase implements Phrase {
    /// Table, round.
    TABLE_TAKEN_TWICE(2),
    /// Entry, round.
    SITS_TWICE(2),
    /// Entry, set.
    PLAYS_SET_TWICE(2),
    /// Entry, entry, round.
    MEETS_AGAIN(3),
    /// How many tables.
    SET_AT_TABLES(1),
    /// Most rounds, fewest rounds.
    ROUNDS_DIFFER(2),
    /// Kind, so many of what is counted, what would do, how many.
    TOO_FEW(4),
    /// Kind, so many of what is counted, what would do.
    TOO_MANY(3),
    /// Kind, so many of what is counted, what would do.
    DO_NOT_FIT(3),
    /// Kind, tables, rounds, what would do.
    NO_SUCH_ROUNDS(4),
    /// Kind, rounds.
    WITH_ROUNDS(2),
    /// Least, most.
    FROM_TO(2),
    /// Least, most.
    ODD(2),
    /// Least, most.
    EVEN(2),
    /// Least, most.
    NEITHER_2_NOR_3(2),
    /// Those before the last, the last.
    OR(2);

    static final Bundle WORDS = Bundle.of("phrases", MovementPhrase.class::getResourceAsStream);

    private final int places;

    MovementPhrase(int places) {
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
