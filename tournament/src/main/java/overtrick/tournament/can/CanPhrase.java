package overtrick.tournament.can;

import overtrick.cards.words.Phrase;

/// What a schedule of Bài Càn says of itself.
public enum CanPhrase implements Phrase {
    /// How many.
    PAIRS_NOT_EVEN,
    /// How many.
    DEALS_NOT_IN_FOURS,
    /// Table, deal, round.
    DEAL_TWICE,
    /// Contestant, deal, round.
    TWO_PLACES,
    /// Contestant, deal, how often, how often it should be.
    DEAL_TIMES,
    /// Contestant, chair, how often in each place.
    PLACES_UNEVEN,
    /// Contestant, how often whom.
    OPPONENTS_UNEVEN
}
