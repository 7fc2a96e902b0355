package overtrick.can;

/// Cách chia: the two ways in which 54 cards become four hands of twelve and a kitty of six, card
/// by card and counter-clockwise, the dealer first and the kitty last (can.md §4).
public enum DealWay {
    /// Six rounds of five, the kitty among them, then six rounds of four.
    FIVES_FIRST,
    /// A round of five and a round of four in turn.
    ALTERNATING;

    /// The part that is the kitty's.
    public static final int KITTY = 4;

    /// Who gets the card: 0 for the dealer, 1 to 3 for the players to their right, [#KITTY].
    ///
    /// @param card 0 (the top of the pack) to 53
    public int part(int card) {
        return switch (this) {
            case FIVES_FIRST -> card < 30 ? card % 5 : (card - 30) % 4;
            case ALTERNATING -> card % 9 < 5 ? card % 9 : (card % 9) - 5;
        };
    }
}
