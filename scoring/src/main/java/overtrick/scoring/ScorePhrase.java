package overtrick.scoring;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// What is wrong with a score; the words lie in the bundle `phrases` of this package.
public enum ScorePhrase implements Phrase {
    /// Points, who is vulnerable, possible scores near them.
    NO_RESULT_SCORES(3),
    NOBODY(0),
    NORTH_SOUTH(0),
    EAST_WEST(0),
    BOTH(0),
    /// One score, another.
    OR(2);

    private static final Bundle WORDS =
            Bundle.of("phrases", ScorePhrase.class::getResourceAsStream);

    private final int places;

    ScorePhrase(int places) {
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
