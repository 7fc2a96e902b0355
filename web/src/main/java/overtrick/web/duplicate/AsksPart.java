package overtrick.web.duplicate;

import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PendingClaim;
import overtrick.bridge.board.PendingUndo;
import overtrick.web.Words;
import overtrick.web.table.Manners;

/// What somebody asks of the table: to agree to a claim or to an undo; and the way back for who
/// sits out.
public record AsksPart(
        Manners manners,
        Optional<PendingClaim> claim,
        Optional<PendingUndo> undo,
        boolean mayAnswerClaim,
        boolean mayAnswerUndo,
        boolean mayWithdrawUndo) {

    public static AsksPart of(TablePage page) {
        var open = page.board().filter(board -> !board.isOver());
        return new AsksPart(
                page.seating().manners(),
                open.flatMap(BoardView::claim),
                open.flatMap(BoardView::undo),
                page.mayAnswerClaim(),
                page.mayAnswerUndo(),
                page.mayWithdrawUndo());
    }

    public Words words() {
        return manners.words();
    }

    public String code() {
        return manners.code();
    }
}
