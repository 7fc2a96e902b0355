package overtrick.tournament.can;

import overtrick.cards.words.Phrase;

/// Why a number of a comparison of Bài Càn is what it is.
public enum CanReason implements Phrase {
    /// Deal, table, score there, mean elsewhere, tables elsewhere.
    DEAL,
    /// Number of results.
    GOALS,
    /// Number of results.
    TRIBUTE,
    /// Number of results.
    POINTS
}
