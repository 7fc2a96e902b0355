package overtrick.tournament.session;

/// By what the rounds begin.
public enum Pace {
    /// The director calls each.
    BY_HAND,
    /// When the clock and the time for the change are over, whoever is still playing.
    BY_CLOCK,
    /// As soon as a table of the next round has its players and its boards; the others follow.
    BY_TABLE
}
