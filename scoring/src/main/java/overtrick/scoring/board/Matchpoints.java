package overtrick.scoring.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.Unit;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// Matchpoints: for each score beaten and for each equalled (Law 78A, tournaments.md §2.1).
///
/// A board with fewer comparable scores than expected is brought to the same top, and so is each
/// form of a fouled board (Law 87B). Artificial scores are no comparable scores.
///
/// @param stretch how it is brought there: most federations by Neuberg's formula
/// @param fixed instead of that, where a regulation fixes awards for groups of few scores
public record Matchpoints(Scale scale, Stretch stretch, FixedAwards fixed) implements BoardScoring {

    /// What a beaten score is worth.
    public enum Scale {
        /// Two for a score beaten, one for an equal one: most of the world.
        TWO,
        /// One, and a half: North America.
        ONE
    }

    /// The scale of two with Neuberg's formula for groups of any size.
    public static final Matchpoints STANDARD = new Matchpoints(Scale.TWO);

    /// By Neuberg's formula, with fixed awards for some small groups.
    public Matchpoints(Scale scale, FixedAwards fixed) {
        this(scale, Stretch.NEUBERG, fixed);
    }

    /// By Neuberg's formula.
    public Matchpoints(Scale scale) {
        this(scale, FixedAwards.NONE);
    }

    @Override
    public Unit unit() {
        return Unit.MATCHPOINTS;
    }

    /// The most a side can get on a board.
    ///
    /// @param expected scores; a single one has no comparison and is an average of its own
    public Fraction top(int expected) {
        int others = Math.max(2, expected) - 1;
        return Fraction.of(scale == Scale.TWO ? 2L * others : others);
    }

    @Override
    public BoardMarks marks(List<Row> rows, int expected) {
        var northSouth = new Mark[rows.size()];
        var eastWest = new Mark[rows.size()];
        var top = top(expected);
        var forms = new TreeSet<Integer>();
        for (var row : rows) {
            forms.add(row.form());
        }
        for (int form : forms) {
            var group = new Group(form, rows, expected);
            var mine = group.marks(Side.NORTH_SOUTH);
            boolean mirrored = group.balanced && !group.small;
            var theirs = mirrored ? mine : group.marks(Side.EAST_WEST);
            for (int at = 0; at < rows.size(); at++) {
                if (rows.get(at).form() == form) {
                    var value = mine.get(at);
                    var other = mirrored ? top.minus(value) : theirs.get(at);
                    northSouth[at] = mark(rows.get(at), Side.NORTH_SOUTH, value, top);
                    eastWest[at] = mark(rows.get(at), Side.EAST_WEST, other, top);
                }
            }
        }
        return new BoardMarks(List.of(northSouth), List.of(eastWest));
    }

    private Mark mark(Row row, Side side, Fraction value, Fraction top) {
        if (!row.isPlayed()) {
            return Mark.NONE;
        }
        return row.outcome()
                .award(side)
                .map(award -> new Mark(rate(award).times(top), top))
                .orElseGet(() -> new Mark(value, top));
    }

    @Override
    public Term why(List<Row> rows, int expected, int row, Side side) {
        return new Group(rows.get(row).form(), rows, expected).why(row, side);
    }

    /// The rows of one form; the others take part as rows without a score, to keep the places.
    private final class Group {
        private final List<Row> rows;
        private final boolean balanced;
        private final int present;
        private final int wanted;
        private final boolean small;

        Group(int form, List<Row> all, int expected) {
            this.rows =
                    all.stream()
                            .map(row ->
                                    row.form() == form ? row : row.with(new Outcome.NotPlayed()))
                            .toList();
            this.balanced = Column.isOneEnough(rows);
            this.present = (int) rows.stream().filter(row -> row.outcome().isComparable()).count();
            this.wanted = Math.max(2, Math.max(expected, present));
            this.small = fixed.cover(present, wanted, largest(all));
        }

        private static int largest(List<Row> rows) {
            return Forms.of(rows).values().stream()
                    .mapToInt(form ->
                            (int) form.stream().filter(row -> row.outcome().isComparable()).count())
                    .max()
                    .orElse(0);
        }

        /// Matchpoints of every row; zero for those without a comparable score.
        List<Fraction> marks(Side side) {
            var column = Column.of(rows, side);
            var values = small ? Map.<Integer, Fraction>of() : values(column);
            var marks = new ArrayList<Fraction>(rows.size());
            for (int at = 0; at < rows.size(); at++) {
                var score = column.score(at);
                if (score.isEmpty()) {
                    marks.add(Fraction.ZERO);
                } else if (small) {
                    marks.add(fixed(column, score.get()).over(100).times(top(wanted)));
                } else {
                    marks.add(Column.mean(score.get(), values));
                }
            }
            return marks;
        }

        /// What each different score is worth, on the scale asked for, on a whole board.
        private Map<Integer, Fraction> values(Column column) {
            var values = new HashMap<Integer, Fraction>();
            var below = Fraction.ZERO;
            for (var entry : column.weights().entrySet()) {
                var twice = below.times(2).plus(entry.getValue()).minus(Fraction.ONE);
                values.put(entry.getKey(), scaled(whole(twice)));
                below = below.plus(entry.getValue());
            }
            return values;
        }

        private Fraction whole(Fraction matchpoints) {
            return present == wanted ? matchpoints : stretch.of(matchpoints, present, wanted);
        }

        private Fraction scaled(Fraction twice) {
            return scale == Scale.TWO ? twice : twice.over(2);
        }

        /// The fixed percentage of a score; equal ones share the mean of their places.
        private Fraction fixed(Column column, WeightedScore score) {
            var awards = fixed.of(present);
            int better = 0;
            int equal = 0;
            for (var other : column.scores()) {
                int order = other.mean().compareTo(score.mean());
                better += order > 0 ? 1 : 0;
                equal += order == 0 ? 1 : 0;
            }
            return awards.subList(better, better + equal).stream()
                    .reduce(Fraction.ZERO, Fraction::plus)
                    .over(equal);
        }

        Term why(int row, Side side) {
            var column = Column.of(rows, side);
            var score = column.score(row).orElseThrow();
            if (small) {
                var percentage = fixed(column, score);
                return Term.of(
                        Reason.SMALL_GROUP,
                        percentage.over(100).times(top(wanted)),
                        present,
                        percentage);
            }
            var term = score.why(points -> compared(column, score, points));
            if (present < wanted) {
                term =
                        Term.of(
                                        stretch.reason(),
                                        whole(term.value()),
                                        present,
                                        wanted,
                                        term.value())
                                .from(List.of(term));
            }
            return scale == Scale.TWO
                    ? term
                    : Term.of(Reason.HALVED, term.value().over(2), term.value())
                            .from(List.of(term));
        }

        /// One part of a score against all other rows; the row is not compared with itself.
        private Term compared(Column column, WeightedScore own, int points) {
            var beaten = Fraction.ZERO;
            for (var weight : column.weights().headMap(points).values()) {
                beaten = beaten.plus(weight);
            }
            var equal = column.weights().getOrDefault(points, Fraction.ZERO);
            for (var part : own.parts()) {
                if (part.points() < points) {
                    beaten = beaten.minus(part.weight());
                } else if (part.points() == points) {
                    equal = equal.minus(part.weight());
                }
            }
            return Term.of(
                    Reason.MATCHPOINTS,
                    beaten.times(2).plus(equal),
                    points,
                    beaten,
                    equal,
                    column.count() - 1);
        }
    }
}
