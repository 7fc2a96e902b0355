package overtrick.tournament.can;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import overtrick.can.duplicate.DuplicateScore;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Term;

/// So sánh: every result against those of the other tables at which the same cards were held. What
/// a contestant has made with their cards more than the others made on average counts, in goals, in
/// cards of tribute and in points; the sum of everybody's is nothing.
///
/// @param scores of those who held the cards of North and South in the deal as it was made; a
///   sitting that is not in it has not been played
public record CanComparison(CanSchedule schedule, Map<Sitting, DuplicateScore> scores) {

    /// What is compared, the weightiest first.
    private enum Measure {
        GOALS(CanReason.GOALS, DuplicateScore::goals),
        TRIBUTE(CanReason.TRIBUTE, DuplicateScore::tribute),
        POINTS(CanReason.POINTS, DuplicateScore::points);

        private final CanReason reason;
        private final ToIntFunction<DuplicateScore> value;

        Measure(CanReason reason, ToIntFunction<DuplicateScore> value) {
            this.reason = reason;
            this.value = value;
        }

        private int of(DuplicateScore northSouth, Side cards) {
            int value = this.value.applyAsInt(northSouth);
            return cards == Side.NORTH_SOUTH ? value : -value;
        }
    }

    /// A line of the ranking; each number is a mean over the results compared and says what it
    /// comes from.
    ///
    /// @param rank from 1; equal for those who are equal in all three
    /// @param goals goals more than at the other tables
    /// @param tribute cards of tribute to come more
    /// @param points points more
    public record Line(int rank, Contestant contestant, Term goals, Term tribute, Term points) {

        private static final Comparator<Line> BEST_FIRST =
                Comparator.<Line, Fraction>comparing(line -> line.goals.value())
                        .thenComparing(line -> line.tribute.value())
                        .thenComparing(line -> line.points.value())
                        .reversed();
    }

    public CanComparison {
        scores = Map.copyOf(scores);
        for (var sitting : scores.keySet()) {
            if (!schedule.sittings().contains(sitting)) {
                throw new IllegalArgumentException("nobody sits there: " + sitting);
            }
        }
    }

    /// Best first: by goals, then by tribute, then by points.
    public List<Line> ranking() {
        var lines =
                schedule.contestants().stream()
                        .map(contestant ->
                                new Line(
                                        0,
                                        contestant,
                                        mean(contestant, Measure.GOALS),
                                        mean(contestant, Measure.TRIBUTE),
                                        mean(contestant, Measure.POINTS)))
                        .sorted(Line.BEST_FIRST)
                        .toList();
        var ranked = new ArrayList<Line>();
        for (var line : lines) {
            boolean level =
                    !ranked.isEmpty() && Line.BEST_FIRST.compare(ranked.getLast(), line) == 0;
            int rank = level ? ranked.getLast().rank : ranked.size() + 1;
            ranked.add(new Line(rank, line.contestant, line.goals, line.tribute, line.points));
        }
        return ranked;
    }

    private Term mean(Contestant contestant, Measure measure) {
        var terms = new ArrayList<Term>();
        var sum = Fraction.ZERO;
        for (var sitting : schedule.sittings()) {
            for (var cards : Side.values()) {
                var others = others(sitting);
                if (sitting.holder(cards).equals(contestant)
                        && scores.containsKey(sitting)
                        && !others.isEmpty()) {
                    var term = compared(sitting, others, cards, measure);
                    terms.add(term);
                    sum = sum.plus(term.value());
                }
            }
        }
        var mean = terms.isEmpty() ? Fraction.ZERO : sum.over(terms.size());
        return Term.of(measure.reason, mean, terms.size()).from(terms);
    }

    private Term compared(Sitting sitting, List<Sitting> others, Side cards, Measure measure) {
        int own = measure.of(score(sitting), cards);
        int sum = others.stream().mapToInt(at -> measure.of(score(at), cards)).sum();
        var elsewhere = Fraction.of(sum, others.size());
        return Term.of(
                CanReason.DEAL,
                Fraction.of(own).minus(elsewhere),
                sitting.deal(),
                sitting.table(),
                Fraction.of(own),
                elsewhere,
                others.size());
    }

    private DuplicateScore score(Sitting sitting) {
        return Objects.requireNonNull(scores.get(sitting));
    }

    /// The other sittings with the same deal, as far as they have been played.
    private List<Sitting> others(Sitting sitting) {
        return schedule.sittings().stream()
                .filter(other -> other.deal() == sitting.deal() && !other.equals(sitting))
                .filter(scores::containsKey)
                .toList();
    }

    /// The traveller of a deal, for any [overtrick.scoring.board.BoardScoring] that only asks which
    /// score is better, such as matchpoints.
    public List<Row> rows(int deal) {
        return schedule.sittings().stream()
                .filter(sitting -> sitting.deal() == deal && scores.containsKey(sitting))
                .map(sitting ->
                        Row.of(
                                sitting.place(),
                                sitting.holder(Side.NORTH_SOUTH),
                                sitting.holder(Side.EAST_WEST),
                                Outcome.scored(score(sitting).compared())))
                .toList();
    }
}
