package overtrick.robots.can.open;

/// Which cards of a hand do the same work: those with no other's card between them that are worth
/// the same points.
public final class Equals {

    private Equals() {}

    /// One card of each kind, the lowest.
    ///
    /// @param candidates what may be played, of one hand
    /// @param others the cards that other hands hold or have on the table
    public static long reduced(long candidates, long others) {
        long left = candidates;
        long kept = 0;
        int worths = 0;
        int last = -1;
        while (left != 0) {
            int card = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            boolean sameRun =
                    last >= 0
                            && Lanes.laneOf(last) == Lanes.laneOf(card)
                            && (others & between(last, card)) == 0;
            int worth = 1 << Lanes.fivesOf(card);
            worths = sameRun ? worths : 0;
            if ((worths & worth) == 0) {
                kept |= 1L << card;
                worths |= worth;
            }
            last = card;
        }
        return kept;
    }

    private static long between(int lower, int higher) {
        return (-2L << lower) & ((1L << higher) - 1);
    }
}
