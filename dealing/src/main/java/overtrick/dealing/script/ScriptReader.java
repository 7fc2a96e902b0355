package overtrick.dealing.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.dealing.script.Fault.Kind;

/// Reads the statements of a script.
final class ScriptReader {

    private static final int HAND = 13;

    private final Tokens tokens;
    private final ExprReader expressions;
    private final List<PointTable> tables = new ArrayList<>(PointTable.usual());
    private final List<Action> actions = new ArrayList<>();
    private Expr condition = new Expr.Literal(1);
    private Predeal predeal = Predeal.none();
    private OptionalInt generate = OptionalInt.empty();
    private OptionalInt produce = OptionalInt.empty();
    private Optional<Seat> dealer = Optional.empty();
    private Optional<Vulnerability> vulnerability = Optional.empty();
    private Optional<String> title = Optional.empty();
    private OptionalLong seed = OptionalLong.empty();

    ScriptReader(List<Token> all, Dialect dialect) {
        tokens = new Tokens(all, dialect);
        expressions = new ExprReader(tokens);
    }

    Script script() {
        while (tokens.peek().kind() != Token.Kind.END) {
            statement();
        }
        if (actions.isEmpty()) {
            actions.add(new Action.All());
        }
        return new Script(
                condition,
                actions,
                tables,
                predeal,
                new Script.Frame(generate, produce, dealer, vulnerability, title, seed));
    }

    private void statement() {
        var token = tokens.peek();
        if (token.kind() == Token.Kind.WORD && tokens.peek(1).is("=")) {
            definition();
            return;
        }
        if (token.is("title") || token.is("seed")) {
            tokens.addition(token);
        }
        switch (token.text()) {
            case "generate" -> generate = OptionalInt.of(amount());
            case "produce" -> produce = OptionalInt.of(amount());
            case "vulnerable" -> vulnerable();
            case "dealer" -> {
                tokens.next();
                dealer = Optional.of(tokens.seat());
            }
            case "predeal" -> predeal();
            case "pointcount" -> pointcount();
            case "altcount" -> altcount();
            case "condition" -> {
                tokens.next();
                condition = expressions.expression();
            }
            case "action" -> {
                tokens.next();
                actions.addAll(new ActionReader(tokens, expressions).actions());
            }
            case "title" -> title();
            case "seed" -> {
                tokens.next();
                seed = OptionalLong.of(tokens.number(0, Integer.MAX_VALUE));
            }
            default -> bareCondition(token);
        }
    }

    /// The word `condition` may be left out.
    private void bareCondition(Token token) {
        boolean begins = token.is("(") || token.is("!") || token.is("-");
        if ((token.kind() == Token.Kind.SIGN && !begins)
                || token.kind() == Token.Kind.STRING
                || token.kind() == Token.Kind.BRACES) {
            throw tokens.wrong(Phrase.STATEMENT);
        }
        condition = expressions.expression();
    }

    private void definition() {
        var name = tokens.next();
        if (tokens.isReserved(name.text())) {
            throw Tokens.fault(Kind.RESERVED, name.place(), name.text());
        }
        if (!name.text().matches("[A-Za-z_][A-Za-z0-9_]*")) {
            throw Tokens.fault(Kind.EXPECTED, name.place(), name.text(), Phrase.NAME.text());
        }
        tokens.expect("=");
        expressions.define(name, expressions.expression());
    }

    private int amount() {
        tokens.next();
        return tokens.number(0, Integer.MAX_VALUE);
    }

    private void vulnerable() {
        tokens.next();
        String word = tokens.peek().text().toUpperCase(Locale.ROOT);
        vulnerability =
                Optional.of(
                        switch (word) {
                            case "NONE" -> Vulnerability.NONE;
                            case "NS" -> Vulnerability.NORTH_SOUTH;
                            case "EW" -> Vulnerability.EAST_WEST;
                            case "ALL" -> Vulnerability.BOTH;
                            default -> throw tokens.wrong(Phrase.VULNERABLE);
                        });
        tokens.next();
    }

    private void title() {
        tokens.next();
        if (tokens.peek().kind() != Token.Kind.STRING) {
            throw tokens.wrong(Phrase.TITLE);
        }
        title = Optional.of(tokens.next().text());
    }

    private void pointcount() {
        tokens.next();
        tables.set(PointTable.POINTS, table());
    }

    private void altcount() {
        tokens.next();
        int which = tokens.number(0, PointTable.OTHERS - 1);
        tables.set(which, table());
    }

    private PointTable table() {
        var values = new ArrayList<Integer>();
        var place = tokens.peek().place();
        while (tokens.atNumber() || tokens.peek().is("-")) {
            int sign = tokens.accept("-") ? -1 : 1;
            values.add(sign * tokens.number(0, 1_000_000));
        }
        if (values.isEmpty()) {
            throw tokens.wrong(Phrase.POINTS);
        }
        if (values.size() > Rank.values().length) {
            throw Tokens.fault(Kind.LONG, place, Phrase.LIST_OF_POINTS.text());
        }
        return PointTable.fromAce(values);
    }

    private void predeal() {
        tokens.next();
        if (!tokens.atSeat() && !tokens.atSuit()) {
            throw tokens.wrong(Phrase.SEAT_OR_LENGTH);
        }
        while (tokens.atSeat() || (tokens.atSuit() && tokens.peek(1).is("("))) {
            if (tokens.atSuit()) {
                exactly();
            } else {
                given(tokens.seat());
            }
            if (tokens.peek().is(",") && isBeforeSeatOrLength()) {
                tokens.next();
            }
        }
    }

    /// After a comma another seat may follow, or another length.
    private boolean isBeforeSeatOrLength() {
        int mark = tokens.mark();
        tokens.next();
        boolean found = tokens.atSeat() || tokens.atSuit();
        tokens.back(mark);
        return found;
    }

    private void exactly() {
        var length = expressions.length();
        tokens.expect("==");
        var place = tokens.peek().place();
        int exactly = tokens.number(0, HAND);
        int sum =
                exactly
                        + predeal.lengths().entrySet().stream()
                                .filter(entry -> entry.getKey().seat() == length.seat())
                                .filter(entry -> entry.getKey().suit() != length.suit())
                                .mapToInt(java.util.Map.Entry::getValue)
                                .sum();
        if (sum > HAND) {
            throw Tokens.fault(Kind.HAND, place, name(length.seat()), "13");
        }
        predeal = predeal.with(length, exactly);
    }

    private void given(Seat seat) {
        if (tokens.peek().is(",")) {
            tokens.next();
        }
        do {
            var token = tokens.peek();
            var cards = holding(token);
            var twice = predeal.given();
            for (var card : cards) {
                if (twice.contains(card)) {
                    throw Tokens.fault(Kind.CARD, token.place(), card.code());
                }
            }
            predeal = predeal.with(seat, cards);
            if (predeal.of(seat).size() > HAND) {
                throw Tokens.fault(Kind.HAND, token.place(), name(seat), "13");
            }
            tokens.next();
        } while (tokens.peek().is(",") && !isBeforeSeatOrLength() && tokens.accept(","));
    }

    private static String name(Seat seat) {
        return seat.name().toLowerCase(Locale.ROOT);
    }

    /// `SAKT5`.
    private CardSet holding(Token token) {
        String text = token.text();
        if (token.kind() != Token.Kind.WORD || !text.matches("[SHDC](10|[AKQJT98765432])+")) {
            throw tokens.wrong(Phrase.CARDS);
        }
        var suit = Suit.parse(text.charAt(0));
        var cards = CardSet.NONE;
        for (char rank : text.substring(1).replace("10", "T").toCharArray()) {
            var card = Card.of(suit, Rank.parse(rank));
            if (cards.contains(card)) {
                throw Tokens.fault(Kind.CARD, token.place(), card.code());
            }
            cards = cards.with(card);
        }
        return cards;
    }
}
