package overtrick.robots.can.sight;

import overtrick.robots.can.open.PointGame;

/// What the player in turn to play sees.
///
/// @param game the play so far, in lanes; the other hands in it are empty
/// @param known in lanes
/// @param level of the contract, 0 for 80 to 4 for 100
public record CardSight(PointGame game, Known known, Stakes stakes, int level) {}
