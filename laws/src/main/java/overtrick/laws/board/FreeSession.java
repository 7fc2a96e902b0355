package overtrick.laws.board;

import java.util.Optional;

/// Boards played one after another at a free table.
///
/// @param opened how many boards have been brought so far
/// @param board the one on the table, played or being played; empty before the first
public record FreeSession(int opened, Optional<FreeBoard> board) {
    public static final FreeSession EMPTY = new FreeSession(0, Optional.empty());
}
