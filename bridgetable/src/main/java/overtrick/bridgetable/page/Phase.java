package overtrick.bridgetable.page;

/// What goes on at a table, as far as the page is laid out by it.
public enum Phase {
    /// No board yet: seats are filled.
    GATHERING,
    /// Cards are drawn for partners and seats.
    DRAW,
    AUCTION,
    PLAY,
    OVER;

    /// The word the style sheet knows.
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
