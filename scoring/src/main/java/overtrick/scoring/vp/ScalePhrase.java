package overtrick.scoring.vp;

import java.util.Locale;
import java.util.ResourceBundle;
import overtrick.cards.words.Phrase;

/// Why a scale does not fit; the words lie in the bundle `phrases` of this package.
public enum ScalePhrase implements Phrase {
    /// Scale, the boards it is for, boards.
    NOT_FOR_BOARDS(3),
    /// Fewest, most.
    FROM_TO(2);

    private final int places;

    ScalePhrase(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }

    @Override
    public ResourceBundle words(Locale language) {
        return ResourceBundle.getBundle(
                "overtrick.scoring.vp.phrases", language, ScalePhrase.class.getModule());
    }
}
