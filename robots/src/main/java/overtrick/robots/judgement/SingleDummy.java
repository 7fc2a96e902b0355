package overtrick.robots.judgement;

import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;

/// How many tricks declarer takes at a table beside those with all cards open: nobody there sees
/// all of them. Measured in play of our own robots (docs/robots.md).
final class SingleDummy {

    /// The chances of a trick less, of just as many, of one more.
    record Spread(double less, double same, double more) {
        double[] parts() {
            return new double[] {less, same, more};
        }
    }

    static final Spread NONE = new Spread(0, 1, 0);
    private static final Spread PART_SCORE = new Spread(0.06, 0.56, 0.38);
    private static final Spread NOTRUMP_PART_SCORE = new Spread(0.14, 0.50, 0.36);
    private static final Spread GAME = new Spread(0.15, 0.54, 0.31);
    private static final Spread NOTRUMP_GAME = new Spread(0.23, 0.47, 0.30);

    /// Few were played, so it lies between what they gave and a game.
    private static final Spread SLAM = new Spread(0.25, 0.55, 0.20);

    private SingleDummy() {}

    static Spread of(Bid bid) {
        if (bid.level() >= 6) {
            return SLAM;
        }
        boolean notrump = bid.strain() == Strain.NOTRUMP;
        if (Occasion.isGame(bid)) {
            return notrump ? NOTRUMP_GAME : GAME;
        }
        return notrump ? NOTRUMP_PART_SCORE : PART_SCORE;
    }
}
