package overtrick.robots.natural;

import java.util.function.ToIntFunction;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Seat;

/// The scoring of bridge-whist: tricks over six count for whichever side wins them.
///
/// @param partScore what the player has below the line
public record TrickWorth(BridgeWhistTerms terms, ToIntFunction<Seat> partScore) implements Worth {

    private static final int BOOK = 6;

    @Override
    public double of(Bid bid, int factor, Seat declarer, int tricks) {
        boolean odd = tricks > BOOK;
        int won = odd ? tricks - BOOK : BOOK + 1 - tricks;
        int below = won * terms.declaring().values().of(bid.strain()) * factor;
        int before = partScore.applyAsInt(odd ? declarer : declarer.left());
        double worth = below + (before + below >= terms.game() ? terms.rubber() / 2.0 : 0);
        return odd ? worth : -worth;
    }

    /// Partner must name something, with a hand that nobody has seen.
    @Override
    public double ofPassing() {
        return 3;
    }

    @Override
    public double least() {
        return 1;
    }
}
