package overtrick.movement;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;
import overtrick.cards.words.Sentence;

/// What a movement promises (tournaments.md §4). The first two are never broken; the others may be,
/// when the movement states it.
public enum Promise implements Phrase {
    /// P1: everybody has at most one place in a round, and so has every table.
    ONE_PLACE_A_ROUND(false),
    /// P2: nobody plays a set twice.
    NO_SET_TWICE(false),
    /// P3: nobody meets an opponent twice. In an individual everybody has a partner once at most
    /// and an opponent twice at most (tournaments.md §7). A session that breaks it has a revenge
    /// round.
    NO_OPPONENT_TWICE(true),
    /// P4: no set is at two tables at the same time, so one copy of the boards is enough.
    NO_SHARING(true),
    /// P7: nobody sits out two rounds more than anybody else.
    SITTING_OUT_EVEN(true);

    private final boolean waivable;

    Promise(boolean waivable) {
        this.waivable = waivable;
    }

    /// Whether a movement may be without it by saying so.
    public boolean isWaivable() {
        return waivable;
    }

    /// In a few words, such as `no set twice`.
    public Sentence sentence() {
        return Sentence.of(this);
    }

    @Override
    public Bundle bundle() {
        return Bundle.beside(MovementPhrase.class);
    }
}
