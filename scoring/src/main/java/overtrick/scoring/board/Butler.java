package overtrick.scoring.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Row;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// Butler scoring: each score against a datum, the mean of all, in IMPs (tournaments.md §2.4).
/// Unlike cross-IMPs it need not add up to nothing.
///
/// A weighted score goes into the datum with its mean; against the datum each part is reckoned by
/// itself.
public record Butler(Trim trim, DatumRounding rounding) implements ImpScoring {

    /// The house's trim, and the nearest ten, as other programs round it.
    public static final Butler STANDARD = new Butler(new Trim.ByNumber(), DatumRounding.HALF_UP);

    /// The datum of these rows in the side's own view.
    ///
    /// @param rows of one form, at least one of them with a score
    public Fraction datum(List<Row> rows, Side side) {
        return rounding.rounded(mean(Column.of(rows, side)));
    }

    @Override
    public BoardMarks marks(List<Row> rows, int expected) {
        return new BoardMarks(marks(rows, Side.NORTH_SOUTH), marks(rows, Side.EAST_WEST));
    }

    private List<Mark> marks(List<Row> rows, Side side) {
        var data = new HashMap<Integer, Fraction>();
        Forms.of(rows)
                .forEach((form, group) -> {
                    var column = Column.of(group, side);
                    if (column.count() > 0) {
                        data.put(form, rounding.rounded(mean(column)));
                    }
                });
        var marks = new ArrayList<Mark>(rows.size());
        for (var row : rows) {
            var score = row.outcome().score(side);
            var datum = data.getOrDefault(row.form(), Fraction.ZERO);
            var award = row.outcome().award(side).map(Award::imps).orElse(Fraction.ZERO);
            marks.add(
                    row.isPlayed()
                            ? new Mark(
                                    score.map(own -> imps(own, datum)).orElse(award), Fraction.ONE)
                            : Mark.NONE);
        }
        return marks;
    }

    private static Fraction imps(WeightedScore score, Fraction datum) {
        var imps = Fraction.ZERO;
        for (var part : score.parts()) {
            var difference = Fraction.of(part.points()).minus(datum);
            imps = imps.plus(part.weight().times(ImpTable.imps(difference)));
        }
        return imps;
    }

    /// The mean of what the trim leaves; a score that lies on its edge counts in part.
    private Fraction mean(Column column) {
        var sorted = column.scores().stream().map(WeightedScore::mean).sorted().toList();
        var cut = trim.atEachEnd(sorted.size());
        var size = Fraction.of(sorted.size());
        var sum = Fraction.ZERO;
        for (int at = 0; at < sorted.size(); at++) {
            var fromBelow = Fraction.of(at + 1L).minus(cut);
            var fromAbove = size.minus(Fraction.of(at)).minus(cut);
            var part = fromBelow.min(fromAbove).min(Fraction.ONE).max(Fraction.ZERO);
            sum = sum.plus(part.times(sorted.get(at)));
        }
        return sum.over(size.minus(cut.times(2)));
    }

    @Override
    public Term why(List<Row> rows, int expected, int row, Side side) {
        var group = Forms.of(rows).getOrDefault(rows.get(row).form(), List.of());
        var column = Column.of(group, side);
        var mean = mean(column);
        var datum =
                Term.of(
                        Reason.DATUM,
                        rounding.rounded(mean),
                        column.count(),
                        trim.atEachEnd(column.count()),
                        mean);
        var score = rows.get(row).outcome().score(side).orElseThrow();
        return score.why(points -> {
            var difference = Fraction.of(points).minus(datum.value());
            var imps = Fraction.of(ImpTable.imps(difference));
            return Term.of(Reason.BUTLER, imps, points, datum.value(), difference)
                    .from(List.of(datum));
        });
    }
}
