package overtrick.house.table;

/// Who may come to a table besides those who sit there.
public enum Access {
    /// Everybody: it stands in the lobby.
    OPEN,
    /// Every member of the club: it stands in their lobby. The house asks who is one.
    MEMBERS,
    /// Whoever has its code.
    FRIENDS,
    /// Nobody.
    CLOSED;

    /// Whether a table can be made one of members from here: where guests look on already, it
    /// cannot.
    public boolean leadsToMembers() {
        return this == MEMBERS || this == CLOSED;
    }
}
