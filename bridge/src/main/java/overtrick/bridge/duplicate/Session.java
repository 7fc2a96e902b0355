package overtrick.bridge.duplicate;

import java.util.Optional;
import overtrick.bridge.board.BoardInPlay;

/// Boards played one after another at one table.
///
/// @param opened how many boards have been brought so far
/// @param board the one on the table, played or being played; empty before the first
public record Session(int opened, Optional<BoardInPlay> board) {

    public static final Session EMPTY = new Session(0, Optional.empty());
}
