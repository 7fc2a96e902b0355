package overtrick.systems.language;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.cards.Suit;
import overtrick.systems.hand.Knowledge;

/// A row in one auction: a call that can be made, and by which hands.
///
/// @param shows the hands that the row is for, regardless of the rows above
/// @param key names the sentence that explains it
/// @param agrees the suit that becomes trumps
/// @param place file and line of the row
public record Offer(
        Call call,
        Knowledge shows,
        String key,
        Force force,
        boolean alert,
        Optional<Suit> agrees,
        String place) {

    /// The same call for other hands, under the same name.
    public Offer orAlso(Offer other) {
        return other.key.equals(key)
                ? new Offer(call, shows.or(other.shows), key, force, alert, agrees, place)
                : this;
    }
}
