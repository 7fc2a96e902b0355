package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;

/// All results at one glance: boards down, tables across.
///
/// @param tables the heads of the columns
public record GridPage(Words words, String path, List<String> tables, List<Line> lines) {

    public GridPage {
        tables = List.copyOf(tables);
        lines = List.copyOf(lines);
    }

    /// A board, with a cell for each table that ever has it.
    public record Line(int board, List<Cell> cells) {}

    /// A result; without a place where the table never has the board.
    ///
    /// @param place as forms carry it
    public record Cell(String place, String css, String result, String points) {
        static final Cell NONE = new Cell("", "none", "", "");
    }
}
