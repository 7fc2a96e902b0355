package overtrick.laid.page;

/// How far somebody is with deals.
public enum State {
    /// Their time has not come.
    YET_TO_COME,
    NOT_BEGUN,
    HALF_WAY,
    /// They have played all, and others still play.
    FINISHED,
    /// Their time is over, and everything lies open.
    CLOSED
}
