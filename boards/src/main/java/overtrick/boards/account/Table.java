package overtrick.boards.account;

/// Which of the two tables that are compared.
public enum Table {
    /// The one that is looked at.
    HERE,
    /// The one it is compared with.
    THERE
}
