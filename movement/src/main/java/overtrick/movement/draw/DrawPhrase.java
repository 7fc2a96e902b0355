package overtrick.movement.draw;

import java.util.Locale;
import java.util.ResourceBundle;
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

    private final int places;

    DrawPhrase(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }

    @Override
    public ResourceBundle words(Locale language) {
        return ResourceBundle.getBundle(
                "overtrick.movement.draw.phrases", language, DrawPhrase.class.getModule());
    }
}
