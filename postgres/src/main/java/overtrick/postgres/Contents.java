package overtrick.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import overtrick.log.chain.Events;

/// All that is in a club, whatever store holds it: the events, the seals of those that were
/// replaced, and the rows of the tables beside them.
///
/// @param tables beside the log, each with its columns in the order of their names
record Contents(Connection connection, SortedMap<String, List<String>> tables) {

    /// What a store keeps for itself.
    private static final Set<String> OWN =
            Set.of(
                    "event",
                    "redacted",
                    "anchor",
                    "anchored",
                    "writer",
                    "flyway_schema_history",
                    "log_schema_history");

    private static final int FETCHED = 2_000;

    static final String EVENTS =
            "SELECT id, stream, number, at, type, version, payload FROM event ORDER BY id";
    static final String SEALS =
            "SELECT event, redaction, nonce, seal, coalesce(told, event) AS told FROM redacted"
                    + " ORDER BY redaction, event";

    /// Stands for what is not there.
    private static final byte[] NULL = {-1};

    /// @param connection one that sees the same all the time
    static Contents of(Connection connection) throws SQLException {
        var tables = new TreeMap<String, List<String>>();
        var known = connection.getMetaData();
        String schema = connection.getSchema();
        try (var rows = known.getTables(null, schema, "%", new String[] {"TABLE"})) {
            while (rows.next()) {
                String name = rows.getString("TABLE_NAME");
                if (!OWN.contains(name) && !name.startsWith("sqlite_")) {
                    tables.put(name, List.of());
                }
            }
        }
        for (var table : tables.entrySet()) {
            table.setValue(columns(connection, table.getKey()));
        }
        return new Contents(connection, tables);
    }

    private static List<String> columns(Connection connection, String table) throws SQLException {
        var columns = new ArrayList<String>();
        try (var asked = connection.createStatement();
                var rows = asked.executeQuery("SELECT * FROM " + table + " WHERE 1 = 0")) {
            var known = rows.getMetaData();
            for (int i = 1; i <= known.getColumnCount(); i++) {
                columns.add(known.getColumnName(i));
            }
        }
        return columns.stream().sorted().toList();
    }

    /// Somebody who is shown one row after the other.
    @FunctionalInterface
    interface Reader {
        void read(ResultSet row) throws SQLException;
    }

    void read(String question, Reader reader) throws SQLException {
        try (var asked = connection.createStatement()) {
            asked.setFetchSize(FETCHED);
            try (var rows = asked.executeQuery(question)) {
                while (rows.next()) {
                    reader.read(rows);
                }
            }
        }
    }

    void rows(String table, Reader reader) throws SQLException {
        read("SELECT " + String.join(", ", columns(table)) + " FROM " + table, reader);
    }

    List<String> columns(String table) {
        return tables.getOrDefault(table, List.of());
    }

    /// Whether there is neither an event nor a row.
    boolean isEmpty() throws SQLException {
        var all = new ArrayList<>(tables.keySet());
        all.add("event");
        for (String table : all) {
            try (var asked = connection.createStatement();
                    var row = asked.executeQuery("SELECT 1 FROM " + table + " LIMIT 1")) {
                if (row.next()) {
                    return false;
                }
            }
        }
        return true;
    }

    /// A sum over everything; the same for two stores that hold the same.
    ///
    /// @param places columns that tell a place in the log, which another store numbers anew
    byte[] sum(Set<String> places) throws SQLException {
        var sum = new Sum();
        read(
                EVENTS,
                row -> {
                    var place = Events.place(row);
                    var event = Events.event(row);
                    sum.add(
                            "event",
                            place.stream(),
                            place.number(),
                            place.at(),
                            event.type(),
                            event.version(),
                            event.payload());
                });
        read(
                SEALS,
                row ->
                        sum.add(
                                "redacted",
                                row.getLong("told"),
                                row.getLong("redaction"),
                                row.getBytes("seal")));
        for (var table : tables.entrySet()) {
            var parts = new Object[table.getValue().size() + 1];
            parts[0] = table.getKey();
            rows(
                    table.getKey(),
                    row -> {
                        for (int i = 1; i < parts.length; i++) {
                            @Nullable Object value = row.getObject(i);
                            boolean isPlace =
                                    places.contains(
                                            table.getKey()
                                                    + "."
                                                    + columns(table.getKey()).get(i - 1));
                            parts[i] = value == null || isPlace ? NULL : value;
                        }
                        sum.add(parts);
                    });
        }
        return sum.bytes();
    }
}
