package overtrick.robots.hand;

/// How the points of a hand are counted.
public enum Measure {
    /// Aces 4, kings 3, queens 2, jacks 1: for notrump.
    HIGH_CARDS,
    /// High cards, and one for every card beyond four in a suit: for a suit of one's own.
    LENGTH,
    /// High cards and shortness, for a fit: void 5, singleton 3, doubleton 1 with four trumps; 3, 2
    /// and 1 with three; nothing with fewer.
    SUPPORT
}
