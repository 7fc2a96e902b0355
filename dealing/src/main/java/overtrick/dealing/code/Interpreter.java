package overtrick.dealing.code;

import java.util.function.ToIntFunction;
import overtrick.bridge.score.Imps;
import overtrick.bridge.score.Score;
import overtrick.dealing.script.Expr;

/// Works expressions out by walking their trees: slow, plain, and what the compiled classes are
/// compared with.
public final class Interpreter {

    private final ToIntFunction<Expr> atoms;

    /// An interpreter.
    ///
    /// @param atoms what hands, solver and chance say
    public Interpreter(ToIntFunction<Expr> atoms) {
        this.atoms = atoms;
    }

    /// The value of an expression.
    public int value(Expr expr) {
        return switch (expr) {
            case Expr.Literal literal -> literal.value();
            case Expr.Named named -> value(named.meaning());
            case Expr.Not not -> value(not.of()) == 0 ? 1 : 0;
            case Expr.Negated negated -> -value(negated.of());
            case Expr.Logic logic -> logic(logic) ? 1 : 0;
            case Expr.Binary binary -> binary(binary);
            case Expr.Choice choice ->
                    value(value(choice.test()) != 0 ? choice.yes() : choice.no());
            case Expr.Score score -> score(score);
            case Expr.Imps imps -> Imps.of(value(imps.difference()));
            case Expr.Chance _, Expr.OfHand _, Expr.Tricks _, Expr.Par _ -> atoms.applyAsInt(expr);
        };
    }

    private boolean logic(Expr.Logic logic) {
        return logic.all()
                ? logic.of().stream().allMatch(part -> value(part) != 0)
                : logic.of().stream().anyMatch(part -> value(part) != 0);
    }

    private int score(Expr.Score score) {
        int tricks = Math.clamp(value(score.tricks()), 0, 13);
        return Score.of(score.bid(), score.doubling(), score.vulnerable(), tricks).points();
    }

    private int binary(Expr.Binary binary) {
        int left = value(binary.left());
        int right = value(binary.right());
        var place = binary.place();
        return switch (binary.operator()) {
            case TIMES -> left * right;
            case OVER -> Functions.over(left, right, place.line(), place.column());
            case REST -> Functions.rest(left, right, place.line(), place.column());
            case PLUS -> left + right;
            case MINUS -> left - right;
            case LESS -> left < right ? 1 : 0;
            case AT_MOST -> left <= right ? 1 : 0;
            case MORE -> left > right ? 1 : 0;
            case AT_LEAST -> left >= right ? 1 : 0;
            case EQUAL -> left == right ? 1 : 0;
            case UNEQUAL -> left != right ? 1 : 0;
        };
    }
}
