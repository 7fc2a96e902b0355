package overtrick.systems;

import overtrick.bridge.auction.Call;
import overtrick.systems.language.Offer;

/// The call that a system makes with a hand, and the row that says so.
public record Choice(Offer row) {

    /// The call that is chosen.
    public Call call() {
        return row.call();
    }
}
