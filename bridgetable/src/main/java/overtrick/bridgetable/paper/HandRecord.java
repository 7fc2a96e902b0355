package overtrick.bridgetable.paper;

import overtrick.bridge.Board;
import overtrick.bridge.score.Result.Played;
import overtrick.bridgetable.page.GivenWords;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.analysis.Par;

/// A board with what its cards can make when everybody sees all of them.
public record HandRecord(Board board, DoubleDummyTable table, Par par) {

    static HandRecord of(Board board, DoubleDummyTable table) {
        return new HandRecord(board, table, Par.of(table, board.vulnerability(), board.dealer()));
    }

    /// The score that neither side can better, and how: `NS +420: 4♥ NS =`.
    public String par(Words words) {
        if (par.results().isEmpty()) {
            return words.get("ev.passed.out");
        }
        var side = par.score() < 0 ? Side.EAST_WEST : Side.NORTH_SOUTH;
        var how = par.results().stream().map(result -> written(result, words)).distinct();
        return words.get(
                "ev.pdf.par.how",
                words.letters(side),
                words.signed(par.points(side)),
                GivenWords.list(words, how));
    }

    /// Partners who can both do it are told together: `4♥ NS =`.
    private String written(Played result, Words words) {
        var declarer = result.contract().declarer();
        String own = ResultText.of(result, words);
        boolean both = par.results().stream().anyMatch(other -> isSameByPartner(result, other));
        return both
                ? own.replace(
                        " " + words.letter(declarer) + " ",
                        " " + words.letters(declarer.side()) + " ")
                : own;
    }

    private static boolean isSameByPartner(Played one, Played other) {
        return other.contract().declarer() == one.contract().declarer().partner()
                && other.contract().bid().equals(one.contract().bid())
                && other.contract().doubling() == one.contract().doubling()
                && other.tricks() == one.tricks();
    }
}
