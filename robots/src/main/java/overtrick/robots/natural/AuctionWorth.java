package overtrick.robots.natural;

import java.util.function.ToIntFunction;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Seat;

/// The scoring of auction bridge and plafond. A game is worth half a rubber.
///
/// @param partScore what the player has below the line
public record AuctionWorth(AuctionTerms terms, ToIntFunction<Seat> partScore) implements Worth {

    /// What part of a game that much below the line is worth, when it does not make one.
    private static final double TOWARDS = 0.6;

    @Override
    public double of(Bid bid, int factor, Seat declarer, int tricks) {
        int over = tricks - bid.tricks();
        if (over < 0) {
            return -terms.undertricks(-over) * factor;
        }
        boolean counts = terms.overtricks() == AuctionTerms.Overtricks.BELOW;
        int trick = terms.tricks().of(bid.strain()) * factor;
        int below = terms.bid(bid) * factor + (counts ? over * trick : 0);
        int above = terms.kept() * factor + (counts ? 0 : over * 50) + terms.slam(tricks);
        double game = terms.rubber() / 2.0;
        boolean completes = partScore.applyAsInt(declarer) + below >= terms.game();
        return below + above + (completes ? game : game * TOWARDS * below / terms.game());
    }

    @Override
    public double least() {
        return terms.game() / 10.0;
    }
}
