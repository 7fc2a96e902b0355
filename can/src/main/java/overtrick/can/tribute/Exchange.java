package overtrick.can.tribute;

import java.util.Optional;
import overtrick.can.CanSet;

/// A tribute and its return as far as they have come.
///
/// @param foundLow whether it was found too low, which is ruled on once (can.md §6.3)
public record Exchange(
        Debt debt, Optional<CanSet> paid, Optional<CanSet> returned, boolean foundLow) {

    /// An exchange of which nothing has been paid.
    public static Exchange due(Debt debt) {
        return new Exchange(debt, Optional.empty(), Optional.empty(), false);
    }

    /// The exchange when the tribute is paid.
    public Exchange withPaid(CanSet cards) {
        return new Exchange(debt, Optional.of(cards), returned, foundLow);
    }

    /// The exchange when as many cards have been returned.
    public Exchange withReturned(CanSet cards) {
        return new Exchange(debt, paid, Optional.of(cards), foundLow);
    }

    /// The exchange when the tribute was found too low.
    public Exchange withFoundLow() {
        return new Exchange(debt, paid, returned, true);
    }
}
