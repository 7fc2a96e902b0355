package overtrick.club.history;

import java.time.Instant;
import java.util.Map;
import overtrick.cards.Seat;
import overtrick.club.table.Chair;
import overtrick.club.table.TableId;

/// A table as the lobby shows it.
///
/// @param boards opened so far
/// @param touched when something last changed here
public record TableSummary(
        TableId id, String name, Map<Seat, Chair> chairs, int boards, Instant touched) {}
