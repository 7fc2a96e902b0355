package overtrick.cantable;

/// Who draws for the deal, chooses chairs and deals.
public enum Ceremony {
    /// The players, as at a real table.
    PLAYERS,
    /// The house, at once: everybody stays where they are, and lots are drawn for the dealer.
    HOUSE
}
