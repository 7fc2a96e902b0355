package overtrick.dealing.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.dealing.script.Action.Axis;
import overtrick.dealing.script.Action.Item;
import overtrick.dealing.script.Fault.Kind;

/// Reads what is to be done with the deals.
final class ActionReader {

    /// Values of a frequency, each row or column by itself.
    private static final int MOST_ROWS = 10_000;

    private static final Set<String> ENDS =
            Set.of(
                    ",",
                    "generate",
                    "produce",
                    "vulnerable",
                    "dealer",
                    "predeal",
                    "pointcount",
                    "altcount",
                    "condition",
                    "action",
                    "title",
                    "seed");

    private final Tokens tokens;
    private final ExprReader expressions;

    ActionReader(Tokens tokens, ExprReader expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    List<Action> actions() {
        var actions = new ArrayList<Action>();
        do {
            actions.add(action());
        } while (tokens.accept(",") && !(tokens.extended() && atEnd()));
        return actions;
    }

    /// Whether a statement, or nothing, follows.
    private boolean atEnd() {
        var token = tokens.peek();
        return token.kind() == Token.Kind.END
                || ENDS.contains(token.text())
                || (token.kind() == Token.Kind.WORD && tokens.peek(1).is("="));
    }

    private Action action() {
        var token = tokens.peek();
        if (Tokens.ADDITIONS.contains(token.text())) {
            tokens.addition(token);
        }
        var right = Phrase.ACTION.text();
        if (token.kind() != Token.Kind.WORD) {
            throw tokens.wrong(right);
        }
        tokens.next();
        return switch (token.text()) {
            case "printall" -> new Action.All();
            case "print" -> new Action.Pages(seats(false));
            case "printew" -> new Action.Two(Seat.WEST, Seat.EAST);
            case "printns" -> new Action.Two(Seat.NORTH, Seat.SOUTH);
            case "printside" -> two();
            case "printpbn" -> new Action.Pbn();
            case "printcompact" -> new Action.Compact(also());
            case "printoneline" -> new Action.OneLine(also());
            case "printes" -> new Action.Words(words());
            case "csvrpt" -> new Action.Report(true, report());
            case "printrpt" -> new Action.Report(false, report());
            case "export" -> new Action.Export(seats(true));
            case "average" -> new Action.Average(label(), expressions.expression());
            case "frequency" -> frequency(false);
            case "bktfreq" -> frequency(true);
            default -> {
                throw Tokens.fault(Kind.EXPECTED, token.place(), token.shown(), right);
            }
        };
    }

    private String label() {
        return tokens.peek().kind() == Token.Kind.STRING ? tokens.next().text() : "";
    }

    private Action two() {
        tokens.expect("(");
        var side = tokens.side();
        tokens.expect(")");
        return side == Side.NORTH_SOUTH
                ? new Action.Two(Seat.NORTH, Seat.SOUTH)
                : new Action.Two(Seat.WEST, Seat.EAST);
    }

    private List<Seat> seats(boolean sides) {
        var seats = new ArrayList<Seat>();
        tokens.expect("(");
        do {
            seats.addAll(sides && tokens.atSide() ? hands() : List.of(tokens.seat()));
        } while (tokens.accept(","));
        tokens.expect(")");
        return seats;
    }

    private List<Seat> hands() {
        if (tokens.atSide()) {
            return tokens.side() == Side.NORTH_SOUTH
                    ? List.of(Seat.NORTH, Seat.SOUTH)
                    : List.of(Seat.EAST, Seat.WEST);
        }
        return List.of(tokens.seat());
    }

    private Optional<Expr> also() {
        return atEnd() ? Optional.empty() : Optional.of(expressions.expression());
    }

    private List<Item> words() {
        if (tokens.extended() && tokens.peek().is("(")) {
            int mark = tokens.mark();
            tokens.next();
            var items = items(false);
            if (tokens.accept(")") && atEnd()) {
                return items;
            }
            tokens.back(mark);
        }
        return items(false);
    }

    private List<Item> report() {
        tokens.expect("(");
        var items = items(true);
        tokens.expect(")");
        return items;
    }

    private List<Item> items(boolean report) {
        var items = new ArrayList<Item>();
        do {
            items.addAll(report && tokens.accept("trix") ? makes() : List.of(item(report)));
        } while (tokens.peek().is(",") && !nextIsAction() && tokens.accept(","));
        return items;
    }

    /// A comma ends a list of words where an action comes after it.
    private boolean nextIsAction() {
        var after = tokens.peek(1);
        return after.kind() == Token.Kind.END
                || (after.kind() == Token.Kind.WORD
                        && (after.text().startsWith("print")
                                || Set.of("average", "frequency", "csvrpt", "bktfreq", "export")
                                        .contains(after.text())));
    }

    private Item item(boolean report) {
        if (tokens.peek().kind() == Token.Kind.STRING) {
            return new Item.Text(tokens.next().text());
        }
        if (tokens.accept("\\n")) {
            return new Item.LineEnd();
        }
        boolean named = expressions.knows(tokens.peek().text());
        if (report && !named && (tokens.atSeat() || tokens.atSide())) {
            return new Item.Hands(hands());
        }
        if (report && !named && tokens.accept("deal")) {
            return new Item.Hands(List.of(Seat.values()));
        }
        return new Item.Value(expressions.expression());
    }

    /// The tricks of some declarers in all strains, clubs first.
    private List<Item> makes() {
        tokens.expect("(");
        var seats = new ArrayList<Seat>();
        do {
            seats.addAll(tokens.accept("deal") ? List.of(Seat.values()) : hands());
        } while (tokens.accept(","));
        tokens.expect(")");
        var items = new ArrayList<Item>();
        for (var seat : seats) {
            for (var strain : Strain.values()) {
                items.add(new Item.Value(new Expr.Tricks(seat, strain)));
            }
        }
        return items;
    }

    private Action frequency(boolean steps) {
        String label = label();
        tokens.expect("(");
        var rows = axis(steps);
        var columns = tokens.accept(",") ? Optional.of(axis(steps)) : Optional.<Axis>empty();
        tokens.expect(")");
        var place = tokens.peek().place();
        if ((long) rows.rows() * columns.map(Axis::rows).orElse(1) > MOST_ROWS) {
            throw Tokens.fault(Kind.LONG, place, Phrase.FREQUENCY.text());
        }
        return new Action.Frequency(label, rows, columns);
    }

    private Axis axis(boolean steps) {
        var of = expressions.expression();
        tokens.expect(",");
        int low = signed();
        tokens.expect(",");
        var place = tokens.peek().place();
        String text = tokens.peek().text();
        int high = signed();
        if (high < low || (long) high - low >= 1_000_000_000) {
            throw Tokens.fault(Kind.RANGE, place, text, "≥ " + low);
        }
        int step = 1;
        if (steps) {
            tokens.expect(",");
            step = tokens.number(1, Integer.MAX_VALUE);
        }
        return new Axis(of, low, high, step);
    }

    private int signed() {
        int sign = tokens.accept("-") ? -1 : 1;
        return sign * tokens.number(0, 1_000_000_000);
    }
}
