package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.List;

/// Writes notes as the programs for BML read them: parts between blank lines, two blanks for each
/// step to the right, descriptions in one column.
final class BmlWriter {

    private static final int WIDTH = 78;
    private static final int STEP = 2;

    /// Calls have at least so much room, so that a row to the right never stands where a
    /// description begins.
    private static final int NARROWEST = 3;

    private final StringBuilder text = new StringBuilder();
    private BmlCircumstances circumstances = BmlCircumstances.ANY;

    String text(BmlFile file) {
        file.metadata().forEach((name, value) -> line("#+%s: %s".formatted(name, value)).line(""));
        file.blocks().forEach(this::block);
        return text.toString();
    }

    private BmlWriter line(String line) {
        text.append(line).append('\n');
        return this;
    }

    private void block(BmlBlock block) {
        switch (block) {
            case BmlBlock.Heading(_, int level, var title) -> line("*".repeat(level) + " " + title);
            case BmlBlock.Paragraph(_, var words) -> wrapped(words, "  ", "  ");
            case BmlBlock.Bullets list -> bullets(list);
            case BmlBlock.Table table -> table(table);
            case BmlBlock.Diagram(_, var lines) -> lines.forEach(this::line);
        }
        line("");
    }

    private void wrapped(String words, String first, String next) {
        var line = new StringBuilder(first);
        boolean empty = true;
        for (var word : words.split(" +")) {
            if (!empty && line.length() + 1 + word.length() > WIDTH) {
                line(line.toString());
                line = new StringBuilder(next);
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        line(line.toString());
    }

    private void bullets(BmlBlock.Bullets list) {
        int number = 0;
        for (var item : list.items()) {
            number++;
            String mark = list.numbered() ? number + ". " : "- ";
            String indent = " ".repeat(2 + STEP * item.depth());
            wrapped(item.text(), indent + mark, indent + " ".repeat(mark.length()));
        }
    }

    private void table(BmlBlock.Table table) {
        set(table.circumstances());
        if (table.hidden()) {
            line("#HIDE");
        }
        var rows = new ArrayList<>(table.rows());
        if (!rows.isEmpty() && BmlCall.isBeginning(rows.getFirst().written())) {
            var first = rows.removeFirst();
            row(first, 0, first.written().length());
            rows(first.rows(), 0);
        }
        rows(rows, 0);
    }

    private void set(BmlCircumstances wanted) {
        if (!wanted.vulnerability().equals(circumstances.vulnerability())) {
            line("#VUL " + wanted.vulnerability()).line("");
        }
        if (!wanted.seat().equals(circumstances.seat())) {
            line("#SEAT " + wanted.seat()).line("");
        }
        circumstances = wanted;
    }

    private void rows(List<BmlRow> rows, int indentation) {
        int width = rows.stream().mapToInt(row -> row.written().length()).max().orElse(0);
        for (var row : rows) {
            row(row, indentation, Math.max(NARROWEST, width));
            rows(row.rows(), indentation + STEP);
        }
    }

    private void row(BmlRow row, int indentation, int width) {
        String indent = " ".repeat(indentation);
        String calls = row.written() + " ".repeat(width - row.written().length() + 1);
        var lines = row.description().split("\n", -1);
        line((indent + calls + lines[0]).stripTrailing());
        for (int at = 1; at < lines.length; at++) {
            line(indent + " ".repeat(calls.length()) + lines[at]);
        }
    }
}
