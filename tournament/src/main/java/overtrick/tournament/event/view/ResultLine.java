package overtrick.tournament.event.view;

import java.util.Optional;
import overtrick.tournament.event.session.Slip;
import overtrick.tournament.event.session.Slot;

/// A result as a viewer may see it.
///
/// @param in whether anything has been said about it
/// @param slip empty when there is nothing, or it is hidden
public record ResultLine(Slot slot, boolean in, Optional<Slip> slip) {}
