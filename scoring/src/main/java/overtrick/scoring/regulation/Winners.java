package overtrick.scoring.regulation;

/// How many rankings there are (tournaments.md §2.5).
public enum Winners {
    /// One for everybody.
    ONE,
    /// North–South and East–West apart, as in a Mitchell without arrow switch.
    TWO
}
