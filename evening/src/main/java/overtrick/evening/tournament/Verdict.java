package overtrick.evening.tournament;

/// What a link is worth.
public enum Verdict {
    STANDS,
    /// It was one, and has been renewed or withdrawn since.
    ENDED,
    UNKNOWN
}
