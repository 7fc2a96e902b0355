package overtrick.scoring.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import overtrick.cards.Side;
import overtrick.scoring.Row;
import overtrick.scoring.board.BoardMarks;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.Mark;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Term;

/// What board-a-match and IMPs of teams have in common: two tables, and a value for each pair of
/// scores.
final class TeamScoring {

    /// The value of a board with these scores, both in the team's view.
    interface Value {
        Fraction of(int here, int there);
    }

    /// Why a board with these scores has its value.
    interface Why {
        Term of(int here, int there);
    }

    private TeamScoring() {}

    static BoardMarks marks(List<Row> rows, Value value, BoardScoring scoring, Fraction weight) {
        var marks = new ArrayList<Mark>(rows.size());
        for (int at = 0; at < rows.size(); at++) {
            var award = OtherTable.award(rows, at);
            var scores = OtherTable.scores(rows, at);
            if (award.isPresent()) {
                marks.add(new Mark(scoring.rate(award.get()).times(weight), weight));
            } else {
                marks.add(
                        scores.map(both -> new Mark(mean(both, value), weight)).orElse(Mark.NONE));
            }
        }
        return new BoardMarks(marks, Collections.nCopies(rows.size(), Mark.NONE));
    }

    private static Fraction mean(OtherTable both, Value value) {
        var mean = Fraction.ZERO;
        for (var here : both.here().parts()) {
            for (var there : both.there().parts()) {
                mean =
                        mean.plus(
                                value.of(here.points(), there.points())
                                        .times(here.weight())
                                        .times(there.weight()));
            }
        }
        return mean;
    }

    static Term why(List<Row> rows, int row, Side side, Why why) {
        if (side == Side.EAST_WEST) {
            throw new IllegalArgumentException(
                    "side is not that of the team's mark, North–South: " + side);
        }
        var both = OtherTable.scores(rows, row).orElseThrow();
        return both.here().why(here -> both.there().why(there -> why.of(here, there)));
    }
}
