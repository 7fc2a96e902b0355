package overtrick.members.office;

/// How somebody becomes a member.
public enum Joining {
    /// Whoever wants to.
    OPEN,
    /// An officer says yes or no; until then they may do what guests may.
    REQUEST,
    /// By a link of an officer alone.
    LINK
}
