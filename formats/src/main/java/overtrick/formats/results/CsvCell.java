package overtrick.formats.results;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A cell of a table for spreadsheets. Those take a text that begins with `=`, `+`, `-`, `@`, a tab
/// or a line end for a formula and run it, and a name may be such a text: an apostrophe before it
/// keeps it a text. Numbers stay numbers.
public final class CsvCell {

    private static final String SIGNS = "[=+\\-@\t\r\n＝＋－＠]";
    private static final Pattern FORMULA = Pattern.compile("'*\\s*" + SIGNS + ".*", Pattern.DOTALL);
    private static final Pattern HARMLESS = Pattern.compile("-|[+-]?\\d+(\\.\\d+)?");
    private static final Pattern QUOTED = Pattern.compile("[,;\"\t\r\n]");

    private CsvCell() {}

    /// The text as it stands in a file, in quotes where it must.
    public static String written(String text) {
        boolean formula = FORMULA.matcher(text).matches() && !HARMLESS.matcher(text).matches();
        String plain = formula ? "'" + text : text;
        return QUOTED.matcher(plain).find() ? "\"" + plain.replace("\"", "\"\"") + "\"" : plain;
    }

    /// A row of such cells, with its line end (RFC 4180).
    public static String row(List<String> cells) {
        return cells.stream().map(CsvCell::written).collect(Collectors.joining(",", "", "\r\n"));
    }

    /// What a cell says, without the apostrophe that [#written] put there. Others stay, as in `'t`.
    ///
    /// @param cell without quotes
    public static String said(String cell) {
        boolean kept = cell.startsWith("'") && FORMULA.matcher(cell).matches();
        return kept ? cell.substring(1) : cell;
    }
}
