package overtrick.house.terms;

/// What the people at a table may want beside the game itself; chosen when it is opened.
public enum Custom {
    /// Whoever jumps shows the stop card, and the next player waits (bridge.md §4.6).
    STOP_CARD,
    /// The time of the board and of each player is shown; nobody is hurried.
    CLOCK,
    /// What has been seen is counted up: for practice, never in earnest.
    MEMORY
}
