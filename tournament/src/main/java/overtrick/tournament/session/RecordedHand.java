package overtrick.tournament.session;

import java.util.Optional;
import overtrick.cards.Deal;

/// The cards of a board that was shuffled at a table, as somebody has entered them when it had been
/// played.
///
/// @param by the entry whose player it was; empty for the director
public record RecordedHand(Deal deal, Optional<EntryId> by) {}
