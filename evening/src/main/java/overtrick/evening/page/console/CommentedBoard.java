package overtrick.evening.page.console;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.page.Words;

/// A board that is being played, with all its cards and what it has come to so far.
///
/// @param path of the event
/// @param cards empty when the program does not know them
/// @param boards of the rounds that have begun
public record CommentedBoard(
        Words words,
        String path,
        int board,
        String dealer,
        String vulnerability,
        Optional<Board> cards,
        List<Line> lines,
        List<Integer> boards) {

    public CommentedBoard {
        lines = List.copyOf(lines);
        boards = List.copyOf(boards);
    }

    /// A table at which it is played.
    public record Line(
            String table,
            int round,
            String northSouth,
            String namesNorthSouth,
            String eastWest,
            String namesEastWest,
            String result,
            String points) {}
}
