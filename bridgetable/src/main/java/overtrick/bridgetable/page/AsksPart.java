package overtrick.bridgetable.page;

import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PendingClaim;
import overtrick.bridge.board.PendingUndo;
import overtrick.page.Words;
import overtrick.page.table.Manners;

/// What somebody asks of the table: to agree to a claim or to an undo; and the way back for who
/// sits out.
///
/// @param claimed the sentence of the claim
/// @param line how its tricks are to be won
/// @param refused why play goes on after a claim; empty when that is no news
public record AsksPart(
        Manners manners,
        Optional<PendingClaim> claim,
        String claimed,
        Optional<String> line,
        Optional<String> refused,
        Optional<PendingUndo> undo,
        boolean mayAnswerClaim,
        boolean mayAnswerUndo,
        boolean mayWithdrawUndo) {

    public static AsksPart of(TablePage page) {
        var open = page.board().filter(board -> !board.isOver());
        var claim = open.flatMap(BoardView::claim);
        var words = page.claimWords();
        return new AsksPart(
                page.seating().manners(),
                claim,
                claim.map(asked -> words.claimed(open.orElseThrow(), asked.claim())).orElse(""),
                claim.flatMap(asked -> words.line(asked.claim())),
                open.flatMap(BoardView::voided).map(words::refused),
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
