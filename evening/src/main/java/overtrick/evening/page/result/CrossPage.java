package overtrick.evening.page.result;

import java.util.List;
import overtrick.evening.page.Links;
import overtrick.page.Words;

/// Everybody against everybody.
///
/// @param unit what the cells and the totals are counted in
/// @param numbers at the heads of the columns
public record CrossPage(
        Words words,
        Links links,
        String title,
        String unit,
        List<String> numbers,
        List<Line> lines) {

    public CrossPage {
        numbers = List.copyOf(numbers);
        lines = List.copyOf(lines);
    }

    /// What an entry made of each other one.
    public record Line(String number, String name, List<Cell> cells, String total, String place) {

        public Line {
            cells = List.copyOf(cells);
        }
    }

    /// What one made against another.
    ///
    /// @param table at which they met; 0 where they have not, and against oneself
    public record Cell(String value, int round, int table, boolean self) {
        static final Cell NONE = new Cell("", 0, 0, false);
        static final Cell SELF = new Cell("", 0, 0, true);
    }
}
