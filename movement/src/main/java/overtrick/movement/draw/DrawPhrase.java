package overtrick.movement.draw;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// Why a draw or a result of a knock-out cannot be; its words lie in the bundle `phrases` of this
/// package.
public enum DrawPhrase implements Phrase {
    /// Place, round.
    MATCH_NOT_OPEN(2),
    /// Entry, place, round.
    NOT_IN_MATCH(3),
    REMATCH_NEEDED(0),
    /// How many.
    TEAMS_NOT_ODD(1),
    NO_TRIANGLE(0);

    private static final Bundle WORDS = Bundle.of("phrases", DrawPhrase.class::getResourceAsStream);

    private final int places;

    DrawPhrase(int places) {
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
