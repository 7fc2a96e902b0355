package overtrick.dealing.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import overtrick.dealing.run.Outcome.Counts;
import overtrick.dealing.run.Outcome.Mean;
import overtrick.dealing.run.Outcome.Span;

/// Means and frequencies as text.
public final class Figures {

    private static final MathContext DIGITS = new MathContext(6);

    private Figures() {}

    /// `label: 6.33333`.
    static String line(Mean mean) {
        return (mean.label().isEmpty() ? "" : mean.label() + ": ") + number(mean) + "\n";
    }

    /// A frequency with its rows.
    static String table(Counts counts) {
        return "Frequency %s:\n".formatted(counts.label())
                + counts.columns()
                        .map(columns -> table(counts, columns))
                        .orElseGet(() -> list(counts));
    }

    /// Six digits, without zeros at the end.
    public static String number(Mean mean) {
        var rounded = new BigDecimal(mean.value()).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /// What stands before a row: `Low`, its least value, or `High`.
    ///
    /// @param row from 0, which is what is less than all
    public static String head(Span span, int row) {
        if (row == 0) {
            return "Low";
        }
        return row > span.size() ? "High" : String.valueOf(span.value(row - 1));
    }

    private static String list(Counts counts) {
        var text = new StringBuilder();
        for (int row = 0; row < counts.counts().size(); row++) {
            long count = counts.counts().get(row).getFirst();
            boolean edge = row == 0 || row > counts.rows().size();
            if (!edge || count != 0) {
                String head = head(counts.rows(), row);
                text.append(edge ? head : "%5s".formatted(head));
                text.append("\t%8d\n".formatted(count));
            }
        }
        return text.toString();
    }

    private static String table(Counts counts, Span columns) {
        var text = new StringBuilder("    ");
        for (int column = 0; column <= columns.size() + 1; column++) {
            text.append("%7s".formatted(head(columns, column)));
        }
        text.append("    Sum\n");
        var sums = new long[columns.size() + 2];
        for (int row = 0; row < counts.counts().size(); row++) {
            boolean edge = row == 0 || row > counts.rows().size();
            text.append((edge ? "%-4s" : "%4s").formatted(head(counts.rows(), row)));
            line(text, counts.counts().get(row), sums);
        }
        text.append("Sum ");
        long all = 0;
        for (long sum : sums) {
            text.append("%7d".formatted(sum));
            all += sum;
        }
        return text.append("%7d\n\n".formatted(all)).toString();
    }

    private static void line(StringBuilder text, List<Long> row, long[] sums) {
        long all = 0;
        for (int column = 0; column < row.size(); column++) {
            text.append("%7d".formatted(row.get(column)));
            sums[column] += row.get(column);
            all += row.get(column);
        }
        text.append("%7d\n".formatted(all));
    }
}
