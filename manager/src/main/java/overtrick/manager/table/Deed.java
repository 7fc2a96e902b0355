package overtrick.manager.table;

import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ManagerMessage;

/// What the manager of a table is to do.
public sealed interface Deed {

    /// A player is told something.
    record Say(Seat to, ManagerMessage what) implements Deed {}

    /// A player has to go; they may come back.
    ///
    /// @param why in a sentence that begins with what they did, such as `has sent …`
    record Dismiss(Seat seat, String why) implements Deed {}

    /// For the record, such as an illegal call that was taken for a pass.
    record Note(String text) implements Deed {}

    /// A board has its result, and the next may be put on the table.
    record Ended(BoardInPlay board) implements Deed {}
}
