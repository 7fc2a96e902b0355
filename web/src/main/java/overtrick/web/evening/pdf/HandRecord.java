package overtrick.web.evening.pdf;

import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.cards.Side;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.analysis.Par;
import overtrick.web.Words;
import overtrick.web.evening.ResultText;

/// A board with what its cards can make when everybody sees all of them.
public record HandRecord(Board board, DoubleDummyTable table, Par par) {

    static HandRecord of(Board board, DoubleDummyTable table) {
        return new HandRecord(board, table, Par.of(table, board.vulnerability(), board.dealer()));
    }

    /// The score that neither side can better, and how: `NS +420: 4♥ N =, 4♥ S =`.
    public String par(Words words) {
        if (par.results().isEmpty()) {
            return words.get("ev.passed.out");
        }
        var side = par.score() < 0 ? Side.EAST_WEST : Side.NORTH_SOUTH;
        String how =
                par.results().stream()
                        .map(result -> ResultText.of(result, words))
                        .collect(Collectors.joining(", "));
        return "%s %s: %s".formatted(words.letters(side), words.signed(par.points(side)), how);
    }
}
