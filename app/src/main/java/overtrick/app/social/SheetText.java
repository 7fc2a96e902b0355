package overtrick.app.social;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import overtrick.app.output.Cells;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sheet.Sheet;

/// A score sheet drawn with letters: a column for each side or player, what is above the line
/// written upwards, a rule under every game.
///
/// @param name of a column
/// @param reason of a figure
record SheetText(
        Sheet<Column> sheet,
        Function<Column, String> name,
        Function<Reason, String> reason,
        String total) {

    private static final int FIGURE = 5;

    List<String> lines() {
        var above = new HashMap<Column, List<String>>();
        for (var column : sheet.columns()) {
            var cells =
                    sheet.entries().stream()
                            .filter(entry -> !entry.below() && entry.column().equals(column))
                            .map(this::cell)
                            .collect(Collectors.toCollection(ArrayList::new));
            Collections.reverse(cells);
            above.put(column, cells);
        }
        var lines = new ArrayList<String>();
        lines.add(row(name));
        lines.add(rule("-"));
        lines.addAll(rows(above, true));
        lines.add(rule("="));
        int won = sheet.lines().size();
        for (int game = 0; game < won; game++) {
            lines.addAll(rows(below(game), false));
            lines.add(rule("-"));
        }
        var open = rows(below(won), false);
        if (open.isEmpty() && won > 0) {
            lines.removeLast(); // the foot of the sheet is rule enough
        }
        lines.addAll(open);
        lines.add(rule("="));
        lines.add(row(column -> cell(total, sheet.total(column))));
        return lines;
    }

    private Map<Column, List<String>> below(int game) {
        var cells = new HashMap<Column, List<String>>();
        for (var column : sheet.columns()) {
            var entries = sheet.belowByGame(column).get(game);
            cells.put(column, entries.stream().map(this::cell).toList());
        }
        return cells;
    }

    /// @param atTheBottom where a column that is shorter than another stands
    private List<String> rows(Map<Column, List<String>> cells, boolean atTheBottom) {
        int height = cells.values().stream().mapToInt(List::size).max().orElse(0);
        var rows = new ArrayList<String>();
        for (int at = 0; at < height; at++) {
            int place = at;
            rows.add(
                    row(column -> {
                        var mine = cells.getOrDefault(column, List.of());
                        int from = atTheBottom ? place - height + mine.size() : place;
                        return from >= 0 && from < mine.size() ? mine.get(from) : "";
                    }));
        }
        return rows;
    }

    private String cell(Entry<Column> entry) {
        return cell(reason.apply(entry.reason()), entry.points());
    }

    private static String cell(String what, int points) {
        return what + (" %" + FIGURE + "d").formatted(points);
    }

    private String row(Function<Column, String> cell) {
        return sheet.columns().stream()
                .map(column -> Cells.right(cell.apply(column), width()))
                .collect(Collectors.joining(" | "));
    }

    private String rule(String stroke) {
        return sheet.columns().stream()
                .map(_ -> stroke.repeat(width()))
                .collect(Collectors.joining(stroke + "+" + stroke));
    }

    private int width() {
        int widest = Cells.width(cell(total, 0));
        for (var column : sheet.columns()) {
            widest = Math.max(widest, Cells.width(name.apply(column)));
        }
        for (var entry : sheet.entries()) {
            widest = Math.max(widest, Cells.width(cell(entry)));
        }
        return widest;
    }
}
