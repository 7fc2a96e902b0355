package overtrick.formats.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.TextEncoding;
import overtrick.formats.results.LineDraft.WrongCell;
import overtrick.scoring.Adjustment;

/// Results in a table with a line of column names, separated by commas, semicolons or tabs. What is
/// written is read back as the same results.
public final class CsvResults {

    private record Cell(Place place, String text) {}

    private final Diagnostics diagnostics = new Diagnostics();
    private final List<ResultFile.Entry> entries = new ArrayList<>();
    private final List<ResultFile.Line> lines = new ArrayList<>();
    private final List<ResultFile.Change> changes = new ArrayList<>();
    private char separator = ',';

    private CsvResults() {}

    /// Reads results written as CSV; what is wrong stands in the file's diagnostics.
    public static ResultFile read(String text) {
        return new CsvResults().file(TextEncoding.withoutMark(text));
    }

    private ResultFile file(String text) {
        List<Cell> header = List.of();
        int line = 0;
        for (String raw : text.split("\r\n|\r|\n", -1)) {
            line++;
            if (raw.isBlank() || raw.startsWith("#")) {
                continue;
            }
            if (header.isEmpty()) {
                header = header(raw, line);
            } else {
                row(header, cells(raw, line), line);
            }
        }
        if (header.isEmpty()) {
            diagnostics.error(
                    Place.START, "there is no line of column names such as board,ns,ew,result");
        }
        return new ResultFile("", entries, lines, changes, List.of(), diagnostics.list());
    }

    private List<Cell> header(String raw, int line) {
        separator = raw.indexOf('\t') >= 0 ? '\t' : raw.indexOf(';') >= 0 ? ';' : ',';
        var header = new ArrayList<Cell>();
        for (var cell : cells(raw, line)) {
            String name = cell.text().strip().toLowerCase(Locale.ROOT);
            if (!LineDraft.COLUMNS.contains(name)) {
                diagnostics.error(
                        cell.place(),
                        "column is not one of %s: %s"
                                .formatted(String.join(", ", LineDraft.COLUMNS), cell.text()));
            }
            header.add(new Cell(cell.place(), name));
        }
        return header;
    }

    private void row(List<Cell> header, List<Cell> cells, int line) {
        var place = new Place(line, 1);
        if (cells.size() > header.size()) {
            diagnostics.error(
                    cells.get(header.size()).place(),
                    "row has %d cells, but there are %d columns"
                            .formatted(cells.size(), header.size()));
            return;
        }
        var draft = new LineDraft(place);
        for (int at = 0; at < cells.size(); at++) {
            var cell = cells.get(at);
            draft.put(header.get(at).text(), cell.place(), CsvCell.said(cell.text()));
        }
        try {
            switch (draft.text("board").toLowerCase(Locale.ROOT)) {
                case "entry" -> entries.add(draft.entry());
                case "penalty" -> changes.add(draft.change(Adjustment.Kind.PENALTY));
                case "carry-over" -> changes.add(draft.change(Adjustment.Kind.CARRY_OVER));
                default -> lines.add(draft.result());
            }
        } catch (WrongCell wrong) {
            diagnostics.error(wrong.place(), String.valueOf(wrong.getMessage()));
        }
    }

    /// The cells of a line; one in quotes may hold separators, and two quotes stand for one.
    private List<Cell> cells(String raw, int line) {
        var cells = new ArrayList<Cell>();
        var text = new StringBuilder();
        int begin = 0;
        boolean quoted = false;
        for (int at = 0; at < raw.length(); at++) {
            char sign = raw.charAt(at);
            if (sign == '"') {
                boolean doubled = quoted && at + 1 < raw.length() && raw.charAt(at + 1) == '"';
                if (doubled) {
                    text.append(sign);
                    at++;
                } else {
                    quoted = !quoted;
                }
            } else if (sign == separator && !quoted) {
                cells.add(new Cell(new Place(line, begin + 1), text.toString()));
                text.setLength(0);
                begin = at + 1;
            } else {
                text.append(sign);
            }
        }
        cells.add(new Cell(new Place(line, begin + 1), text.toString()));
        return cells;
    }
}
