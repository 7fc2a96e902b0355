package overtrick.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Suit;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.language.Force;
import overtrick.systems.language.Offer;

/// The calls of the natural judgement, best first. What does not outbid the standing bid is left
/// out.
final class Verdicts {

    private static final String PLACE = "judgement";

    private final Reckoning sum;
    private final List<Offer> offers = new ArrayList<>();

    Verdicts(Reckoning sum) {
        this.sum = sum;
    }

    List<Offer> all() {
        return offers;
    }

    void pass(String key) {
        offer(Word.PASS, Box.ANY, key, Force.NONE);
    }

    void offer(Call call, Box shows, String key, Force force) {
        offer(call, shows, key, force, false, Optional.empty());
    }

    /// Asks for aces with a suit agreed.
    void asks(Bid bid, Box shows, String key, Suit trumps) {
        offer(bid, shows, key, Force.FORCING, true, Optional.of(trumps));
    }

    private void offer(
            Call call, Box shows, String key, Force force, boolean alert, Optional<Suit> agrees) {
        boolean tooLow = call instanceof Bid bid && sum.last.filter(bid::outranks).isEmpty();
        if (!tooLow && !shows.isEmpty()) {
            offers.add(new Offer(call, Knowledge.of(shows), key, force, alert, agrees, PLACE));
        }
    }
}
