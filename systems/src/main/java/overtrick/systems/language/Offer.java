package overtrick.systems.language;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.cards.Suit;
import overtrick.systems.hand.Knowledge;

/// A call that can be made in one auction, and by which hands.
///
/// @param shows the hands that it is for, whatever stands above it
/// @param agrees the suit that becomes trumps
public record Offer(
        Call call,
        Knowledge shows,
        Reason reason,
        Force force,
        boolean alert,
        Optional<Suit> agrees) {

    /// Names the sentence that explains it.
    public String key() {
        return reason.key();
    }

    /// What the call is made for.
    public Purpose purpose() {
        return reason.purpose();
    }

    /// File and line of the row; one word for what is in no file.
    public String place() {
        return reason.place();
    }

    /// Whether a file has it.
    public boolean isWritten() {
        return reason instanceof Reason.Written;
    }

    /// Whether hands are bid by it; else it only explains the call.
    public boolean isChosen() {
        return reason.purpose() != Purpose.EXPLAINS;
    }

    /// The same call for other hands, under the same name.
    public Offer orAlso(Offer other) {
        return other.key().equals(key())
                ? new Offer(call, shows.or(other.shows), reason, force, alert, agrees)
                : this;
    }
}
