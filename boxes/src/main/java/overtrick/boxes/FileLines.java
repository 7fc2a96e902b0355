package overtrick.boxes;

import com.healthmarketscience.jackcess.DataType;
import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.Row;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;

/// Lines of results that a program writes. One that it changes stays the same line, with a sign for
/// the control program.
final class FileLines {

    private FileLines() {}

    /// The line that counts there.
    static Optional<Row> find(Database file, Spot spot) throws IOException {
        var table = file.getTable(Schema.RECEIVED.title());
        if (table == null) {
            return Optional.empty();
        }
        return StreamSupport.stream(table.spliterator(), false)
                .filter(row -> isAt(new Cells(row), spot))
                .max(Comparator.comparingLong(row -> new Cells(row).whole("ID")));
    }

    private static boolean isAt(Cells row, Spot spot) {
        return !row.is("Erased")
                && row.number("Section") == spot.section()
                && row.number("Round") == spot.round()
                && row.number("Table") == spot.table()
                && row.number("Board") == spot.board();
    }

    static boolean apply(Database file, Spot spot, Result result) throws IOException {
        var found = find(file, spot);
        if (found.isEmpty()) {
            return false;
        }
        var row = found.get();
        fill(row, result);
        put(row, "ExternalUpdate", true);
        var _ = file.getTable(Schema.RECEIVED.title()).updateRow(row);
        return true;
    }

    /// One line more, as a box that has sent a result.
    static boolean append(Database file, Spot spot, int[] pairs, Result result) throws IOException {
        var table = file.getTable(Schema.RECEIVED.title());
        Map<String, Object> row = new HashMap<>();
        table.getColumns().forEach(column -> row.put(column.getName(), blank(column.getType())));
        row.remove("ID");
        row.putAll(
                Map.of(
                        "Section", spot.section(),
                        "Table", spot.table(),
                        "Round", spot.round(),
                        "Board", spot.board(),
                        "PairNS", pairs[0],
                        "PairEW", pairs[1]));
        fill(row, result);
        var _ = table.addRowFromMap(row);
        return true;
    }

    private static @Nullable Object blank(DataType type) {
        return switch (type) {
            case BOOLEAN -> false;
            case INT, LONG -> 0;
            case TEXT -> "";
            default -> null;
        };
    }

    private static void fill(Map<String, @Nullable Object> row, Result result) {
        switch (result) {
            case Result.PassedOut() -> write(row, "PASS", "", "", 0);
            case Result.Played(var contract, int tricks) -> {
                var bid = contract.bid();
                var cells = new Cells(row);
                int declarer =
                        contract.declarer().side() == Side.NORTH_SOUTH
                                ? cells.number("PairNS")
                                : cells.number("PairEW");
                write(
                        row,
                        contractText(contract),
                        Notation.margin(tricks - bid.tricks()),
                        "" + contract.declarer().letter(),
                        declarer);
            }
        }
    }

    /// As boxes write it: `3 NT`, `2 D x`.
    static String contractText(Contract contract) {
        String code = contract.bid().code();
        String strain = code.substring(1).equals("N") ? "NT" : code.substring(1);
        String doubled = contract.doubling().code().toLowerCase(Locale.ROOT);
        return (code.charAt(0) + " " + strain + " " + doubled).strip();
    }

    private static void write(
            Map<String, @Nullable Object> row,
            String contract,
            String tricks,
            String seat,
            int declarer) {
        put(row, "Contract", contract);
        put(row, "Result", tricks);
        put(row, "NS/EW", seat);
        put(row, "Declarer", declarer);
        put(row, "Remarks", "");
    }

    private static void put(Map<String, @Nullable Object> row, String column, Object value) {
        if (row.containsKey(column)) {
            row.put(column, value);
        }
    }
}
