package overtrick.scoring.vp;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// Why a scale does not fit; the words lie in the bundle `phrases` of this package.
public enum ScalePhrase implements Phrase {
    /// Scale, the boards it is for, boards.
    NOT_FOR_BOARDS(3),
    /// Fewest, most.
    FROM_TO(2);

    private static final Bundle WORDS =
            Bundle.of("phrases", ScalePhrase.class::getResourceAsStream);

    private final int places;

    ScalePhrase(int places) {
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
