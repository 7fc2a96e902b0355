package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import overtrick.cards.Side;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Contestant;
import overtrick.scoring.Row;
import overtrick.scoring.Unit;
import overtrick.scoring.board.Mark;
import overtrick.scoring.reckoning.Fraction;

/// The ranking of an individual: each player gets what their side gets on every board (Law 78),
/// with whatever partner. Ties are shared. Of pairs and teams it adds up what they had won by a
/// round.
public final class PlayersRanking {

    private record Sum(Fraction value, Fraction weight, int boards) {
        private static final Sum NONE = new Sum(Fraction.ZERO, Fraction.ZERO, 0);

        Sum plus(Mark mark) {
            return mark.weight().signum() == 0
                    ? this
                    : new Sum(value.plus(mark.value()), weight.plus(mark.weight()), boards + 1);
        }
    }

    private final Scores scores;
    private final List<Adjustment> adjustments;
    private final Map<Contestant, Sum> sums = new HashMap<>();

    /// Of everybody who has a name; of everybody who sits somewhere where there are none.
    static PlayersRanking of(Scores scores) {
        var results = scores.results();
        var players = new TreeSet<>(results.names().keySet());
        if (players.isEmpty()) {
            results.contestants().forEach(one -> players.addAll(one.members()));
        }
        return new PlayersRanking(scores, players, _ -> true, results.adjustments());
    }

    /// Adds up the marks of single players, who may have had several partners.
    ///
    /// @param players everybody who is ranked
    /// @param counts which rows
    /// @param adjustments that count already
    public PlayersRanking(
            Scores scores,
            Collection<Contestant> players,
            Predicate<Row> counts,
            List<Adjustment> adjustments) {
        this.scores = scores;
        this.adjustments = adjustments;
        players.forEach(player -> sums.put(player, Sum.NONE));
        for (var traveller : scores.results().travellers()) {
            for (var row : traveller.rows().stream().filter(counts).toList()) {
                for (var side : Side.values()) {
                    var mark = scores.mark(traveller.board(), row, side);
                    row.contestant(side)
                            .members()
                            .forEach(one -> sums.computeIfPresent(one, (_, sum) -> sum.plus(mark)));
                }
            }
        }
    }

    Ranking ranking() {
        return new Ranking(unit(), List.of(new Ranking.Standings("", Optional.empty(), lines())));
    }

    /// From the first place down.
    public List<Ranking.Line> lines() {
        var lines = new ArrayList<Ranking.Line>();
        var keys = new HashMap<Contestant, Fraction>();
        sums.forEach((player, sum) -> keys.put(player, key(player, sum)));
        sums.forEach((player, sum) -> {
            var own = keys.getOrDefault(player, Fraction.ZERO);
            int better = (int) keys.values().stream().filter(key -> key.compareTo(own) > 0).count();
            int equal = (int) keys.values().stream().filter(own::equals).count();
            lines.add(
                    new Ranking.Line(
                            better + 1,
                            equal,
                            player,
                            total(player, sum),
                            percentage(player, sum),
                            sum.boards(),
                            adjustment(player, sum)));
        });
        lines.sort(
                Comparator.comparingInt(Ranking.Line::place)
                        .thenComparing(Ranking.Line::contestant));
        return lines;
    }

    private Unit unit() {
        return scores.regulations().scoring().unit();
    }

    private Fraction key(Contestant player, Sum sum) {
        return percentage(player, sum).orElse(total(player, sum));
    }

    private Fraction total(Contestant player, Sum sum) {
        return sum.value().plus(adjustment(player, sum));
    }

    private Optional<Fraction> percentage(Contestant player, Sum sum) {
        return unit() != Unit.MATCHPOINTS || sum.weight().signum() == 0
                ? Optional.empty()
                : Optional.of(total(player, sum).times(100).over(sum.weight()));
    }

    private Fraction adjustment(Contestant player, Sum sum) {
        return adjustments.stream()
                .filter(one -> one.contestant().equals(player))
                .map(one -> amount(one, sum))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    private static Fraction amount(Adjustment adjustment, Sum sum) {
        if (adjustment.unit() != Unit.PERCENT_OF_TOP) {
            return adjustment.amount();
        }
        var top = sum.boards() == 0 ? Fraction.ZERO : sum.weight().over(sum.boards());
        return adjustment.amount().over(100).times(top);
    }
}
