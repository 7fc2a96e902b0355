package overtrick.bridge.auction;

/// What one odd trick is worth in each strain, undoubled.
public record TrickValues(int clubs, int diamonds, int hearts, int spades, int notrump) {

    /// The points for one odd trick in a strain, undoubled.
    public int of(Strain strain) {
        return switch (strain) {
            case CLUBS -> clubs;
            case DIAMONDS -> diamonds;
            case HEARTS -> hearts;
            case SPADES -> spades;
            case NOTRUMP -> notrump;
        };
    }
}
