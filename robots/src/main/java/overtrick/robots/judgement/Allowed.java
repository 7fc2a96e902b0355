package overtrick.robots.judgement;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.systems.Meant;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.language.Offer;

/// What a call may be made with by somebody who looks beyond the order of the rows: with any hand
/// of a row for it, or a step away from one. That other rows stand above says nothing about their
/// hand.
public final class Allowed {

    private Allowed() {}

    /// What the call shows when it has been searched for.
    ///
    /// @param before the auction without it
    public static Meant meaning(Understanding before, Call call) {
        var meant = before.meaning(call);
        return row(before, call)
                .map(row -> new Meant(meant.caller(), row, row.shows(), meant.first()))
                .orElse(meant);
    }

    /// How many steps the hand is away from the nearest row for the call.
    public static int outside(Understanding before, Call call, Hand hand) {
        int least = Steps.outside(Knowledge.CONTRADICTION, hand);
        for (var offer : before.offers()) {
            if (offer.call().equals(call)) {
                least = Math.min(least, Steps.outside(offer.shows(), hand));
            }
        }
        return least;
    }

    /// All rows for the call together, under the name of the first.
    private static Optional<Offer> row(Understanding before, Call call) {
        return before.offers().stream()
                .filter(offer -> offer.call().equals(call))
                .reduce((one, other) ->
                        new Offer(
                                call,
                                one.shows().or(other.shows()),
                                one.reason(),
                                one.force(),
                                one.alert(),
                                one.agrees()));
    }
}
