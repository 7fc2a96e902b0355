package overtrick.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.language.Force;
import overtrick.systems.language.Offer;

/// The calls of the natural judgement, best first. What does not outbid the standing bid is left
/// out.
final class Verdicts {

    private final Reckoning sum;
    private final List<Offer> offers = new ArrayList<>();

    Verdicts(Reckoning sum) {
        this.sum = sum;
    }

    List<Offer> all() {
        return offers;
    }

    void pass() {
        offer(Word.PASS, Box.ANY, Decision.NOTHING_MORE, Force.NONE);
    }

    void offer(Call call, Box shows, Decision decision, Force force) {
        boolean tooLow = call instanceof Bid bid && sum.last.filter(bid::outranks).isEmpty();
        if (!tooLow && !shows.isEmpty()) {
            offers.add(
                    new Offer(call, Knowledge.of(shows), decision, force, false, Optional.empty()));
        }
    }
}
