package overtrick.library;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import overtrick.page.Words;

/// A scoring table while it is put together. Mutable.
///
/// @param <T> the terms that stand in the columns
final class TableDraft<T> {

    private final Words words;
    private final String title;
    private final List<T> columns;
    private final List<String> head;
    private final List<ScoringTable.Row> rows = new ArrayList<>();

    private TableDraft(Words words, String title, List<T> columns, List<String> head) {
        this.words = words;
        this.title = title;
        this.columns = columns;
        this.head = head;
    }

    /// @param head keys of the columns' names; none for a single column
    static <T> TableDraft<T> of(Words words, String title, List<String> head, List<T> columns) {
        return new TableDraft<>(
                words,
                words.get("lib.table." + title),
                columns,
                head.stream().map(key -> words.get("lib.col." + key)).toList());
    }

    /// A row whose figures are asked of each column's terms.
    TableDraft<T> row(String key, Function<T, Object> figure) {
        return labelled(words.get("lib.row." + key), figure);
    }

    /// The same with a label that needs no words, such as the sign of a suit.
    TableDraft<T> labelled(String label, Function<T, Object> figure) {
        Stream<String> cells = columns.stream().map(figure).map(String::valueOf);
        rows.add(new ScoringTable.Row(label, cells.toList()));
        return this;
    }

    ScoringTable table() {
        return new ScoringTable(title, head, rows);
    }
}
