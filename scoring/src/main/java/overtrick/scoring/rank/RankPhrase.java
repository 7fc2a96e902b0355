package overtrick.scoring.rank;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// Why a tournament cannot be ranked; the words lie in the bundle `phrases` of this package.
public enum RankPhrase implements Phrase {
    /// Contestant, unit, right unit.
    PENALTY_IN_UNIT(3),
    /// Contestant, unit, right unit.
    CARRY_OVER_IN_UNIT(3),
    MATCHPOINTS_OR_PERCENT(0),
    /// Board, North–South, East–West.
    ONE_TABLE_ONLY(3),
    /// Contestant, opponent, what is wrong.
    MATCH(3),
    /// Contestant, opponent, what is wrong, round.
    MATCH_IN_ROUND(4),
    /// Contestant.
    BOTH_DIRECTIONS(1);

    private static final Bundle WORDS = Bundle.of("phrases", RankPhrase.class::getResourceAsStream);

    private final int places;

    RankPhrase(int places) {
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
