package overtrick.systems;

import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.language.Force;
import overtrick.systems.language.Offer;

/// A call that was made and what it shows.
///
/// @param row what it was made for; of several the one that stands first
/// @param shows what it says of the hand, all calls included that would have been made instead
/// @param first whether it is the caller's first call in the auction
public record Meant(Seat caller, Offer row, Knowledge shows, boolean first) {

    /// Points with which a hand does not open.
    private static final int WEAK = 12;

    /// The call that was made.
    public Call call() {
        return row.call();
    }

    /// The key of the sentence that explains the call.
    public String key() {
        return row.key();
    }

    /// Partner may not pass unless an opponent speaks.
    public boolean isForcing() {
        return row.force() == Force.FORCING || row.force() == Force.GAME_FORCING;
    }

    /// A pass that adds nothing worth telling to what was known: a later one, or a first one that
    /// leaves open whether the hand could have opened. That a strong hand would have done something
    /// goes without saying.
    public boolean isSilent() {
        return saysNothing() && (!first || shows.bounds().highCards().high() > WEAK);
    }

    /// A pass of any hand that makes no other call.
    boolean saysNothing() {
        return isPass() && key().equals(Decision.NOTHING_MORE.key());
    }

    boolean isPass() {
        return row.call() == Word.PASS;
    }
}
