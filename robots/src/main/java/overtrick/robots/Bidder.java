package overtrick.robots;

import java.util.function.BooleanSupplier;
import overtrick.bridge.board.BoardView;

/// Chooses calls.
@FunctionalInterface
public interface Bidder {

    /// A legal call for the viewer, whose turn it is in the auction, with what it shows.
    Bidding call(BoardView view);

    /// The same for a table that does not wait for ever: who thinks has an answer soon after they
    /// are told that it is enough, or their thread is interrupted.
    default Bidding call(BoardView view, BooleanSupplier enough) {
        return call(view);
    }
}
