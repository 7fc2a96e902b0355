package overtrick.tournament.view;

import java.util.Optional;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;

/// A result as a viewer may see it.
///
/// @param in whether anything has been said about it
/// @param slip empty when there is nothing, or it is hidden
public record ResultLine(Slot slot, boolean in, Optional<Slip> slip) {

    /// For those who may not know what was said.
    ResultLine hidden() {
        return new ResultLine(slot, in, Optional.empty());
    }
}
