package overtrick.members.office;

/// What the club lets those do who are no members.
public enum Guests {
    /// Everything that members may, but for offices.
    PLAY,
    /// Look on and read.
    LOOK,
    /// Nothing but to come in as members.
    OUTSIDE
}
