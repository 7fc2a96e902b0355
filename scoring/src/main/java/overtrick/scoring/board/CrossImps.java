package overtrick.scoring.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import overtrick.cards.Side;
import overtrick.cards.words.Wording;
import overtrick.scoring.Award;
import overtrick.scoring.Row;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// Cross-IMPs: each score against every other, in IMPs (Law 78B, tournaments.md §2.4). What one
/// side wins the other loses, so a board adds up to nothing.
///
/// Forms of a fouled board are compared each for itself (Law 87B).
public record CrossImps(Report report) implements ImpScoring {

    /// What is made of the sum of the comparisons.
    public enum Report {
        SUM,
        /// The sum, brought to as many scores as were expected.
        SCALED_SUM,
        /// Divided by the number of other scores.
        MEAN_OF_COMPARISONS,
        /// Divided by the number of scores, the own one included.
        MEAN_OF_SCORES
    }

    @Override
    public BoardMarks marks(List<Row> rows, int expected) {
        return new BoardMarks(
                marks(rows, expected, Side.NORTH_SOUTH), marks(rows, expected, Side.EAST_WEST));
    }

    private List<Mark> marks(List<Row> rows, int expected, Side side) {
        var forms = Forms.of(rows);
        var values = new HashMap<Integer, Map<Integer, Fraction>>();
        var columns = new HashMap<Integer, Column>();
        forms.forEach((form, group) -> {
            var column = Column.of(group, side);
            columns.put(form, column);
            values.put(form, values(column));
        });
        var marks = new ArrayList<Mark>(rows.size());
        for (var row : rows) {
            var column = columns.get(row.form());
            var score = row.outcome().score(side);
            if (!row.isPlayed() || column == null) {
                marks.add(Mark.NONE);
            } else if (score.isPresent()) {
                var sum = Column.mean(score.get(), values.getOrDefault(row.form(), Map.of()));
                marks.add(
                        new Mark(
                                reported(sum, column.count(), expected),
                                weight(column.count() - 1, column.count(), expected)));
            } else {
                var weight = weight(column.count(), column.count() + 1, expected);
                var award = row.outcome().award(side).map(Award::imps).orElse(Fraction.ZERO);
                marks.add(new Mark(award.times(weight), weight));
            }
        }
        return marks;
    }

    /// The sum of comparisons of each different score with all of the column; with itself a score
    /// has no difference.
    private static Map<Integer, Fraction> values(Column column) {
        var values = new HashMap<Integer, Fraction>();
        for (int points : column.weights().keySet()) {
            values.put(points, sum(column, points));
        }
        return values;
    }

    private static Fraction sum(Column column, int points) {
        var sum = Fraction.ZERO;
        for (var other : column.weights().entrySet()) {
            int imps = ImpTable.imps(points - other.getKey());
            sum = sum.plus(other.getValue().times(imps));
        }
        return sum;
    }

    private Fraction reported(Fraction sum, int present, int expected) {
        return switch (report) {
            case SUM -> sum;
            case SCALED_SUM -> sum.times(Fraction.of(Math.max(expected, present), present));
            case MEAN_OF_COMPARISONS -> present == 1 ? Fraction.ZERO : sum.over(present - 1);
            case MEAN_OF_SCORES -> sum.over(present);
        };
    }

    private Fraction weight(int comparisons, int present, int expected) {
        return switch (report) {
            case SUM -> Fraction.of(comparisons);
            case SCALED_SUM -> Fraction.of(Math.max(expected, present) - 1L);
            case MEAN_OF_COMPARISONS, MEAN_OF_SCORES -> Fraction.ONE;
        };
    }

    @Override
    public Term why(List<Row> rows, int expected, int row, Side side) {
        var group = Forms.of(rows).getOrDefault(rows.get(row).form(), List.of());
        var column = Column.of(group, side);
        var score = rows.get(row).outcome().score(side).orElseThrow();
        var sum = score.why(points -> compared(column, score, points));
        int present = column.count();
        var value = reported(sum.value(), present, expected);
        return switch (report) {
            case SUM -> sum;
            case SCALED_SUM ->
                    present >= expected
                            ? sum
                            : Term.of(Reason.SCALED, value, sum.value(), expected, present)
                                    .from(List.of(sum));
            case MEAN_OF_COMPARISONS ->
                    Term.of(Reason.DIVIDED, value, sum.value(), Math.max(1, present - 1))
                            .from(List.of(sum));
            case MEAN_OF_SCORES ->
                    Term.of(Reason.DIVIDED, value, sum.value(), present).from(List.of(sum));
        };
    }

    /// One part of a score against the other rows: a plain part says with whom it was compared, and
    /// what each of them brought.
    private static Term compared(Column column, WeightedScore own, int points) {
        var terms = new ArrayList<Term>();
        for (var other : column.weights().entrySet()) {
            int difference = points - other.getKey();
            var times = other.getValue();
            for (var part : own.parts()) {
                times = part.points() == other.getKey() ? times.minus(part.weight()) : times;
            }
            if (times.signum() > 0) {
                terms.add(
                        Term.of(
                                Reason.IMPS,
                                times.times(ImpTable.imps(difference)),
                                points,
                                shown(other.getKey(), times),
                                difference));
            }
        }
        var sum = terms.stream().map(Term::value).reduce(Fraction.ZERO, Fraction::plus);
        return Term.of(Reason.CROSS_IMPS, sum, points, column.count() - 1).from(terms);
    }

    private static Wording shown(int points, Fraction times) {
        return new Wording.Numeral(
                times.equals(Fraction.ONE) ? "" + points : points + " × " + times.text());
    }
}
