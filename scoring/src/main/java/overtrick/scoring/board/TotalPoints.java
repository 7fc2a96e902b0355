package overtrick.scoring.board;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Row;
import overtrick.scoring.Unit;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// Total points: the score itself, without comparison (Law 78C). An artificial score is nothing
/// here, for the Laws give it no number of points.
public record TotalPoints() implements BoardScoring {

    @Override
    public Unit unit() {
        return Unit.POINTS;
    }

    @Override
    public Fraction rate(Award award) {
        return Fraction.ZERO;
    }

    @Override
    public BoardMarks marks(List<Row> rows, int expected) {
        return new BoardMarks(marks(rows, Side.NORTH_SOUTH), marks(rows, Side.EAST_WEST));
    }

    private static List<Mark> marks(List<Row> rows, Side side) {
        var marks = new ArrayList<Mark>(rows.size());
        for (var row : rows) {
            var points = row.outcome().score(side).map(WeightedScore::mean).orElse(Fraction.ZERO);
            marks.add(row.isPlayed() ? new Mark(points, Fraction.ONE) : Mark.NONE);
        }
        return marks;
    }

    @Override
    public Term why(List<Row> rows, int expected, int row, Side side) {
        var score = rows.get(row).outcome().score(side).orElseThrow();
        return score.why(points -> Term.of(Reason.POINTS, Fraction.of(points), points));
    }
}
