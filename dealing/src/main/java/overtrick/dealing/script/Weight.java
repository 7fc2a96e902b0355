package overtrick.dealing.script;

import java.util.Map;

/// What an expression costs at most, with the meanings of all its names.
///
/// @param depth how many names stand for each other
/// @param chances how often chance is asked; a name with chance in it is worked out anew each time
record Weight(int depth, long chances) {

    private static final long MOST = 1L << 40;

    static Weight of(Expr expr, Map<Expr, Weight> names) {
        return switch (expr) {
            case Expr.Named named -> {
                var known = names.getOrDefault(named, new Weight(0, 0));
                yield new Weight(known.depth() + 1, known.chances());
            }
            case Expr.Chance chance -> of(chance.bound(), names).and(new Weight(0, 1));
            case Expr.Not not -> of(not.of(), names);
            case Expr.Negated negated -> of(negated.of(), names);
            case Expr.Binary binary -> of(binary.left(), names).and(of(binary.right(), names));
            case Expr.Choice choice ->
                    of(choice.test(), names)
                            .and(of(choice.yes(), names))
                            .and(of(choice.no(), names));
            case Expr.Logic logic -> {
                var sum = new Weight(0, 0);
                for (var part : logic.of()) {
                    sum = sum.and(of(part, names));
                }
                yield sum;
            }
            case Expr.Score score -> of(score.tricks(), names);
            case Expr.Imps imps -> of(imps.difference(), names);
            case Expr.OfHand _, Expr.Literal _, Expr.Tricks _, Expr.Par _ -> new Weight(0, 0);
        };
    }

    private Weight and(Weight other) {
        return new Weight(Math.max(depth, other.depth), Math.min(MOST, chances + other.chances));
    }
}
