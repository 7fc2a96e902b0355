package overtrick.solver.analysis;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Standing;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.DoubleDummyTable;

/// The auction as a game of two sides that see all cards, solved from seven notrump downwards for
/// every bid, doubling and number of passes since. All scores are from the view of North and South.
///
/// In a strain that has been bid the declarer is known; in any other, a side is taken to bid it
/// from the better hand.
final class BiddingGame {

    private static final List<Strain> STRAINS = List.of(Strain.values());
    private static final int BIDS = 7 * STRAINS.size();

    /// Passes after a bid that end the auction (Law 22A).
    private static final int LAST = 3;

    private final DoubleDummyTable table;
    private final Vulnerability vulnerability;
    private final Auction soFar;

    /// The score the auction leads to, by place and side of the last bid, doubling, and passes
    /// since.
    private final int[][][][] worth = new int[BIDS][2][3][LAST + 1];

    /// The best score that a side can reach by a bid at this place or above.
    private final int[][] from = new int[BIDS][2];

    /// @param soFar says who declares the strains that have been bid
    BiddingGame(DoubleDummyTable table, Vulnerability vulnerability, Auction soFar) {
        this.table = table;
        this.vulnerability = vulnerability;
        this.soFar = soFar;
        for (int place = BIDS - 1; place >= 0; place--) {
            for (var side : Side.values()) {
                solve(place, side);
            }
            for (var side : Side.values()) {
                int now = worth[place][side.ordinal()][0][0];
                from[place][side.ordinal()] = orBid(side, now, place + 1);
            }
        }
    }

    /// The score the auction leads to from here, if nobody errs.
    int worth() {
        var standing = soFar.standing();
        if (standing.bid().isEmpty()) {
            return opening(standing);
        }
        var bid = standing.bid().get();
        int[][] values = worth[place(bid)][bidder(bid).ordinal()];
        return values[standing.doubling().ordinal()][standing.passes()];
    }

    /// Before the first bid: passing is as good as those who come after make it.
    private int opening(Standing standing) {
        int score = 0;
        for (int passes = LAST; passes >= standing.passes(); passes--) {
            score = orBid(soFar.caller(passes).side(), score, 0);
        }
        return standing.isOver() ? 0 : score;
    }

    /// The lowest contract of the declarer in the strain that is worth the score and above which
    /// the other side has none that suits it better.
    Optional<Played> lowest(Strain strain, Seat declarer, int score) {
        for (int level = 1; level <= 7; level++) {
            var bid = new Bid(level, strain);
            var played = ended(bid, declarer);
            if (points(played) == score && isSafe(declarer.side(), place(bid), score)) {
                return Optional.of(played);
            }
        }
        return Optional.empty();
    }

    private boolean isSafe(Side side, int place, int score) {
        var other = side.other();
        for (int higher = place + 1; higher < BIDS; higher++) {
            for (var declarer : other.seats()) {
                int theirs = points(ended(bid(higher), declarer));
                if (better(other, theirs, score) != score) {
                    return false;
                }
            }
        }
        return true;
    }

    private void solve(int place, Side side) {
        int[][] values = worth[place][side.ordinal()];
        for (int doubling = values.length - 1; doubling >= 0; doubling--) {
            values[doubling][LAST] = passed(place, side, Doubling.values()[doubling]);
            for (int passes = LAST - 1; passes >= 0; passes--) {
                // each pass, double and redouble hands the turn to the other side
                boolean theirs = (passes + doubling) % 2 == 1;
                var mover = theirs ? side : side.other();
                int value = orBid(mover, values[doubling][passes + 1], place + 1);
                boolean mayRaise = passes % 2 == 0 && doubling + 1 < values.length;
                values[doubling][passes] =
                        mayRaise ? better(mover, value, values[doubling + 1][0]) : value;
            }
        }
    }

    /// The score, or that of the side's best bid from a place on if it suits the side better.
    private int orBid(Side side, int score, int place) {
        return place < BIDS ? better(side, score, from[place][side.ordinal()]) : score;
    }

    /// The score of the contract when all pass.
    private int passed(int place, Side side, Doubling doubling) {
        var bid = bid(place);
        var known = declarer(bid.strain(), side);
        if (known.isPresent()) {
            return points(played(bid, doubling, known.get()));
        }
        int one = points(played(bid, doubling, side.seats().getFirst()));
        int other = points(played(bid, doubling, side.seats().getLast()));
        return better(side, one, other);
    }

    /// The first of the side to have bid the strain (Law 22A, Definitions).
    private Optional<Seat> declarer(Strain strain, Side side) {
        for (int place = 0; place < soFar.calls().size(); place++) {
            var caller = soFar.caller(place);
            boolean named = soFar.calls().get(place) instanceof Bid bid && bid.strain() == strain;
            if (named && caller.side() == side) {
                return Optional.of(caller);
            }
        }
        return Optional.empty();
    }

    private Side bidder(Bid bid) {
        return soFar.caller(soFar.calls().indexOf(bid)).side();
    }

    /// Doubled if it fails.
    private Played ended(Bid bid, Seat declarer) {
        boolean fails = table.tricks(bid.strain(), declarer) < bid.tricks();
        return played(bid, fails ? Doubling.DOUBLED : Doubling.UNDOUBLED, declarer);
    }

    private Played played(Bid bid, Doubling doubling, Seat declarer) {
        var contract = new Contract(bid, doubling, declarer);
        return new Played(contract, table.tricks(bid.strain(), declarer));
    }

    private int points(Played played) {
        return played.points(Side.NORTH_SOUTH, vulnerability);
    }

    private static int better(Side side, int one, int other) {
        return side == Side.NORTH_SOUTH ? Math.max(one, other) : Math.min(one, other);
    }

    private static Bid bid(int place) {
        return new Bid(1 + place / STRAINS.size(), STRAINS.get(place % STRAINS.size()));
    }

    private static int place(Bid bid) {
        return STRAINS.size() * (bid.level() - 1) + bid.strain().ordinal();
    }
}
