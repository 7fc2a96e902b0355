package overtrick.dealing.script;

import java.util.Locale;

/// Reads lists of shapes in round brackets: `any 4333 + 54xx - any 0xxx`.
final class ShapeReader {

    private final Tokens tokens;

    ShapeReader(Tokens tokens) {
        this.tokens = tokens;
    }

    Shapes shapes() {
        var shapes = one();
        while (true) {
            if (tokens.accept("+")) {
                shapes = shapes.with(one());
            } else if (tokens.accept("-")) {
                shapes = shapes.without(one());
            } else {
                return shapes;
            }
        }
    }

    private Shapes one() {
        boolean any = tokens.accept("any");
        var token = tokens.peek();
        String text = token.text().toLowerCase(Locale.ROOT);
        if (token.kind() != Token.Kind.WORD || !text.matches("[0-9x]{4}")) {
            throw tokens.wrong(Phrase.SHAPE);
        }
        int least = text.chars().filter(sign -> sign != 'x').map(sign -> sign - '0').sum();
        if (least > 13 || (!text.contains("x") && least != 13)) {
            throw Tokens.fault(
                    Fault.Kind.RANGE, token.place(), token.text(), Phrase.SHAPE_OF_13.text());
        }
        tokens.next();
        return any ? anyOrder(text) : inOrder(text);
    }

    private static boolean fits(char wanted, int length) {
        return wanted == 'x' || wanted - '0' == length;
    }

    private static Shapes inOrder(String text) {
        return Shapes.of((s, h, d, c) ->
                fits(text.charAt(0), s)
                        && fits(text.charAt(1), h)
                        && fits(text.charAt(2), d)
                        && fits(text.charAt(3), c));
    }

    private static Shapes anyOrder(String text) {
        var shapes = Shapes.none();
        for (var order : Orders.of(text)) {
            shapes = shapes.with(inOrder(order));
        }
        return shapes;
    }
}
