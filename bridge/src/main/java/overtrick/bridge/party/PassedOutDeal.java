package overtrick.bridge.party;

/// What becomes of a deal that is passed out.
public enum PassedOutDeal {
    /// It is over, and nobody scores.
    SCORES_ZERO,
    /// It is over, and the side with the points has missed its target.
    MISSES_TARGET,
    /// The same player deals again, with the same vulnerability.
    DEALT_AGAIN
}
