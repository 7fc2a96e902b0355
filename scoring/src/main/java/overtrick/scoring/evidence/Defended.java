package overtrick.scoring.evidence;

/// One choice in defence: a lead or a later card.
///
/// @param board on which it was made; choices of one board hang together
/// @param cost tricks it gave away when all cards are seen, 0 or more
/// @param expected tricks that a comparable player gives away there on average, 0 or more: the mean
///   of the same lead at other tables, or over layouts that fit what the player knew
public record Defended(String board, double cost, double expected) {

    public Defended {
        if (!(cost >= 0 && cost <= 13 && expected >= 0 && expected <= 13)) {
            throw new IllegalArgumentException(
                    "cost and expectation are not 0 to 13 tricks: %s, %s"
                            .formatted(cost, expected));
        }
    }
}
