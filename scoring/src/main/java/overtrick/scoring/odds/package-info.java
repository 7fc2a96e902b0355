/// What chances are worth: from which chance on a game, a slam or a double pays, and how the cards
/// of a suit divide. Everything is worked out from the score tables and the pack (bridge.md §13).
@org.jspecify.annotations.NullMarked
package overtrick.scoring.odds;
