package overtrick.club.game;

import java.time.Instant;
import java.util.Map;
import overtrick.cards.Seat;
import overtrick.club.table.Chair;
import overtrick.club.table.TableId;

/// A table as the lobby shows it.
///
/// @param game its name
/// @param deals begun so far
/// @param touched when something last changed here
public record TableSummary(
        TableId id,
        String game,
        String name,
        Map<Seat, Chair> chairs,
        int deals,
        Instant touched) {}
