package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.dealing.code.Trees;
import overtrick.dealing.script.Expr;
import overtrick.dealing.script.Place;
import overtrick.dealing.script.Script;

/// In which order hands are dealt and what is asked after each: a deal is given up at the first
/// answer that rules it out, most before all cards are dealt. The order changes no distribution;
/// what asks chance, or may divide by nothing, is asked after all else and in its own order.
///
/// @param order of dealing
/// @param stages what is asked after each of the four hands
/// @param last what is asked of the solver, when all else is met
/// @param direct how the first hand is drawn among those that meet its conditions
record Plan(List<Seat> order, List<Expr> stages, Expr last, Optional<DirectHand> direct) {

    private static final Expr TRUE = new Expr.Literal(1);

    /// A hand is drawn directly where at most so many of a hundred hands would do.
    private static final double WORTHWHILE = 0.6;

    Plan {
        order = List.copyOf(order);
        stages = List.copyOf(stages);
    }

    /// Everything is asked when all cards are dealt, in the order of the script.
    static Plan plain(Script script) {
        var all = new ArrayList<>(lengths(script));
        var condition = script.condition();
        boolean dear = Trees.asksSolver(condition);
        if (!dear) {
            all.add(condition);
        }
        return new Plan(
                List.of(Seat.values()),
                List.of(TRUE, TRUE, TRUE, new Expr.Logic(true, all)),
                dear ? condition : TRUE,
                Optional.empty());
    }

    /// The quickest order.
    ///
    /// @param drawn whether a hand may be drawn directly
    static Plan quick(Script script, boolean drawn) {
        var plain = new ArrayList<>(lengths(script));
        var kept = new ArrayList<Expr>();
        var dear = new ArrayList<Expr>();
        for (var part : conjuncts(script.condition())) {
            (Trees.asksSolver(part) ? dear : isOrdered(part) ? kept : plain).add(part);
        }
        var hands = drawn ? hands(script, plain) : Map.<Seat, DirectHand>of();
        var first =
                hands.values().stream()
                        .filter(hand -> hand.share() < WORTHWHILE)
                        .min(Comparator.comparingDouble(DirectHand::share));
        var order = order(hands, plain);
        boolean direct = first.isPresent();
        return new Plan(
                order,
                stages(order, plain, kept, direct ? first : Optional.empty()),
                all(dear),
                direct ? first : Optional.empty());
    }

    /// Whether it matters when an expression is asked.
    private static boolean isOrdered(Expr part) {
        return Trees.contains(part, expr -> expr instanceof Expr.Chance || mayFail(expr));
    }

    private static boolean mayFail(Expr expr) {
        return expr instanceof Expr.Binary binary
                && (binary.operator() == Expr.Operator.OVER
                        || binary.operator() == Expr.Operator.REST)
                && !(binary.right() instanceof Expr.Literal by && by.value() != 0);
    }

    /// Lengths given beforehand are conditions like others, in an order that does not change.
    private static List<Expr> lengths(Script script) {
        return script.predeal().lengths().entrySet().stream()
                .sorted(
                        Comparator.comparing((Map.Entry<Expr.Length, Integer> entry) ->
                                        entry.getKey().seat())
                                .thenComparing(entry -> entry.getKey().suit()))
                .<Expr>map(entry ->
                        new Expr.Binary(
                                Expr.Operator.EQUAL,
                                entry.getKey(),
                                new Expr.Literal(entry.getValue()),
                                new Place(1, 1)))
                .toList();
    }

    private static List<Expr> conjuncts(Expr condition) {
        return switch (condition) {
            case Expr.Named named when isConjunction(named) -> conjuncts(named.meaning());
            case Expr.Logic logic when logic.all() ->
                    logic.of().stream().flatMap(part -> conjuncts(part).stream()).toList();
            default -> List.of(condition);
        };
    }

    private static boolean isConjunction(Expr expr) {
        return switch (expr) {
            case Expr.Named named -> isConjunction(named.meaning());
            case Expr.Logic logic -> logic.all();
            default -> false;
        };
    }

    private static boolean asksOnly(Expr part, Seat seat) {
        return Trees.seats(part) == 1 << seat.ordinal();
    }

    private static Map<Seat, DirectHand> hands(Script script, List<Expr> plain) {
        var hands = new EnumMap<Seat, DirectHand>(Seat.class);
        for (var seat : Seat.values()) {
            var wanted =
                    plain.stream()
                            .filter(part -> asksOnly(part, seat) && DirectHand.suits(part))
                            .toList();
            if (!wanted.isEmpty()) {
                DirectHand.of(seat, wanted, script.tables(), script.predeal())
                        .ifPresent(hand -> hands.put(seat, hand));
            }
        }
        return hands;
    }

    /// The hand that the fewest meet comes first; those nobody asks for last.
    private static List<Seat> order(Map<Seat, DirectHand> hands, List<Expr> plain) {
        var keys = new EnumMap<Seat, Double>(Seat.class);
        for (var seat : Seat.values()) {
            var hand = hands.get(seat);
            boolean alone = plain.stream().anyMatch(part -> asksOnly(part, seat));
            long among =
                    plain.stream()
                            .filter(part -> (Trees.seats(part) & 1 << seat.ordinal()) != 0)
                            .count();
            double guess = alone ? 0.7 : among > 0 ? 2 - 0.01 * among : 3;
            keys.put(seat, hand == null ? guess : hand.share());
        }
        return keys.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    private static List<Expr> stages(
            List<Seat> order, List<Expr> plain, List<Expr> kept, Optional<DirectHand> direct) {
        var stages = new ArrayList<Expr>();
        var open = new ArrayList<>(plain);
        direct.ifPresent(hand ->
                open.removeIf(part -> asksOnly(part, hand.seat()) && DirectHand.suits(part)));
        int dealt = 0;
        for (int stage = 0; stage < order.size(); stage++) {
            dealt |= 1 << order.get(stage).ordinal();
            int known = dealt;
            var now =
                    new ArrayList<>(
                            open.stream()
                                    .filter(part -> (Trees.seats(part) & ~known) == 0)
                                    .sorted(Comparator.comparingInt(Plan::cost))
                                    .toList());
            open.removeIf(part -> (Trees.seats(part) & ~known) == 0);
            if (stage == order.size() - 1) {
                now.addAll(kept);
            }
            stages.add(all(now));
        }
        return stages;
    }

    private static Expr all(List<Expr> parts) {
        return parts.isEmpty() ? TRUE : new Expr.Logic(true, parts);
    }

    /// What is asked first among what can be asked: shapes and lengths before points, points before
    /// what is worked out by functions.
    private static int cost(Expr part) {
        var cost = new int[1];
        Trees.visit(
                part,
                expr -> {
                    cost[0] +=
                            switch (expr) {
                                case Expr.Cccc _ -> 60;
                                case Expr.Quality _, Expr.Count _ -> 15;
                                case Expr.Points _ -> 4;
                                case Expr.Shape _ -> 3;
                                default -> 1;
                            };
                });
        return cost[0];
    }
}
