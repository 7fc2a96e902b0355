/// Matches: a board against the other table (board-a-match, IMPs of teams), and what the boards of
/// a match come to together (victory points, Pachabo, hybrid).
package overtrick.scoring.match;
