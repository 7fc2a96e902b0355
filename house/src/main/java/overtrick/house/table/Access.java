package overtrick.house.table;

/// Who may come to a table besides those who sit there.
public enum Access {
    /// Everybody: it stands in the lobby.
    OPEN,
    /// Whoever has its code.
    FRIENDS,
    /// Nobody.
    CLOSED
}
