package overtrick.scoring.board;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.scoring.Row;

/// The rows of a board by the form in which it was played (Law 87A).
final class Forms {

    private Forms() {}

    static SortedMap<Integer, List<Row>> of(List<Row> rows) {
        var forms = new TreeMap<Integer, List<Row>>();
        for (var row : rows) {
            forms.computeIfAbsent(row.form(), _ -> new ArrayList<>()).add(row);
        }
        return forms;
    }
}
