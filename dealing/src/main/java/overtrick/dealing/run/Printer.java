package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.dealing.script.Action;
import overtrick.dealing.script.Action.Item;
import overtrick.dealing.script.Expr;
import overtrick.dealing.script.Script;

/// Prints what a script says of each deal, and what there is to say at the end.
public final class Printer {

    private final Script script;
    private final Manner manner;
    private final Consumer<String> out;
    private final Consumer<String> reports;
    private final List<Deal> kept = new ArrayList<>();
    private final boolean keeps;

    /// How things are printed.
    ///
    /// @param event of the games of a PBN file
    /// @param date as PBN writes it, such as `2026.11.26`
    /// @param pbn whether such games are printed at all
    /// @param lower whether honours are small letters
    public record Manner(String event, String date, boolean pbn, boolean lower) {}

    /// A printer.
    ///
    /// @param out gets pieces of text with their ends of lines
    /// @param reports gets the lines of reports that go to a file of their own
    public Printer(Script script, Manner manner, Consumer<String> out, Consumer<String> reports) {
        this.script = script;
        this.manner = manner;
        this.out = out;
        this.reports = reports;
        keeps = script.actions().stream().anyMatch(Action.Pages.class::isInstance);
    }

    /// A printer of nothing.
    public static Printer silent(Script script) {
        return new Printer(script, new Manner("", "", false, false), _ -> {}, _ -> {});
    }

    void print(int number, Deal deal, ToIntFunction<Expr> values) {
        for (var action : script.actions()) {
            switch (action) {
                case Action.All _ -> out.accept(hands(number, deal));
                case Action.Pages _, Action.Average _, Action.Frequency _ -> {
                    // printed at the end
                }
                case Action.Two two ->
                        out.accept(columns(deal, List.of(two.left(), two.right())) + "\n");
                case Action.Pbn _ -> {
                    if (manner.pbn()) {
                        out.accept(game(number, deal));
                    }
                }
                case Action.Compact compact -> out.accept(compact(deal, compact.also(), values));
                case Action.OneLine line -> out.accept(oneLine(deal, line.also(), values));
                case Action.Words words -> out.accept(words(words.items(), values));
                case Action.Report report ->
                        (report.apart() ? reports : out)
                                .accept(report(report.items(), deal, values));
                case Action.Export export -> out.accept(export(deal, export.seats()));
            }
        }
        if (keeps) {
            kept.add(deal);
        }
    }

    private String letters(String text) {
        return manner.lower()
                ? text.replace('A', 'a')
                        .replace('K', 'k')
                        .replace('Q', 'q')
                        .replace('J', 'j')
                        .replace('T', 't')
                : text;
    }

    private String hands(int number, Deal deal) {
        return "%4d.\n%s\n".formatted(number, columns(deal, List.of(Seat.values())));
    }

    private String columns(Deal deal, List<Seat> seats) {
        return letters(HandColumns.of(seats.stream().map(deal::hand).toList()));
    }

    private String hand(Deal deal, Seat seat) {
        return letters(deal.hand(seat).pbn());
    }

    private String game(int number, Deal deal) {
        var board = new BoardNumber(number);
        var dealer = script.frame().dealer().orElse(board.dealer());
        var vulnerability = script.frame().vulnerability().orElse(board.vulnerability());
        String vulnerable =
                switch (vulnerability) {
                    case NONE -> "None";
                    case NORTH_SOUTH -> "NS";
                    case EAST_WEST -> "EW";
                    case BOTH -> "All";
                };
        return """
        [Event "%s"]
        [Site "-"]
        [Date "%s"]
        [Board "%d"]
        [West "-"]
        [North "-"]
        [East "-"]
        [South "-"]
        [Dealer "%s"]
        [Vulnerable "%s"]
        [Deal "%s"]
        [Scoring "-"]
        [Declarer "?"]
        [Contract "?"]
        [Result "?"]

        """
                .formatted(
                        manner.event().replace("\\", "\\\\").replace("\"", "\\\""),
                        manner.date(),
                        number,
                        dealer.letter(),
                        vulnerable,
                        deal.pbn());
    }

    private String compact(Deal deal, Optional<Expr> also, ToIntFunction<Expr> values) {
        var text = new StringBuilder();
        for (var seat : Seat.values()) {
            text.append(small(seat)).append(' ').append(hand(deal, seat)).append('\n');
        }
        also.ifPresent(expr -> text.append(values.applyAsInt(expr)).append('\n'));
        return text.toString();
    }

    private String oneLine(Deal deal, Optional<Expr> also, ToIntFunction<Expr> values) {
        var text = new StringBuilder();
        for (var seat : Seat.values()) {
            text.append(small(seat)).append(' ').append(hand(deal, seat)).append(' ');
        }
        also.ifPresent(expr -> text.append(values.applyAsInt(expr)));
        return text.append('\n').toString();
    }

    private static char small(Seat seat) {
        return Character.toLowerCase(seat.letter());
    }

    private static String words(List<Item> items, ToIntFunction<Expr> values) {
        var text = new StringBuilder();
        for (var item : items) {
            switch (item) {
                case Item.Text words -> text.append(words.text());
                case Item.Value value -> text.append(values.applyAsInt(value.of()));
                case Item.LineEnd _ -> text.append('\n');
                case Item.Hands _ -> throw new IllegalStateException("hands stand in reports only");
            }
        }
        return text.toString();
    }

    private String report(List<Item> items, Deal deal, ToIntFunction<Expr> values) {
        var fields = new ArrayList<String>();
        for (var item : items) {
            switch (item) {
                case Item.Text words -> fields.add(quoted(words.text()));
                case Item.Value value -> fields.add(String.valueOf(values.applyAsInt(value.of())));
                case Item.LineEnd _ -> {
                    // a report ends its line by itself
                }
                case Item.Hands hands ->
                        hands.seats().forEach(seat -> fields.add(hand(deal, seat)));
            }
        }
        return String.join(",", fields) + "\n";
    }

    /// As spreadsheets read it.
    private static String quoted(String field) {
        return field.matches("[^,\"\n\r]*") ? field : '"' + field.replace("\"", "\"\"") + '"';
    }

    /// As `predeal` reads it.
    private static String export(Deal deal, List<Seat> seats) {
        var text = new StringBuilder();
        for (var seat : seats) {
            text.append(HandColumns.predeal(seat, deal.hand(seat))).append(' ');
        }
        return text.toString().stripTrailing() + "\n";
    }

    /// Pages, means and frequencies, in the order of the script.
    void end(Outcome outcome) {
        var means = outcome.means().iterator();
        var counts = outcome.counts().iterator();
        for (var action : script.actions()) {
            switch (action) {
                case Action.Pages pages ->
                        pages.seats()
                                .forEach(seat -> out.accept(letters(HandColumns.page(seat, kept))));
                case Action.Average _ -> out.accept(Figures.line(means.next()));
                case Action.Frequency _ -> out.accept(Figures.table(counts.next()));
                case Action.Print _ -> {
                    // was printed deal by deal
                }
            }
        }
    }
}
