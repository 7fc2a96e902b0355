package overtrick.scoring.regulation;

/// Who is compared with whom (tournaments.md §8.9).
public enum Field {
    /// All tables that played the board.
    ACROSS,
    /// Only those of the same section, which then has a ranking of its own.
    WITHIN_SECTION
}
