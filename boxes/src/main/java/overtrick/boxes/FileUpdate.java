package overtrick.boxes;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.Row;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import overtrick.boxes.BoxPlan.BoxSection;
import overtrick.boxes.BoxPlan.Chair;
import overtrick.boxes.BoxPlan.Sitting;

/// Movement and names in a file that others use. Rounds come first, then the number of the first
/// changed one at its table, and that only where the control program has taken the last such
/// number: otherwise the table is left for the next time. Rows are changed where they stand; new
/// ones are added only for tables and rounds the file does not know.
final class FileUpdate {

    private record Key(int section, int table, int round) {}

    private record Seated(int section, int table, String seat) {}

    private final Database file;
    private final BoxPlan plan;
    private final Map<Key, Row> rounds = new HashMap<>();
    private final Map<Key, Row> tables = new HashMap<>();
    private final Map<Seated, Row> players = new HashMap<>();

    FileUpdate(Database file, BoxPlan plan) throws IOException {
        this.file = file;
        this.plan = plan;
        for (Row row : rows(Schema.ROUNDS)) {
            rounds.put(key(row, new Cells(row).number("Round")), row);
        }
        for (Row row : rows(Schema.TABLES)) {
            tables.put(key(row, 0), row);
        }
        for (Row row : rows(Schema.NUMBERS)) {
            var cells = new Cells(row);
            if (cells.number("Round") <= 1) {
                players.putIfAbsent(
                        new Seated(
                                cells.number("Section"),
                                cells.number("Table"),
                                cells.capitals("Direction")),
                        row);
            }
        }
    }

    private Iterable<Row> rows(Schema table) throws IOException {
        var found = file.getTable(table.title());
        return found == null ? java.util.List.of() : found;
    }

    private static Key key(Row row, int round) {
        var cells = new Cells(row);
        return new Key(cells.number("Section"), cells.number("Table"), round);
    }

    boolean isNeeded() {
        return plan.sections().stream()
                .anyMatch(section ->
                        section.chairs().stream().anyMatch(one -> isRenamed(section, one))
                                || !changed(section).isEmpty());
    }

    /// @return whether anything was written
    boolean apply() throws IOException {
        boolean any = false;
        for (var section : plan.sections()) {
            for (var chair : section.chairs()) {
                any |= rename(section, chair);
            }
            for (var first : changed(section).entrySet()) {
                reseat(section, first.getKey(), first.getValue());
                any = true;
            }
        }
        return any;
    }

    /// The tables of which a round has changed, with the first such round; none that still waits to
    /// be loaded.
    private Map<Integer, Integer> changed(BoxSection section) {
        var first = new TreeMap<Integer, Integer>();
        for (var sitting : section.sittings()) {
            var row = rounds.get(new Key(section.id(), sitting.table(), sitting.round()));
            if (!isAs(row, sitting) && isFree(section, sitting.table())) {
                first.merge(sitting.table(), sitting.round(), Math::min);
            }
        }
        return first;
    }

    private boolean isFree(BoxSection section, int table) {
        var row = tables.get(new Key(section.id(), table, 0));
        return row != null && new Cells(row).number("UpdateFromRound") == 0;
    }

    private static boolean isAs(@Nullable Row row, Sitting sitting) {
        return row == null
                ? sitting.isEmpty()
                : FileReader.sitting(new Cells(row))
                        .filter(now -> now.equals(sitting) || (now.isEmpty() && sitting.isEmpty()))
                        .isPresent();
    }

    private void reseat(BoxSection section, int table, int first) throws IOException {
        var found = file.getTable(Schema.ROUNDS.title());
        for (var sitting : section.sittings()) {
            var key = new Key(section.id(), sitting.table(), sitting.round());
            if (sitting.table() != table || isAs(rounds.get(key), sitting)) {
                continue;
            }
            var row = rounds.get(key);
            if (row == null) {
                var _ = found.addRowFromMap(new HashMap<>(NewFile.round(section.id(), sitting)));
            } else {
                put(row, NewFile.round(section.id(), sitting));
                var _ = found.updateRow(row);
            }
        }
        var there = tables.get(new Key(section.id(), table, 0));
        if (there != null) {
            put(there, Map.of("UpdateFromRound", first));
            var _ = file.getTable(Schema.TABLES.title()).updateRow(there);
        }
    }

    private @Nullable Row player(BoxSection section, Chair chair) {
        return players.get(new Seated(section.id(), chair.table(), "" + chair.seat().letter()));
    }

    private boolean isRenamed(BoxSection section, Chair chair) {
        var row = player(section, chair);
        return row != null
                && !new Cells(row).text("Name").equals(NewFile.name(chair.name()))
                && !chair.name().isEmpty();
    }

    private boolean rename(BoxSection section, Chair chair) throws IOException {
        var row = player(section, chair);
        if (row == null || !isRenamed(section, chair)) {
            return false;
        }
        put(row, Map.of("Name", NewFile.name(chair.name()), "Updated", true));
        var _ = file.getTable(Schema.NUMBERS.title()).updateRow(row);
        return true;
    }

    /// Only what the file has a column for.
    private static void put(Row row, Map<String, Object> values) {
        values.forEach((column, value) -> {
            if (row.containsKey(column)) {
                row.put(column, value);
            }
        });
    }
}
