package overtrick.formats.ranking;

import java.util.ArrayList;
import java.util.List;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.rank.Scores;

/// A ranking in columns, for a terminal.
public final class RankingText {

    private RankingText() {}

    /// Writes the ranking as plain text in columns.
    public static String of(Scores scores) {
        var shown = new Shown(scores);
        var text = new StringBuilder(shown.title()).append('\n');
        for (var list : shown.ranking().lists()) {
            text.append('\n');
            String caption = Shown.caption(list);
            text.append(caption.isEmpty() ? "" : caption + "\n");
            rows(shown, list).forEach(row -> text.append(row).append('\n'));
        }
        return text.toString();
    }

    private static List<String> rows(Shown shown, Standings list) {
        var table = new ArrayList<List<String>>();
        table.add(shown.heads());
        list.lines().forEach(line -> table.add(shown.cells(line)));
        var widths = new int[shown.heads().size()];
        for (var row : table) {
            for (int column = 0; column < widths.length; column++) {
                int width = row.get(column).codePointCount(0, row.get(column).length());
                widths[column] = Math.max(widths[column], width);
            }
        }
        int name = shown.heads().indexOf("Name");
        return table.stream().map(row -> line(row, widths, name)).toList();
    }

    /// Numbers stand to the right, names to the left.
    private static String line(List<String> row, int[] widths, int name) {
        var line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String cell = row.get(column);
            String padding = " ".repeat(widths[column] - cell.codePointCount(0, cell.length()));
            line.append(column == 0 ? "" : "  ");
            line.append(column == name ? cell + padding : padding + cell);
        }
        return line.toString().stripTrailing();
    }
}
