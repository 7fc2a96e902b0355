package overtrick.web.duplicate;

import java.util.Map;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Seat;
import overtrick.web.Words;

/// How the board came out; empty until it is over.
public record VerdictPart(Words words, Optional<Over> over) {

    /// @param ordinal of the board at its table, for the address of its page
    public record Over(
            BoardView board,
            String code,
            int ordinal,
            boolean seated,
            Seat bottom,
            Map<Seat, String> names) {}

    static VerdictPart of(TablePage page) {
        return new VerdictPart(
                page.words(),
                page.board().filter(BoardView::isOver).map(board -> over(page, board)));
    }

    private static Over over(TablePage page, BoardView board) {
        return new Over(
                board,
                page.id().code(),
                page.table().deals(),
                page.isSeated(),
                page.bottom(),
                page.seating().names());
    }

    public Verdict verdict() {
        var board = over.orElseThrow().board();
        return Verdict.of(board, board.result().orElseThrow(), words);
    }
}
