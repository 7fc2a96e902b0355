package overtrick.tournament.session;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// Why a movement cannot have the numbers of the club's sheet; the words lie in the bundle `hints`
/// of this package.
public enum NumberingHint implements Phrase {
    /// How many tables.
    TABLES_OF_SHEET(1),
    PLAYERS_HAVE_NO_PAIR(0);

    private static final Bundle WORDS =
            Bundle.of("hints", NumberingHint.class::getResourceAsStream);

    private final int places;

    NumberingHint(int places) {
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
