package overtrick.movement;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;

/// What a movement is measured by.
public enum Counted implements Phrase {
    ENTRIES,
    PAIRS,
    PLAYERS,
    ROUNDS,
    TABLES,
    TEAMS;

    /// Such as `7 tables`.
    public Sentence of(int count) {
        return Sentence.of(this, new Wording.Count(count));
    }

    @Override
    public Bundle bundle() {
        return Bundle.beside(MovementPhrase.class);
    }
}
