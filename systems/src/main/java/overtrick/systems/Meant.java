package overtrick.systems;

import java.util.Optional;
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
/// @param besides hands that make the call as well, by judgement, and that the row does not tell
public record Meant(
        Seat caller, Offer row, Knowledge shows, boolean first, Optional<Knowledge> besides) {

    /// Points with which a hand does not open.
    private static final int WEAK = 12;

    /// Of whom the row tells all.
    public Meant(Seat caller, Offer row, Knowledge shows, boolean first) {
        this(caller, row, shows, first, Optional.empty());
    }

    /// All hands that its sentence tells of.
    public Knowledge told() {
        return besides.map(row.shows()::or).orElse(row.shows());
    }

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
