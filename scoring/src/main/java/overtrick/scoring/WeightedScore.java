package overtrick.scoring;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// One or more scores with the weight of each; the weights make one together. A plain result is a
/// weighted score of one part (Law 12C1c).
public record WeightedScore(List<Part> parts) {

    /// A score and the weight it has among the others.
    ///
    /// @param points for North–South, negative when they lost them
    /// @param weight above 0, at most 1
    public record Part(int points, Fraction weight) {}

    public WeightedScore {
        parts = List.copyOf(parts);
        boolean plain = parts.size() == 1 && parts.getFirst().weight().equals(Fraction.ONE);
        if (!plain) { // most are, and there may be a hundred thousand of them
            requireWhole(parts);
        }
    }

    private static void requireWhole(List<Part> parts) {
        var sum = parts.stream().map(Part::weight).reduce(Fraction.ZERO, Fraction::plus);
        if (!sum.equals(Fraction.ONE)) {
            throw new IllegalArgumentException(
                    "weights do not make 100%%: %s%%".formatted(sum.times(100).text()));
        }
        if (parts.stream().anyMatch(part -> part.weight().signum() <= 0)) {
            throw new IllegalArgumentException("weights are not all above 0: " + parts);
        }
    }

    /// An assigned score of a single outcome.
    public static WeightedScore of(int points) {
        return new WeightedScore(List.of(new Part(points, Fraction.ONE)));
    }

    /// Whether there is one outcome alone, without weights.
    public boolean isPlain() {
        return parts.size() == 1;
    }

    /// The mean of the points, which only total points and a datum may use: matchpoints and IMPs
    /// are reckoned part by part.
    public Fraction mean() {
        return parts.stream()
                .map(part -> part.weight().times(part.points()))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    /// The same score as the other side sees it.
    public WeightedScore negated() {
        return new WeightedScore(
                parts.stream().map(part -> new Part(-part.points(), part.weight())).toList());
    }

    /// Why an assigned score has its value: what each part gets by itself, and their mean.
    ///
    /// @param value why a score of so many points would have its value
    public Term why(IntFunction<Term> value) {
        if (isPlain()) {
            return value.apply(parts.getFirst().points());
        }
        var terms = parts.stream().map(part -> why(part, value.apply(part.points()))).toList();
        var mean = terms.stream().map(Term::value).reduce(Fraction.ZERO, Fraction::plus);
        return Term.of(Reason.WEIGHTED_MEAN, mean).from(terms);
    }

    private static Term why(Part part, Term whole) {
        var value = whole.value().times(part.weight());
        String percent = part.weight().times(100).text() + "%";
        return Term.of(Reason.WEIGHTED_SCORE, value, percent, part.points()).from(List.of(whole));
    }

    /// For people: `620`, or `60 % of 620, 40 % of -100`.
    public String text() {
        return isPlain()
                ? "" + parts.getFirst().points()
                : parts.stream()
                        .map(part ->
                                "%s%% of %d"
                                        .formatted(part.weight().times(100).text(), part.points()))
                        .collect(Collectors.joining(", "));
    }
}
