package overtrick.evening.page.watch;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Board;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.page.Words;

/// The last board that all have played: from then on it lies open.
///
/// @param lines how each table has played it; none before the first
public record LastPart(Words words, List<Line> lines) {

    public LastPart {
        lines = List.copyOf(lines);
    }

    /// A table.
    ///
    /// @param id `open` or `closed`
    public record Line(String id, String room, FinishedBoard played) {

        /// Where it is shown card by card.
        public String path() {
            return "/tables/%s/boards/%d".formatted(played.table().code(), played.ordinal());
        }
    }

    static LastPart of(WatchedMatch.Seen seen, String open, String closed, Words words) {
        var lines = new ArrayList<Line>();
        for (var board : seen.last()) {
            boolean first =
                    seen.rooms()
                            .getFirst()
                            .filter(one -> one.table().equals(board.table()))
                            .isPresent();
            lines.add(first ? new Line("open", open, board) : new Line("closed", closed, board));
        }
        return new LastPart(words, lines);
    }

    /// The board itself.
    public Board board() {
        return lines.getFirst().played().board();
    }

    /// What it came to at a table, and the points for North–South.
    public String result(Line line) {
        return ResultText.of(line.played().result(), words)
                + " "
                + words.signed(line.played().points(Side.NORTH_SOUTH));
    }

    /// Which board it is; empty before the first.
    public String title() {
        return lines.isEmpty() ? "" : words.get("beside.last", board().number().value());
    }
}
