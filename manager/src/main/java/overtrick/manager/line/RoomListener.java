package overtrick.manager.line;

import overtrick.bridge.board.BoardInPlay;
import overtrick.manager.protocol.ManagerMessage.Timing;

/// Who is told what happens in a room, on the room's own thread. Whoever takes long holds the table
/// up.
public interface RoomListener {

    /// A line was heard.
    ///
    /// @param who a seat, or `somebody` who has none yet
    default void heard(String who, String line) {}

    /// A line was said.
    default void said(String who, String line) {}

    /// Something else that belongs into the record, such as who has hung up.
    default void noted(String text) {}

    /// What lies on the table has changed: a board has come, a call or a card was made.
    default void lies(BoardInPlay board) {}

    /// A board has its result.
    default void ended(BoardInPlay board, Timing timing) {}
}
