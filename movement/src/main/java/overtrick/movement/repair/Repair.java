package overtrick.movement.repair;

import overtrick.cards.words.Sentence;
import overtrick.movement.Movement;

/// One legal way to go on.
///
/// @param way what the director does
/// @param movement the whole session: what was played, and what will be
public record Repair(Sentence way, Movement movement, Cost cost) {}
