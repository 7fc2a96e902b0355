package overtrick.dealing.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.dealing.script.Expr.Measure;
import overtrick.dealing.script.Expr.Operator;
import overtrick.dealing.script.Fault.Kind;

/// Reads expressions, with the precedence of C.
final class ExprReader {

    /// Brackets and questions within each other.
    private static final int DEEPEST = 100;

    /// Signs and words of all expressions together.
    private static final int MOST = 20_000;

    /// Signs of one strength in a row.
    private static final int LONGEST = 1_000;

    private static final List<Map<String, Operator>> LEVELS =
            List.of(
                    signs(Operator.EQUAL, Operator.UNEQUAL),
                    signs(Operator.LESS, Operator.AT_MOST, Operator.MORE, Operator.AT_LEAST),
                    signs(Operator.PLUS, Operator.MINUS),
                    signs(Operator.TIMES, Operator.OVER, Operator.REST));

    private static final Map<String, Integer> TABLES =
            Map.ofEntries(
                    Map.entry("ten", 0),
                    Map.entry("jack", 1),
                    Map.entry("queen", 2),
                    Map.entry("king", 3),
                    Map.entry("ace", 4),
                    Map.entry("top2", 5),
                    Map.entry("top3", 6),
                    Map.entry("top4", 7),
                    Map.entry("top5", 8),
                    Map.entry("c13", 9),
                    Map.entry("hcp", PointTable.POINTS));

    private static final Set<String> FUNCTIONS =
            Set.of(
                    "shape", "hascard", "cccc", "quality", "control", "loser", "ltc", "trick",
                    "dds", "par", "score", "imp", "rnd");

    private final Tokens tokens;
    private final Map<String, Expr.Named> names = new HashMap<>();
    private final IdentityHashMap<Expr, Weight> weights = new IdentityHashMap<>();
    private int depth;
    private int read;

    ExprReader(Tokens tokens) {
        this.tokens = tokens;
    }

    private static Map<String, Operator> signs(Operator... operators) {
        var signs = new HashMap<String, Operator>();
        for (var operator : operators) {
            signs.put(operator.sign(), operator);
        }
        return signs;
    }

    /// A name gets its meaning.
    void define(Token name, Expr meaning) {
        if (names.containsKey(name.text())) {
            throw Tokens.fault(Kind.TWICE, name.place(), name.text());
        }
        var weight = Weight.of(meaning, weights);
        if (weight.depth() > DEEPEST || weight.chances() > MOST) {
            throw Tokens.fault(Kind.LONG, name.place(), name.text());
        }
        var named = new Expr.Named(name.text(), meaning);
        weights.put(named, weight);
        names.put(name.text(), named);
    }

    Expr expression() {
        var place = tokens.peek().place();
        if (++depth > DEEPEST) {
            throw Tokens.fault(Kind.LONG, place, Phrase.EXPRESSION.text());
        }
        var test = logic(false);
        if (!tokens.accept("?")) {
            depth--;
            return test;
        }
        var yes = expression();
        tokens.expect(":");
        var no = expression();
        depth--;
        return new Expr.Choice(test, yes, no);
    }

    private Expr logic(boolean all) {
        var parts = new ArrayList<Expr>();
        do {
            parts.add(all ? level(0) : logic(true));
        } while (tokens.accept(all ? "&&" : "||") || tokens.accept(all ? "and" : "or"));
        return parts.size() == 1 ? parts.getFirst() : new Expr.Logic(all, parts);
    }

    private Expr level(int at) {
        if (at == LEVELS.size()) {
            return unary();
        }
        var left = level(at + 1);
        int length = 0;
        while (LEVELS.get(at).containsKey(tokens.peek().text())
                && tokens.peek().kind() == Token.Kind.SIGN) {
            var sign = tokens.next();
            count(sign);
            if (++length > LONGEST) {
                throw Tokens.fault(Kind.LONG, sign.place(), Phrase.EXPRESSION.text());
            }
            var operator = Objects.requireNonNull(LEVELS.get(at).get(sign.text()));
            left = new Expr.Binary(operator, left, level(at + 1), sign.place());
        }
        return left;
    }

    private void count(Token token) {
        if (++read > MOST) {
            throw Tokens.fault(Kind.LONG, token.place(), Phrase.SCRIPT.text());
        }
    }

    private Expr unary() {
        count(tokens.peek());
        if (++depth > DEEPEST) {
            throw Tokens.fault(Kind.LONG, tokens.peek().place(), Phrase.EXPRESSION.text());
        }
        try {
            if (tokens.accept("!") || tokens.accept("not")) {
                return new Expr.Not(unary());
            }
            if (tokens.accept("-")) {
                return new Expr.Negated(unary());
            }
            if (tokens.accept("(")) {
                var inner = expression();
                tokens.expect(")");
                return inner;
            }
            return tokens.atNumber()
                    ? new Expr.Literal(tokens.number(0, Integer.MAX_VALUE))
                    : word();
        } finally {
            depth--;
        }
    }

    private Expr word() {
        var token = tokens.peek();
        if (token.kind() != Token.Kind.WORD
                || (!Character.isLetter(token.text().charAt(0)) && token.text().charAt(0) != '_')) {
            throw tokens.wrong(Phrase.OPERAND);
        }
        var own = names.get(token.text());
        if (own != null) {
            tokens.next();
            return own;
        }
        String root = Tokens.root(token.text());
        if (Tokens.ADDITIONS.contains(root) && tokens.peek(1).is("(")) {
            tokens.addition(token);
        }
        Integer table =
                root.matches("pt[0-9]") ? Integer.valueOf(root.charAt(2) - '0') : TABLES.get(root);
        if (table != null && tokens.peek(1).is("(")) {
            tokens.next();
            return points(table);
        }
        if (tokens.atSuit() && tokens.peek(1).is("(")) {
            return length();
        }
        if (FUNCTIONS.contains(root) && !nameOfLater(root)) {
            tokens.next();
            return function(root);
        }
        if (tokens.isReserved(token.text())) {
            throw tokens.wrong(Phrase.OPERAND);
        }
        throw Tokens.fault(Kind.UNKNOWN, token.place(), token.text(), token.text());
    }

    /// Additions are functions only before a bracket; elsewhere they may be names.
    private boolean nameOfLater(String root) {
        return Tokens.ADDITIONS.contains(root) && !tokens.peek(1).is("(");
    }

    boolean knows(String name) {
        return names.containsKey(name);
    }

    Expr.Length length() {
        var suit = tokens.suit();
        tokens.expect("(");
        var seat = tokens.seat();
        tokens.expect(")");
        return new Expr.Length(seat, suit);
    }

    private Optional<Suit> suitAfterSeat() {
        var suit = tokens.accept(",") ? Optional.of(tokens.suit()) : Optional.<Suit>empty();
        if (!tokens.peek().is(")")) {
            throw tokens.wrong(suit.isPresent() ? ")" : Phrase.SUIT_OR_END.text());
        }
        tokens.next();
        return suit;
    }

    private Expr points(int table) {
        tokens.expect("(");
        var seat = tokens.seat();
        return new Expr.Points(table, seat, suitAfterSeat());
    }

    private Expr count(Measure measure) {
        var seat = tokens.seat();
        return new Expr.Count(measure, seat, suitAfterSeat());
    }

    private Expr function(String name) {
        if (name.equals("shape") && tokens.peek().kind() == Token.Kind.BRACES) {
            return wideShape();
        }
        tokens.expect("(");
        return switch (name) {
            case "shape" -> closed(shape());
            case "hascard" -> closed(holds());
            case "cccc" -> closed(new Expr.Cccc(tokens.seat()));
            case "quality" -> closed(quality());
            case "control" -> count(Measure.CONTROLS);
            case "loser" -> count(Measure.LOSERS);
            case "ltc" -> count(Measure.NEW_LOSERS);
            case "par" -> closed(new Expr.Par(tokens.side()));
            case "score" -> closed(score());
            case "imp" -> closed(new Expr.Imps(expression()));
            case "rnd" -> closed(new Expr.Chance(expression()));
            default -> closed(tricks());
        };
    }

    private Expr closed(Expr inner) {
        tokens.expect(")");
        return inner;
    }

    private Expr shape() {
        var seat = tokens.seat();
        tokens.expect(",");
        return new Expr.Shape(seat, new ShapeReader(tokens).shapes());
    }

    /// `{north, 5(431)}`.
    private Expr wideShape() {
        var token = tokens.next();
        tokens.addition(token);
        int comma = token.text().indexOf(',');
        String name = comma < 0 ? token.text() : token.text().substring(0, comma).strip();
        var seat = Tokens.SEATS.get(name);
        if (seat == null || comma < 0) {
            throw Tokens.fault(Kind.EXPECTED, token.place(), token.shown(), Phrase.SHAPES.text());
        }
        String patterns = token.text().substring(comma + 1);
        return new Expr.Shape(seat, new WideShapes(patterns, token.place()).shapes());
    }

    private Expr holds() {
        var seat = tokens.seat();
        tokens.expect(",");
        return new Expr.Holds(seat, card());
    }

    /// A card as in `TC` or `SA`.
    Card card() {
        try {
            var card = Card.parse(tokens.peek().text());
            tokens.next();
            return card;
        } catch (FormatException none) {
            throw tokens.wrong(Phrase.CARD);
        }
    }

    private Expr quality() {
        var seat = tokens.seat();
        tokens.expect(",");
        return new Expr.Quality(seat, tokens.suit());
    }

    private Expr tricks() {
        Seat seat = tokens.seat();
        tokens.expect(",");
        if (Tokens.root(tokens.peek().text()).equals("notrump")) {
            tokens.next();
            return new Expr.Tricks(seat, Strain.NOTRUMP);
        }
        if (!tokens.atSuit()) {
            throw tokens.wrong(Phrase.SUIT_OR_NOTRUMP);
        }
        return new Expr.Tricks(seat, Strain.of(tokens.suit()));
    }

    private Expr score() {
        boolean vulnerable = tokens.peek().is("vul");
        if (!vulnerable && !tokens.peek().is("nv")) {
            throw tokens.wrong(Phrase.VULNERABILITY);
        }
        tokens.next();
        tokens.expect(",");
        var contract = tokens.peek();
        String text = contract.text();
        String form = tokens.extended() ? "[xz][1-7][CDHSN]x{0,2}" : "x[1-7][CDHSN]";
        if (!text.matches(form)) {
            throw tokens.wrong(tokens.extended() ? Phrase.CONTRACT : Phrase.UNDOUBLED);
        }
        tokens.next();
        tokens.expect(",");
        var bid =
                new Bid(
                        text.charAt(1) - '0',
                        Strain.parse(text.substring(2, 3).toUpperCase(Locale.ROOT)));
        return new Expr.Score(vulnerable, bid, Doubling.values()[text.length() - 3], expression());
    }
}
