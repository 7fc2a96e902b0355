/// A player's side of the Table Manager protocol: what they know of the board, and what they say
/// when. It knows no socket.
@org.jspecify.annotations.NullMarked
package overtrick.manager.seat;
