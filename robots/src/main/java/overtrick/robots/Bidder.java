package overtrick.robots;

import overtrick.bridge.board.BoardView;

/// Chooses calls.
@FunctionalInterface
public interface Bidder {

    /// A legal call for the viewer, whose turn it is in the auction, with what it shows.
    Bidding call(BoardView view);
}
