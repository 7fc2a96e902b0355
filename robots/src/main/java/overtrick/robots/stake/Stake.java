package overtrick.robots.stake;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Side;

/// What a table plays for, as it stands there: IMPs, matchpoints, boards or points; with the sheet
/// of a rubber or a chukker where part-scores are carried on; with what a side should score at a
/// party.
public sealed interface Stake permits Plain, SheetStake, PartyStake, NaturalStake {

    /// In what a difference is told.
    Measure measure();

    /// What a result counts for the declaring side: points, and what they change in what is to
    /// come.
    ///
    /// @param tricks of the declaring side, 0 to 13
    int points(Contract contract, Vulnerability vulnerability, int tricks);

    /// What a side should score with its cards; 0 where that does not count.
    ///
    /// @param highCardPoints of both its hands
    default int due(int highCardPoints, Side side, Vulnerability vulnerability) {
        return 0;
    }

    /// Whether [#due] depends on the cards.
    default boolean asksForCards() {
        return false;
    }

    /// What points count beside what was due.
    default int settled(int points, int due) {
        return points;
    }

    /// What it counts when nobody bids.
    default int passedOut(int due) {
        return 0;
    }

    /// How much better one result is than another, both as settled, with its sign.
    default double gain(int one, int other) {
        return measure().gain(one - other);
    }

    /// What a side has below the line towards the game that is being played.
    default int below(Side side) {
        return 0;
    }

    /// Whether the bid, when it is made, is a game for the side.
    default boolean isGame(Bid bid, Side side) {
        return below(side) + trickPoints(bid) >= 100;
    }

    /// What a bid counts below the line when it is made.
    static int trickPoints(Bid bid) {
        int first = bid.strain() == Strain.NOTRUMP ? 10 : 0;
        int each = bid.strain() == Strain.CLUBS || bid.strain() == Strain.DIAMONDS ? 20 : 30;
        return bid.level() * each + first;
    }
}
