package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.dealing.code.HandReader;
import overtrick.dealing.code.Interpreter;
import overtrick.dealing.code.Trees;
import overtrick.dealing.script.Expr;
import overtrick.dealing.script.PointTable;
import overtrick.dealing.script.Predeal;

/// Draws one hand from those that meet a condition, each of them equally likely. The hands are not
/// listed: they are sorted by the lengths of their suits and by what the condition asks, the sorts
/// that meet it are weighted by how many hands they have, and a sort is drawn before a hand.
final class DirectHand {

    /// Sorts of two suits, of four, and signs of a condition, beyond which it does not pay.
    private static final long MOST_PAIRS = 3_000_000;

    private static final int MOST_CELLS = 2_000_000;
    private static final int MOST_SIGNS = 400;

    private final Seat seat;
    private final double share;
    private final Alias cells;
    private final PairClass[] majors;
    private final PairClass[] minors;

    private DirectHand(
            Seat seat, double share, Alias cells, List<PairClass> majors, List<PairClass> minors) {
        this.seat = seat;
        this.share = share;
        this.cells = cells;
        this.majors = majors.toArray(PairClass[]::new);
        this.minors = minors.toArray(PairClass[]::new);
    }

    /// A way to draw the hand of a seat; empty where conditions ask what does not add up by suits,
    /// or where it would cost too much.
    static Optional<DirectHand> of(
            Seat seat, List<Expr> conditions, List<PointTable> tables, Predeal predeal) {
        return new Preparation(seat, conditions, tables, predeal).prepared();
    }

    /// Whether a condition can be met by drawing one hand.
    static boolean suits(Expr condition) {
        var fine = new boolean[] {true};
        Trees.visit(
                condition,
                expr -> {
                    fine[0] &=
                            switch (expr) {
                                case Expr.Shape _ -> true;
                                case Expr.OfHand hand -> HandReader.adds(hand);
                                case Expr.Tricks _, Expr.Par _, Expr.Chance _ -> false;
                                default -> true;
                            };
                });
        return fine[0] && signs(condition, new HashMap<>()) <= MOST_SIGNS;
    }

    private static long signs(Expr expr, Map<String, Long> names) {
        if (expr instanceof Expr.Named named && names.containsKey(named.name())) {
            return names.get(named.name());
        }
        long sum = 1;
        for (var part : Trees.parts(expr)) {
            sum = Math.min(MOST_SIGNS + 1, sum + signs(part, names));
        }
        if (expr instanceof Expr.Named named) {
            names.put(named.name(), sum);
        }
        return sum;
    }

    Seat seat() {
        return seat;
    }

    /// Which part of all hands of the seat meet the condition; 0 when there is none.
    double share() {
        return share;
    }

    long draw(Dice dice) {
        int cell = cells.draw(dice);
        var major = majors[cell];
        var minor = minors[cell];
        return major.cards(dice.below(major.size())) | minor.cards(dice.below(minor.size()));
    }

    /// What is worked out before the first hand is drawn.
    private static final class Preparation {

        private final Seat seat;
        private final List<Expr> conditions;
        private final HandReader reader;
        private final Predeal predeal;
        private final List<Expr.OfHand> asked;

        Preparation(Seat seat, List<Expr> conditions, List<PointTable> tables, Predeal predeal) {
            this.seat = seat;
            this.conditions = conditions;
            this.reader = new HandReader(tables);
            this.predeal = predeal;
            var all = new LinkedHashSet<Expr.OfHand>();
            for (var condition : conditions) {
                Trees.visit(
                        condition,
                        expr -> {
                            if (expr instanceof Expr.OfHand hand
                                    && !(hand instanceof Expr.Length)
                                    && !(hand instanceof Expr.Shape)) {
                                all.add(hand);
                            }
                        });
            }
            asked = List.copyOf(all);
        }

        Optional<DirectHand> prepared() {
            var spades = classes(Suit.SPADES);
            var hearts = classes(Suit.HEARTS);
            var diamonds = classes(Suit.DIAMONDS);
            var clubs = classes(Suit.CLUBS);
            if (size(spades) * size(hearts) + size(diamonds) * size(clubs) > MOST_PAIRS) {
                return Optional.empty();
            }
            return joined(
                    HoldingClasses.pairs(spades, hearts), HoldingClasses.pairs(diamonds, clubs));
        }

        private static long size(HoldingClasses classes) {
            return classes.classes().size();
        }

        private HoldingClasses classes(Suit suit) {
            var others = predeal.given().minus(predeal.of(seat));
            return HoldingClasses.of(
                    suit, asked, reader, holding(predeal.of(seat), suit), holding(others, suit));
        }

        private static int holding(CardSet cards, Suit suit) {
            return (int) (cards.bits() >>> (13 * suit.ordinal())) & ((1 << 13) - 1);
        }

        private Optional<DirectHand> joined(
                Map<List<Integer>, PairClass> majors, Map<List<Integer>, PairClass> minors) {
            var byLength = new HashMap<Integer, List<Map.Entry<List<Integer>, PairClass>>>();
            long cells = 0;
            for (var minor : sorted(minors)) {
                int length = minor.getKey().get(0) + minor.getKey().get(1);
                byLength.computeIfAbsent(length, _ -> new ArrayList<>()).add(minor);
            }
            var ones = sorted(majors);
            for (var major : ones) {
                cells += byLength.getOrDefault(rest(major.getKey()), List.of()).size();
            }
            if (cells > MOST_CELLS) {
                return Optional.empty();
            }
            return Optional.of(weighed(ones, byLength));
        }

        private DirectHand weighed(
                List<Map.Entry<List<Integer>, PairClass>> majors,
                Map<Integer, List<Map.Entry<List<Integer>, PairClass>>> byLength) {
            var firsts = new ArrayList<PairClass>();
            var seconds = new ArrayList<PairClass>();
            double all = 0;
            double met = 0;
            for (var major : majors) {
                for (var minor : byLength.getOrDefault(rest(major.getKey()), List.of())) {
                    double hands = (double) major.getValue().size() * minor.getValue().size();
                    all += hands;
                    if (meets(major.getKey(), minor.getKey())) {
                        met += hands;
                        firsts.add(major.getValue());
                        seconds.add(minor.getValue());
                    }
                }
            }
            var weights = new long[Math.max(1, firsts.size())];
            weights[0] = 1;
            for (int i = 0; i < firsts.size(); i++) {
                weights[i] = firsts.get(i).size() * seconds.get(i).size();
            }
            return new DirectHand(seat, met / all, new Alias(weights), firsts, seconds);
        }

        private static int rest(List<Integer> key) {
            return 13 - key.get(0) - key.get(1);
        }

        /// In an order of their own, so that a seed means the same everywhere.
        private static List<Map.Entry<List<Integer>, PairClass>> sorted(
                Map<List<Integer>, PairClass> pairs) {
            Comparator<List<Integer>> byNumbers =
                    (one, other) -> {
                        for (int i = 0; i < one.size(); i++) {
                            int order = Integer.compare(one.get(i), other.get(i));
                            if (order != 0) {
                                return order;
                            }
                        }
                        return 0;
                    };
            return pairs.entrySet().stream().sorted(Map.Entry.comparingByKey(byNumbers)).toList();
        }

        private boolean meets(List<Integer> major, List<Integer> minor) {
            var interpreter =
                    new Interpreter(expr ->
                            switch (expr) {
                                case Expr.Length length -> length(length.suit(), major, minor);
                                case Expr.Shape shape ->
                                        shape.shapes()
                                                        .fits(
                                                                major.get(0),
                                                                major.get(1),
                                                                minor.get(0))
                                                ? 1
                                                : 0;
                                default -> {
                                    int at = 2 + asked.indexOf(expr);
                                    yield major.get(at) + minor.get(at);
                                }
                            });
            return conditions.stream().allMatch(condition -> interpreter.value(condition) != 0);
        }

        private static int length(Suit suit, List<Integer> major, List<Integer> minor) {
            return switch (suit) {
                case SPADES -> major.get(0);
                case HEARTS -> major.get(1);
                case DIAMONDS -> minor.get(0);
                case CLUBS -> minor.get(1);
            };
        }
    }
}
