package overtrick.boards.page.sheet;

import java.util.List;
import java.util.stream.IntStream;
import overtrick.bridge.BoardNumber;
import overtrick.page.Words;

/// Paper to write on: who deals and who is vulnerable is printed, the rest is empty.
///
/// @param slips a slip for each board instead of one sheet for all
/// @param first number of a board
/// @param boards how many
public record BlankPaper(Words words, boolean slips, int first, int boards) {

    /// As many as a sheet holds.
    public static final int MOST = 32;

    /// Higher numbers are on no board.
    public static final int HIGHEST = 128;

    public List<BoardNumber> numbers() {
        return IntStream.range(first, first + boards).mapToObj(BoardNumber::new).toList();
    }

    public String vulnerable(BoardNumber board) {
        return ScoreLine.vulnerable(board.vulnerability(), words);
    }
}
