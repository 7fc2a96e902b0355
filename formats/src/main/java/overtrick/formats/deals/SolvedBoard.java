package overtrick.formats.deals;

import java.util.Optional;
import overtrick.bridge.Board;

/// A board, and what it makes if the file says so.
///
/// @param makes the tricks of every declarer in every strain with all cards seen
public record SolvedBoard(Board board, Optional<TrickTable> makes) {

    /// A board of which nobody has said what it makes.
    public static SolvedBoard of(Board board) {
        return new SolvedBoard(board, Optional.empty());
    }
}
