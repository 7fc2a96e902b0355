package overtrick.cantable.league;

/// What becomes of a match that has not been played by its date.
public enum Unplayed {
    /// Nobody has won, and nobody has a goal.
    DRAWN,
    /// It does not count.
    LEFT_OUT
}
