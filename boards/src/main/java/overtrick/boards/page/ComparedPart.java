package overtrick.boards.page;

import java.util.Optional;
import overtrick.boards.review.Comparison;
import overtrick.boards.review.Comparisons.Session;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.page.Words;

/// How a board stands beside the robots' table, in a line or two.
///
/// @param side of the viewer
/// @param session theirs, with this board; empty for those who did not play
/// @param first how the board went the first time, when it was played again here
public record ComparedPart(
        Comparison comparison,
        Side side,
        Optional<Session> session,
        Optional<FinishedBoard> first,
        Words words) {

    /// `−5 IMPs`; empty when there is no robots' table.
    public Optional<String> imps() {
        var imps = comparison.imps(side);
        return imps.isEmpty() ? Optional.empty() : Optional.of(imps(imps.getAsInt()));
    }

    private String imps(int imps) {
        return words.count("imps", imps, words.signed(imps));
    }

    /// What the robots did with the same cards.
    public Optional<String> robots() {
        return comparison.robots().map(board -> told(board, side, words));
    }

    /// How it went the first time.
    public Optional<String> before() {
        return first.map(board -> told(board, side, words));
    }

    /// What became of a board, in a few words.
    static String told(FinishedBoard board, Side side, Words words) {
        String points = words.signed(board.points(side));
        return BoardPage.contract(board)
                .map(contract ->
                        words.get(
                                "compared.contract",
                                words.symbols(contract),
                                words.name(contract.declarer()),
                                BoardPage.margin(board),
                                points))
                .orElseGet(() -> words.get("compared.passedout"));
    }

    /// How the session stands; empty before its second board.
    public Optional<String> total() {
        return session.filter(sum -> sum.boards() > 1)
                .map(sum -> words.count("session", sum.boards(), imps(sum.imps())));
    }
}
