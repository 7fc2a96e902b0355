package overtrick.evening.page.paper;

import java.util.List;
import overtrick.page.Words;

/// Sheets to be printed, cut and laid out: a small table each.
///
/// @param kind `guides`, `travellers` or `slips`
/// @param columns their heads, the same on every sheet
/// @param filled how many of the columns are filled; the others are for a pencil
public record SheetsPage(
        Words words,
        String path,
        String kind,
        List<String> columns,
        int filled,
        List<Sheet> sheets) {

    /// @param about who or what it is for, below the head; may be empty
    public record Sheet(String head, String about, List<List<String>> rows) {

        public Sheet {
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    public SheetsPage {
        columns = List.copyOf(columns);
        sheets = List.copyOf(sheets);
    }

    /// The kinds there are.
    public static List<String> kinds() {
        return List.of("guides", "travellers", "slips");
    }
}
