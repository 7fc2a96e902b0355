package overtrick.can.tribute;

import java.util.Optional;
import overtrick.can.CanSet;

/// A tribute and its return as far as they have come.
public record Exchange(Debt debt, Optional<CanSet> paid, Optional<CanSet> returned) {

    public static Exchange due(Debt debt) {
        return new Exchange(debt, Optional.empty(), Optional.empty());
    }

    public Exchange withPaid(CanSet cards) {
        return new Exchange(debt, Optional.of(cards), returned);
    }

    public Exchange withReturned(CanSet cards) {
        return new Exchange(debt, paid, Optional.of(cards));
    }
}
