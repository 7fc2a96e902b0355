package overtrick.solver.analysis;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.DoubleDummyTable;

/// The score that both sides can hold against each other in an auction with all cards open, when
/// whatever fails is doubled, and the contracts that lead to it. Dealer matters when either side
/// would profit from speaking first.
///
/// @param score from the view of North and South
/// @param results for each strain and declarer that keep the score, at the lowest level that does:
///   below it the other side would do better. Empty when it is best for all to pass
public record Par(int score, List<Played> results) {

    public Par {
        results = List.copyOf(results);
    }

    /// Finds the score at which neither side can gain by another call, in points of North–South,
    /// with the lowest contracts that lead to it.
    public static Par of(DoubleDummyTable table, Vulnerability vulnerability, Seat dealer) {
        var bids = new BiddingGame(table, vulnerability, Auction.openedBy(dealer));
        int score = bids.worth();
        var results = new ArrayList<Played>();
        for (var strain : Strain.values()) {
            for (var declarer : Seat.values()) {
                bids.lowest(strain, declarer, score).ifPresent(results::add);
            }
        }
        return new Par(score, results);
    }

    /// The score for a side, negative when it is the other side's.
    public int points(Side side) {
        return side == Side.NORTH_SOUTH ? score : -score;
    }
}
