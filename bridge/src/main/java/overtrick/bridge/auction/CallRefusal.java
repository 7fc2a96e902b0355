package overtrick.bridge.auction;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a call may not be made.
public enum CallRefusal implements Refusal {
    AUCTION_OVER("Law 22A"),
    INSUFFICIENT_BID("Law 18D"),
    NO_BID_TO_DOUBLE("Law 19A"),
    NO_DOUBLE_TO_REDOUBLE("Law 19B"),
    /// In bridge-whist, to whom the dealer has left it.
    DECLARE_NOW(""),
    /// In bridge-whist nothing is bid: trumps are named once, and without a number.
    ONLY_TRUMPS_ARE_NAMED(""),
    /// As often as the game allows.
    DOUBLED_ENOUGH("");

    private final String law;

    CallRefusal(String law) {
        this.law = law;
    }

    @Override
    public Optional<String> law() {
        return law.isEmpty() ? Optional.empty() : Optional.of(law);
    }

    Optional<CallRefusal> unless(boolean legal) {
        return legal ? Optional.empty() : Optional.of(this);
    }
}
