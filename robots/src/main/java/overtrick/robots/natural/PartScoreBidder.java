package overtrick.robots.natural;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part;
import overtrick.robots.Bidder;
import overtrick.robots.Bidding;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.bidding.SystemBidder;

/// Bids by a system that knows no part-scores, but no higher than a game needs: when what the side
/// has bid makes a game with what it has below the line, there is nothing more to bid for but a
/// slam.
///
/// @param partScore what the side has below the line
public record PartScoreBidder(
        Bidder system, Readings readings, Agreements agreements, int partScore) implements Bidder {

    private static final int SLAM = 6;

    /// So many cards a bid must show in its suit to be left in.
    private static final int LENGTH = 3;

    @Override
    public Bidding call(BoardView view) {
        return call(view, () -> false);
    }

    /// With a part-score by rules alone: a search counts points as if every board began at nothing.
    @Override
    public Bidding call(BoardView view, BooleanSupplier enough) {
        if (partScore == 0) {
            return system.call(view, enough);
        }
        var bidding = new SystemBidder(agreements, readings).call(view);
        boolean further = bidding.call() instanceof Bid(int level, _) && level < SLAM;
        return further && makesGame(view) ? new Bidding(Word.PASS, Optional.empty()) : bidding;
    }

    /// Whether our own bid stands, would make a game, and means what it says.
    private boolean makesGame(BoardView view) {
        var standing = view.auction().standing();
        return standing.turn() == 0
                && standing.bid()
                        .filter(bid -> partScore + points(bid) >= ContractWorth.GAME)
                        .filter(bid -> isMeant(view, bid))
                        .isPresent();
    }

    private boolean isMeant(BoardView view, Call bid) {
        return readings.of(agreements, view.auction(), view.vulnerability()).calls().stream()
                .filter(meant -> meant.call().equals(bid))
                .allMatch(meant ->
                        ((Bid) bid)
                                .strain()
                                .trumps()
                                .filter(suit -> meant.shows().bounds().length(suit).low() < LENGTH)
                                .isEmpty());
    }

    private static int points(Bid bid) {
        var first = Score.of(bid, Doubling.UNDOUBLED, false, bid.tricks()).parts().getFirst();
        return first instanceof Part.TrickPoints made ? made.points() : 0;
    }
}
