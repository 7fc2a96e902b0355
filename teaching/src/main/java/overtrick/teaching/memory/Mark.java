package overtrick.teaching.memory;

/// How an answer was.
public enum Mark {
    RIGHT,
    /// Defensible, or right but for a detail.
    CLOSE,
    WRONG
}
