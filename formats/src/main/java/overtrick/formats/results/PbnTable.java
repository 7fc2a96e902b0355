package overtrick.formats.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement;
import overtrick.formats.pbn.PbnTag;
import overtrick.formats.results.LineDraft.WrongCell;

/// The table of a supplemental section of PBN, row by row (PBN 2.1, 5.2).
final class PbnTable {

    private PbnTable() {}

    /// A cell of a table.
    record Cell(Place place, String text) {

        /// `?` is unknown and `-` irrelevant (5.2).
        boolean isGiven() {
            return !text.equals("?") && !text.equals("-");
        }
    }

    /// The cells of each row by the names of the columns.
    static List<Map<String, Cell>> rows(PbnTag table) {
        var columns = new ArrayList<String>();
        for (String column : table.value().split(";", -1)) {
            columns.add(column.strip().replaceFirst("^[+-]", "").replaceFirst("\\\\.*$", ""));
        }
        var cells = table.body().stream().flatMap(element -> cell(element).stream()).toList();
        if (cells.size() % columns.size() != 0) {
            throw new WrongCell(
                    table.place(),
                    "%s has %d columns, but its %d cells make no whole rows"
                            .formatted(table.name(), columns.size(), cells.size()));
        }
        var rows = new ArrayList<Map<String, Cell>>();
        for (int at = 0; at < cells.size(); at += columns.size()) {
            var row = new TreeMap<String, Cell>();
            for (int column = 0; column < columns.size(); column++) {
                row.put(columns.get(column), cells.get(at + column));
            }
            rows.add(row);
        }
        return rows;
    }

    private static Optional<Cell> cell(PbnElement element) {
        return switch (element) {
            case PbnElement.Word(var place, var text) -> Optional.of(new Cell(place, text));
            case PbnElement.Quoted(var place, var value) -> Optional.of(new Cell(place, value));
            case PbnElement.NoteReference _,
                    PbnElement.Glyph _,
                    PbnElement.Suffix _,
                    PbnElement.Comment _ ->
                    Optional.empty();
        };
    }

    /// What a row says under a column; empty when it says nothing.
    static Optional<Cell> cell(Map<String, Cell> row, String column) {
        return Optional.ofNullable(row.get(column)).filter(Cell::isGiven);
    }
}
