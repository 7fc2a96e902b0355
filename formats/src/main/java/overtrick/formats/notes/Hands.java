package overtrick.formats.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.Suit;

/// The hands that a description names: alternatives, each of them limits that hold together.
record Hands(List<List<Limit>> alternatives) {

    static final Hands ANY = new Hands(List.of(List.of()));

    /// More alternatives come from nonsense.
    private static final int MOST = 16;

    /// A limit of a hand.
    sealed interface Limit {

        /// High-card points.
        record Points(int low, int high) implements Limit {}

        /// Cards of a suit.
        record Length(Suit suit, int low, int high) implements Limit {}

        /// Whether no suit is short.
        record Shape(boolean balanced) implements Limit {}

        /// A stopper.
        record Stopper(Suit suit) implements Limit {}

        /// As system files write it: `5+ S`, `12-14 hcp`.
        default String text() {
            return switch (this) {
                case Points(int low, int high) -> range(low, high, 37) + " hcp";
                case Length(var suit, int low, int high) ->
                        range(low, high, 13) + " " + suit.letter();
                case Shape(boolean balanced) -> balanced ? "balanced" : "unbalanced";
                case Stopper(var suit) -> "stop " + suit.letter();
            };
        }

        private static String range(int low, int high, int most) {
            if (high >= most) {
                return low + "+";
            }
            return low == high ? "" + low : low + "-" + high;
        }

        /// How many hands of a hundred are so, as far as this limit goes.
        default double share() {
            return switch (this) {
                case Points(int low, int high) -> Shares.points(low, high);
                case Length(_, int low, int high) -> Shares.length(low, high);
                case Shape(boolean balanced) -> balanced ? 0.48 : 0.52;
                case Stopper _ -> 0.6;
            };
        }
    }

    Hands {
        alternatives = alternatives.stream().map(List::copyOf).toList();
    }

    static Hands of(Limit... limits) {
        return new Hands(List.of(List.of(limits)));
    }

    Hands and(Hands other) {
        var all = new ArrayList<List<Limit>>();
        for (var one : alternatives) {
            for (var two : other.alternatives) {
                all.add(Stream.concat(one.stream(), two.stream()).distinct().toList());
            }
        }
        return new Hands(all.stream().distinct().limit(MOST).toList());
    }

    Hands or(Hands other) {
        return new Hands(
                Stream.concat(alternatives.stream(), other.alternatives.stream())
                        .distinct()
                        .limit(MOST)
                        .toList());
    }

    boolean isAny() {
        return alternatives.stream().anyMatch(List::isEmpty);
    }

    boolean hasAny(Class<? extends Limit> kind) {
        return alternatives.stream().flatMap(List::stream).anyMatch(kind::isInstance);
    }

    boolean hasLengthOf(Suit suit) {
        return alternatives.stream()
                .flatMap(List::stream)
                .anyMatch(limit -> limit instanceof Limit.Length(var own, _, _) && own == suit);
    }

    /// As system files write it.
    String text() {
        return isAny()
                ? "any"
                : alternatives.stream()
                        .map(limits ->
                                limits.stream().map(Limit::text).collect(Collectors.joining(", ")))
                        .collect(Collectors.joining(" or "));
    }

    /// About how many hands are so: those of rare calls are looked at first.
    double share() {
        return alternatives.stream()
                .mapToDouble(
                        limits -> limits.stream().mapToDouble(Limit::share).reduce(1, Hands::by))
                .sum();
    }

    private static double by(double one, double two) {
        return one * two;
    }
}
