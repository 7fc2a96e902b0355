package overtrick.app.can;

import java.io.PrintStream;
import java.util.List;
import overtrick.app.output.Cells;
import overtrick.can.tribute.Debt;
import overtrick.page.FullWidth;

/// Where a record is printed, and in which language.
record Lines(Words words, PrintStream out) {

    private static final int NAME = 8;

    void line(String key, Object... details) {
        print(words.text(key, details));
    }

    /// A line that was put together elsewhere.
    void print(String line) {
        out.println(FullWidth.set(line, words.locale()));
    }

    /// A line with space before it.
    void heading(String key, Object... details) {
        out.println();
        line(key, details);
    }

    /// `South ♠ 8 ♥ Q J 9 6`.
    void row(String name, String text) {
        out.println("  " + Cells.left(name, NAME) + text);
    }

    /// A line for each debt: payer, number of cards, recipient.
    void debts(String key, List<Debt> debts) {
        debts.forEach(debt ->
                line(key, words.seat(debt.payer()), debt.cards(), words.seat(debt.recipient())));
    }
}
