package overtrick.dealing.code;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import overtrick.dealing.script.Expr;

/// Looks through expressions.
public final class Trees {

    private Trees() {}

    /// What an expression is made of directly.
    public static List<Expr> parts(Expr expr) {
        return switch (expr) {
            case Expr.Named named -> List.of(named.meaning());
            case Expr.Not not -> List.of(not.of());
            case Expr.Negated negated -> List.of(negated.of());
            case Expr.Logic logic -> logic.of();
            case Expr.Binary binary -> List.of(binary.left(), binary.right());
            case Expr.Choice choice -> List.of(choice.test(), choice.yes(), choice.no());
            case Expr.Score score -> List.of(score.tricks());
            case Expr.Imps imps -> List.of(imps.difference());
            case Expr.Chance chance -> List.of(chance.bound());
            case Expr.OfHand _, Expr.Literal _, Expr.Tricks _, Expr.Par _ -> List.of();
        };
    }

    /// Visits an expression and all it is made of; the meaning of a name once.
    public static void visit(Expr root, Consumer<Expr> visitor) {
        visit(root, visitor, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private static void visit(Expr expr, Consumer<Expr> visitor, Set<Expr> seen) {
        visitor.accept(expr);
        if (!(expr instanceof Expr.Named) || seen.add(expr)) {
            parts(expr).forEach(part -> visit(part, visitor, seen));
        }
    }

    /// Whether an expression, or anything it is made of, is wanted.
    public static boolean contains(Expr root, Predicate<Expr> wanted) {
        var found = new boolean[1];
        visit(root, expr -> found[0] |= wanted.test(expr));
        return found[0];
    }

    /// Whether an expression asks chance: then it is worked out anew each time.
    public static boolean asksChance(Expr root) {
        return contains(root, Expr.Chance.class::isInstance);
    }

    /// Whether an expression asks the solver.
    public static boolean asksSolver(Expr root) {
        return contains(root, expr -> expr instanceof Expr.Tricks || expr instanceof Expr.Par);
    }

    /// One bit for each seat whose hand must be known.
    public static int seats(Expr root) {
        var seats = new int[1];
        visit(
                root,
                expr -> {
                    switch (expr) {
                        case Expr.OfHand hand -> seats[0] |= 1 << hand.seat().ordinal();
                        case Expr.Tricks _, Expr.Par _ -> seats[0] |= 0b1111;
                        default -> {
                            // asks no hand by itself
                        }
                    }
                });
        return seats[0];
    }

    /// How often each name is mentioned, in all expressions together.
    static Map<Expr, Integer> mentions(List<Expr> roots) {
        var mentions = new IdentityHashMap<Expr, Integer>();
        for (var root : roots) {
            count(root, mentions);
        }
        return mentions;
    }

    private static void count(Expr expr, Map<Expr, Integer> mentions) {
        if (!(expr instanceof Expr.Named) || mentions.merge(expr, 1, Integer::sum) == 1) {
            parts(expr).forEach(part -> count(part, mentions));
        }
    }
}
