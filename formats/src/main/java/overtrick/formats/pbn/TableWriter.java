package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import overtrick.formats.pbn.PbnElement.Comment;
import overtrick.formats.pbn.PbnElement.Quoted;
import overtrick.formats.pbn.PbnElement.Word;

/// Writes the rows of a supplemental section (PBN 2.1, 5.1 and 5.2): a table has as many elements
/// in a row as its tag names columns, padded to the widths given there; other sections keep their
/// lines.
final class TableWriter {

    private static final Pattern WIDTH = Pattern.compile("\\\\(?<width>\\d{1,2})(?<side>[LR]?)$");

    private record Column(int width, boolean right) {

        String padded(String text) {
            String padding = " ".repeat(Math.max(0, width - text.length()));
            return right ? padding + text : text + padding;
        }
    }

    private TableWriter() {}

    static void write(PbnTag section, LineWriter lines, Consumer<Comment> comments) {
        // comments may stand right after the tag only (5.1)
        section.body().stream()
                .filter(Comment.class::isInstance)
                .map(Comment.class::cast)
                .forEach(comments);
        if (TagNames.isTable(section.name())) {
            writeTable(section, lines);
        } else {
            writeLines(section, lines);
        }
    }

    private static void writeTable(PbnTag section, LineWriter lines) {
        var columns = columns(section.value());
        var elements =
                section.body().stream()
                        .map(TableWriter::text)
                        .filter(text -> !text.isEmpty())
                        .toList();
        for (int at = 0; at < elements.size(); at += columns.size()) {
            int end = Math.min(at + columns.size(), elements.size());
            writeRow(columns, elements.subList(at, end), lines);
        }
    }

    private static void writeRow(List<Column> columns, List<String> row, LineWriter lines) {
        var padded = new ArrayList<String>();
        for (int column = 0; column < row.size(); column++) {
            padded.add(columns.get(column).padded(row.get(column)));
        }
        String line = String.join(" ", padded).stripTrailing();
        if (line.length() <= LineWriter.LONGEST) {
            lines.line(line);
        } else {
            row.forEach(lines::word);
            lines.endLine();
        }
    }

    private static void writeLines(PbnTag section, LineWriter lines) {
        int line = 0;
        for (var element : section.body()) {
            if (element.place().line() != line) {
                lines.endLine();
            }
            line = element.place().line();
            String text = text(element);
            if (!text.isEmpty()) {
                lines.word(text);
            }
        }
        lines.endLine();
    }

    private static List<Column> columns(String names) {
        var columns = new ArrayList<Column>();
        for (String name : names.split(";", -1)) {
            var width = WIDTH.matcher(name.strip());
            columns.add(
                    width.find()
                            ? new Column(
                                    Integer.parseInt(width.group("width")),
                                    width.group("side").equals("R"))
                            : new Column(0, false));
        }
        return columns;
    }

    private static String text(PbnElement element) {
        return switch (element) {
            // a % would begin an escape in the first column
            case Word(_, var text) -> text.contains("%") ? TagText.quoted(text) : text;
            case Quoted(_, var value) -> TagText.quoted(value);
            case PbnElement.NoteReference(_, int number) -> "=" + number + "=";
            case PbnElement.Glyph(_, int value) -> "$" + value;
            case PbnElement.Suffix(_, var sign) -> sign;
            case Comment _ -> "";
        };
    }
}
