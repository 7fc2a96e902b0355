package overtrick.robots.bidding;

import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.robots.stake.Stake;
import overtrick.systems.Choice;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// Systems know no part-scores. When what a side has bid makes a game with what it has below the
/// line, there is nothing more to bid for but a slam.
public final class GameReached {

    private static final int SLAM = 6;

    /// So many cards a bid must show in its suit to be left in.
    private static final int LENGTH = 3;

    private GameReached() {}

    /// What the system calls with the hand, or a pass where its side has bid enough.
    public static Choice choose(Understanding now, Hand hand, Stake stake) {
        var byBook = now.choose(hand);
        return stops(now, byBook, stake) ? new Choice(now.meaning(Word.PASS).row()) : byBook;
    }

    /// Whether the call is left out, for the game is reached without it.
    public static boolean stops(Understanding now, Choice choice, Stake stake) {
        boolean further = choice.call() instanceof Bid(int level, _) && level < SLAM;
        return further && isReached(now, stake);
    }

    /// Whether our own bid stands, would make a game that it would not make without a part-score,
    /// and means what it says.
    private static boolean isReached(Understanding now, Stake stake) {
        var side = now.auction().turn().orElseThrow().side();
        var standing = now.auction().standing();
        return stake.below(side) > 0
                && standing.turn() == 0
                && standing.bid()
                        .filter(bid -> stake.isGame(bid, side) && isMeant(now, bid))
                        .isPresent();
    }

    private static boolean isMeant(Understanding now, Bid bid) {
        return now.calls().stream()
                .filter(meant -> meant.call().equals(bid))
                .allMatch(meant ->
                        bid.strain()
                                .trumps()
                                .filter(suit -> meant.shows().bounds().length(suit).low() < LENGTH)
                                .isEmpty());
    }
}
