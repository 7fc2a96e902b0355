package overtrick.tournament.repair;

import overtrick.tournament.movement.Movement;

/// One legal way to go on.
///
/// @param sentence what the director does
/// @param movement the whole session: what was played, and what will be
public record Repair(String sentence, Movement movement, Cost cost) {}
