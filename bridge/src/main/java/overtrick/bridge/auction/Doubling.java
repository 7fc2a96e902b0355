package overtrick.bridge.auction;

/// Whether the last bid stands as it is, doubled, or redoubled (Law 19).
public enum Doubling {
    UNDOUBLED("", 1),
    DOUBLED("X", 2),
    REDOUBLED("XX", 4);

    private final String code;
    private final int factor;

    /// What so many doubles and redoubles make; some old games go on after a redouble, and what is
    /// at stake there [Auction#factor] says.
    static Doubling of(int doublings) {
        return values()[Math.min(doublings, REDOUBLED.ordinal())];
    }

    Doubling(String code, int factor) {
        this.code = code;
        this.factor = factor;
    }

    /// Nothing, `X` or `XX`.
    public String code() {
        return code;
    }

    /// What trick points are multiplied by: 1, 2 or 4 (Law 77).
    public int factor() {
        return factor;
    }
}
