package overtrick.web.duplicate;

import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PendingClaim;
import overtrick.bridge.board.PendingUndo;
import overtrick.web.Words;

/// What somebody asks of the table: to agree to a claim or to an undo; and the way back for who
/// sits out.
public record AsksPart(
        Words words,
        String code,
        Optional<PendingClaim> claim,
        Optional<PendingUndo> undo,
        boolean mayAnswerClaim,
        boolean mayAnswerUndo,
        boolean mayWithdrawUndo,
        boolean sittingOut) {

    static AsksPart of(TablePage page) {
        var open = page.board().filter(board -> !board.isOver());
        return new AsksPart(
                page.words(),
                page.id().code(),
                open.flatMap(BoardView::claim),
                open.flatMap(BoardView::undo),
                page.mayAnswerClaim(),
                page.mayAnswerUndo(),
                page.mayWithdrawUndo(),
                page.table().isSittingOut());
    }
}
