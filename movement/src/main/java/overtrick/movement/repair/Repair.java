package overtrick.movement.repair;

import overtrick.movement.Movement;
import overtrick.movement.advice.Advice;

/// One legal way to go on.
///
/// @param way what the director does
/// @param movement the whole session: what was played, and what will be
public record Repair(Advice way, Movement movement, Cost cost) {}
