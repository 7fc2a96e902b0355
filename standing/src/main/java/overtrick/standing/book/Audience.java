package overtrick.standing.book;

/// Who may see something of somebody.
public enum Audience {
    EVERYONE,
    MEMBERS,
    FRIENDS,
    ME;

    /// Where nothing was said.
    public static final Audience USUAL = MEMBERS;
}
