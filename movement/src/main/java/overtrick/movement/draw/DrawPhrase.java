package overtrick.movement.draw;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// Why a draw is as it is, and why a draw or a result of a knock-out cannot be; its words lie in
/// the bundle `phrases` of this package.
public enum DrawPhrase implements Phrase {
    /// Place, round.
    MATCH_NOT_OPEN(2),
    /// Entry, place, round.
    NOT_IN_MATCH(3),
    REMATCH_NEEDED(0),
    /// Two places in the ranking.
    PLACES(2),
    MEET_AGAIN(0),
    /// Two names.
    HAS_MET(2),
    /// Two names.
    MEETS_INSTEAD(2),
    /// Name.
    PLAYS_NO_MATCH(1),
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
