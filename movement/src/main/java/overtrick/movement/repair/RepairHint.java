package overtrick.movement.repair;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// What would be right, or a way to go on; its words lie in the bundle `hints` of this package.
public enum RepairHint implements Phrase {
    /// Number.
    PLAYS_ALREADY(1),
    /// Number.
    NOT_IN_MOVEMENT(1),
    /// Table, round.
    TABLE_EMPTY(2),
    /// Number, table, round.
    BELONGS_THERE(3),
    /// Set.
    NO_SUCH_SET(1),
    /// Set, table, round.
    SET_BELONGS_THERE(3),
    /// Round.
    NO_SUCH_ROUND(1),
    /// Number, round.
    DOES_NOT_PLAY(2),
    WHICH_PLAYERS(0),
    NOBODY_LEFT(0),
    /// Number, number that nobody wears.
    TAKES_EMPTY_PLACE(2),
    /// Number, direction, tables.
    ROVES(3),
    /// Number.
    OPPONENTS_SIT_OUT(1),
    /// Number.
    TABLE_SITS_OUT(1),
    /// Number.
    IDLE_PLAYS(1),
    /// Number, number that leaves.
    MERGED(2),
    /// Number.
    NOBODY_WEARS(1),
    GO_ON(0),
    /// Number, number.
    EXCHANGE_NUMBERS(2),
    /// Number, number, round.
    EXCHANGE_PLACES(3),
    WHAT_WAS_PLAYED_STAYS(0);

    private static final Bundle WORDS = Bundle.of("hints", RepairHint.class::getResourceAsStream);

    private final int places;

    RepairHint(int places) {
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
