package overtrick.laws.poll;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;
import overtrick.laws.LawBook;

/// What the score might be adjusted to: the alternatives, each as often as it was chosen, with what
/// comes of them in the layouts. A proposal for the director.
///
/// @param prospects of calls, at most one for each
public record Weighing(Tally tally, List<Prospect> prospects) {

    private static final double WHOLE = 100;
    private static final int STEP = 5;

    /// What comes up less often than one time in so many is left out. Law 12C1 weighs the
    /// probabilities of a number of outcomes and draws no line: this one is a ruling of the program
    /// (tournaments.md §2.7), and the director may draw another.
    public static final int RARE = 10;

    /// Sums of parts that are whole numbers stay so.
    private static final double EPSILON = 1e-9;

    public Weighing {
        prospects = List.copyOf(prospects);
    }

    /// A result with its part of the score, in percent.
    public record Part(Result result, int percent) {}

    /// How many layouts were looked at; none when one of the alternatives has not been looked at.
    public int layouts() {
        return isWhole()
                ? tally.alternatives().stream()
                        .mapToInt(call -> of(call).orElseThrow().layouts())
                        .sum()
                : 0;
    }

    /// In 2017 the results with their weights, in steps of five percent, of which the rest goes to
    /// the most frequent (Law 12C1). Empty where none is needed, or nothing is known.
    public List<Part> parts() {
        if (tally.poll().book() != LawBook.WBF2017 || !isWhole()) {
            return List.of();
        }
        var chances = chances();
        double most = chances.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        var kept =
                chances.entrySet().stream()
                        .filter(one ->
                                one.getValue() * RARE >= 1 - EPSILON || one.getValue() >= most)
                        .sorted(
                                Map.Entry.<Result, Double>comparingByValue()
                                        .reversed()
                                        .thenComparing(one -> one.getKey().text()))
                        .toList();
        double all = kept.stream().mapToDouble(Map.Entry::getValue).sum();
        var parts = new ArrayList<Part>();
        int left = (int) WHOLE;
        for (var one : kept.subList(1, kept.size())) {
            int percent = (int) (one.getValue() * WHOLE / all + EPSILON) / STEP * STEP;
            left -= percent;
            parts.add(new Part(one.getKey(), percent));
        }
        parts.addFirst(new Part(kept.getFirst().getKey(), left));
        return parts.stream().filter(part -> part.percent() > 0).toList();
    }

    /// In 1999 the side that is not at fault gets the best of what was likely (Law 12C2).
    public Optional<Result> best() {
        return old(Tally.LIKELY).max(Comparator.comparingInt(this::points));
    }

    /// In 1999 the side at fault gets the worst of what was at all probable, which is the best for
    /// the others (Law 12C2).
    public Optional<Result> worst() {
        return old(2 * Tally.LIKELY).max(Comparator.comparingInt(this::points));
    }

    private Stream<Result> old(int oneIn) {
        if (tally.poll().book() != LawBook.CN1999 || !isWhole()) {
            return Stream.empty();
        }
        var chances = chances();
        double most = chances.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        return chances.entrySet().stream()
                .filter(one -> one.getValue() * oneIn >= 1 - EPSILON || one.getValue() >= most)
                .map(Map.Entry::getKey);
    }

    private int points(Result result) {
        return result.points(innocent(), tally.poll().vulnerability());
    }

    /// The side that is not at fault.
    public Side innocent() {
        return tally.poll().owner().side().other();
    }

    private boolean isWhole() {
        return tally.isBarred()
                && tally.alternatives().stream()
                        .allMatch(call -> of(call).filter(one -> one.layouts() > 0).isPresent());
    }

    private Optional<Prospect> of(Call call) {
        return prospects.stream().filter(one -> one.call().equals(call)).findFirst();
    }

    private Map<Result, Double> chances() {
        var alternatives = tally.alternatives();
        double all = alternatives.stream().mapToInt(tally::times).sum();
        var chances = new LinkedHashMap<Result, Double>();
        for (var call : alternatives) {
            var prospect = of(call).orElseThrow();
            double each = tally.times(call) / all / prospect.layouts();
            prospect.times()
                    .forEach((result, times) -> chances.merge(result, times * each, Double::sum));
        }
        return chances;
    }
}
