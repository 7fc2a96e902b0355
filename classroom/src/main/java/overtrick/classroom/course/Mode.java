package overtrick.classroom.course;

/// What a class does with its boards.
public enum Mode {
    BOTH,
    /// The table waits when the auction is over.
    BID,
    /// The auction is given.
    PLAY
}
