package overtrick.can;

/// Nhân tố: the cards that tribute is paid in and without which a hand may be redealt, lowest first
/// (can.md §1). The four kings are equal to each other, and so are the four aces.
public enum Factor {
    KING,
    ACE,
    SMALL_JOKER,
    BIG_JOKER;

    /// Whether this factor stands higher than the other.
    public boolean outranks(Factor other) {
        return compareTo(other) > 0;
    }
}
