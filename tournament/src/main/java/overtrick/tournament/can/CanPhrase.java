package overtrick.tournament.can;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// What a schedule of Bài Càn says of itself; the words lie in the bundle `phrases` of this
/// package.
public enum CanPhrase implements Phrase {
    /// How many.
    PAIRS_NOT_EVEN(1),
    /// How many.
    DEALS_NOT_IN_FOURS(1),
    /// Table, deal, round.
    DEAL_TWICE(3),
    /// Contestant, deal, round.
    TWO_PLACES(3),
    /// Contestant, deal, how often, how often it should be.
    DEAL_TIMES(4),
    /// Contestant, chair, how often in each place.
    PLACES_UNEVEN(3),
    /// Contestant, how often whom.
    OPPONENTS_UNEVEN(2);

    private static final Bundle WORDS = Bundle.of("phrases", CanPhrase.class::getResourceAsStream);

    private final int places;

    CanPhrase(int places) {
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
