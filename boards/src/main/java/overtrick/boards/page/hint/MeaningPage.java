package overtrick.boards.page.hint;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.page.Words;
import overtrick.systems.Meant;
import overtrick.systems.hand.Hand;

/// What a call would mean before it is made.
///
/// @param hand of the viewer
/// @param code of the table
public record MeaningPage(Meant meant, Optional<Hand> hand, String code, Words words) {

    public Call call() {
        return meant.call();
    }

    /// What it would show, in few words.
    public String brief() {
        return words.systems().brief(meant);
    }

    /// All that it would show.
    public String whole() {
        return words.shows(meant);
    }

    /// What the hand lacks for it; empty when it fits.
    public Optional<String> lacking() {
        return hand.map(cards -> words.systems().lacking(meant.told(), cards))
                .filter(lacking -> !lacking.isEmpty());
    }

    /// Whether the hand would fit, but the system has another call for it first.
    public boolean isSecond() {
        return lacking().isEmpty()
                && hand.filter(cards -> !meant.shows().contains(cards)).isPresent();
    }
}
