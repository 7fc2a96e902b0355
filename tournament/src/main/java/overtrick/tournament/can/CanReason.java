package overtrick.tournament.can;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// Why a number of a comparison of Bài Càn is what it is; the words lie in the bundle `reasons` of
/// this package.
public enum CanReason implements Phrase {
    /// Deal, table, score there, mean elsewhere, tables elsewhere.
    DEAL(5),
    /// Number of results.
    GOALS(1),
    /// Number of results.
    TRIBUTE(1),
    /// Number of results.
    POINTS(1);

    private static final Bundle WORDS = Bundle.of("reasons", CanReason.class::getResourceAsStream);

    private final int places;

    CanReason(int places) {
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
