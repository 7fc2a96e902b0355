package overtrick.scoring.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.cards.Side;
import overtrick.scoring.Row;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.reckoning.Fraction;

/// The comparable scores of one direction on one board, from that side's own view. Every side is
/// compared with those who sat the same way, so a split score needs two columns.
///
/// Equal scores are kept once with the sum of their weights. There are few different scores and
/// perhaps a thousand tables, so this is what makes a large field quick.
final class Column {

    private final List<Optional<WeightedScore>> scores;
    private final SortedMap<Integer, Fraction> weights = new TreeMap<>();
    private final int count;

    private Column(List<Optional<WeightedScore>> scores) {
        this.scores = scores;
        int present = 0;
        var plain = new TreeMap<Integer, Integer>();
        for (var score : scores) {
            if (score.isEmpty()) {
                continue;
            }
            present++;
            if (score.get().isPlain()) {
                plain.merge(score.get().parts().getFirst().points(), 1, Integer::sum);
            } else {
                score.get()
                        .parts()
                        .forEach(part ->
                                weights.merge(part.points(), part.weight(), Fraction::plus));
            }
        }
        plain.forEach((points, times) -> weights.merge(points, Fraction.of(times), Fraction::plus));
        count = present;
    }

    static Column of(List<Row> rows, Side side) {
        var scores = new ArrayList<Optional<WeightedScore>>(rows.size());
        for (var row : rows) {
            scores.add(row.outcome().score(side));
        }
        return new Column(scores);
    }

    /// The columns of the two sides mirror each other unless a score is split.
    static boolean isOneEnough(List<Row> rows) {
        return rows.stream().allMatch(row -> row.outcome().isBalanced());
    }

    /// How many scores can be compared.
    int count() {
        return count;
    }

    /// The score of a row, from 0; empty when it cannot be compared.
    Optional<WeightedScore> score(int row) {
        return scores.get(row);
    }

    List<WeightedScore> scores() {
        return scores.stream().flatMap(Optional::stream).toList();
    }

    /// Every different score with the sum of its weights, lowest first.
    SortedMap<Integer, Fraction> weights() {
        return weights;
    }

    /// What a score gets when each of its parts is valued by itself (Law 12C1c).
    static Fraction mean(WeightedScore score, Map<Integer, Fraction> values) {
        if (score.isPlain()) {
            return values.getOrDefault(score.parts().getFirst().points(), Fraction.ZERO);
        }
        var mean = Fraction.ZERO;
        for (var part : score.parts()) {
            var value = values.getOrDefault(part.points(), Fraction.ZERO);
            mean = mean.plus(part.weight().times(value));
        }
        return mean;
    }
}
