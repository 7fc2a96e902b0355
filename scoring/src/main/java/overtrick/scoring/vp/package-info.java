/// Victory points: what the IMPs of a match come to, by scales for each number of boards
/// (tournaments.md §3).
package overtrick.scoring.vp;
