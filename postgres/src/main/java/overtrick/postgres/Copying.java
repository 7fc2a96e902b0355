package overtrick.postgres;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.log.NewEvent;
import overtrick.log.StoreException;
import overtrick.log.chain.EventHash;
import overtrick.log.chain.EventHash.Place;
import overtrick.log.chain.Events;

/// Puts all that is in one store into an empty one. Events keep their order; a store whose places
/// in the log have no gaps numbers them anew.
final class Copying {

    private static final int BATCH = 1_000;

    private static final String EVENT =
            "INSERT INTO event (id, stream, number, at, type, version, payload, hash)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    private static final String SEAL =
            "INSERT INTO redacted (event, redaction, nonce, seal, told) VALUES (?, ?, ?, ?, ?)";

    private final Contents from;
    private final Contents to;
    private final Set<String> places;
    private final Form form;
    private final EventHash hash = new EventHash();
    private final Map<String, byte[]> ends = new HashMap<>();

    /// Where events lie that something else points at: by their old places, their new ones.
    private final TreeMap<Long, Long> moved = new TreeMap<>();

    private byte[] before = EventHash.none();
    private long events;

    /// What the store is like that is filled.
    enum Form {
        /// Its places in the log have no gaps, and the whole log is one chain.
        FILE,
        /// Its places may have gaps, and each stream is a chain.
        DATABASE
    }

    /// @param places columns that tell a place in the log, as `table.column`
    Copying(Contents from, Contents to, Set<String> places, Form form) {
        this.from = from;
        this.to = to;
        this.places = places;
        this.form = form;
    }

    /// Copies all of it.
    ///
    /// @return how many events
    /// @throws StoreException if the two do not have the same tables
    long run() throws SQLException {
        if (!from.tables().equals(to.tables())) {
            throw new StoreException("the tables of the two are not the same");
        }
        findPlaces();
        events();
        seals();
        for (String table : to.tables().keySet()) {
            rows(table);
        }
        return events;
    }

    private void findPlaces() throws SQLException {
        from.read(Contents.SEALS, row -> moved.put(row.getLong("event"), 0L));
        for (String place : places) {
            var parts = place.split("\\.", 2);
            from.read(
                    "SELECT %s FROM %s".formatted(parts[1], parts[0]),
                    row -> moved.put(row.getLong(1), 0L));
        }
    }

    private void events() throws SQLException {
        var wanted = new ArrayDeque<>(moved.keySet());
        try (var insert = to.connection().prepareStatement(EVENT)) {
            from.read(
                    Contents.EVENTS,
                    row -> {
                        var old = Events.place(row);
                        while (!wanted.isEmpty() && wanted.element() < old.id()) {
                            long place = wanted.remove(); // of an event that is not there
                            moved.put(place, form == Form.FILE ? events : place);
                        }
                        events++;
                        var place =
                                new Place(
                                        form == Form.FILE ? events : old.id(),
                                        old.stream(),
                                        old.number(),
                                        old.at());
                        if (!wanted.isEmpty() && wanted.element() == old.id()) {
                            moved.put(wanted.remove(), place.id());
                        }
                        write(insert, place, Events.event(row));
                        if (events % BATCH == 0) {
                            insert.executeBatch();
                        }
                    });
            insert.executeBatch();
        }
        wanted.forEach(place -> moved.put(place, form == Form.FILE ? events : place));
    }

    private void write(PreparedStatement insert, Place place, NewEvent event) throws SQLException {
        insert.setLong(1, place.id());
        insert.setString(2, place.stream());
        insert.setLong(3, place.number());
        insert.setLong(4, place.at());
        insert.setString(5, event.type());
        insert.setLong(6, event.version());
        insert.setString(7, event.payload());
        insert.setBytes(8, chained(place, event));
        insert.addBatch();
    }

    private byte[] chained(Place place, NewEvent event) {
        byte[] ofStream = ends.getOrDefault(place.stream(), EventHash.none());
        byte[] chained;
        if (form == Form.FILE) {
            chained = hash.of(place, event, before, ofStream);
            before = chained;
        } else {
            var bare = new Place(0, place.stream(), place.number(), place.at());
            chained = hash.of(bare, event, EventHash.none(), ofStream);
        }
        ends.put(place.stream(), chained);
        return chained;
    }

    private void seals() throws SQLException {
        try (var insert = to.connection().prepareStatement(SEAL)) {
            from.read(
                    Contents.SEALS,
                    row -> {
                        insert.setLong(1, place(row.getLong("event")));
                        insert.setLong(2, row.getLong("redaction"));
                        insert.setBytes(3, row.getBytes("nonce"));
                        insert.setBytes(4, row.getBytes("seal"));
                        insert.setLong(5, row.getLong("told"));
                        insert.addBatch();
                    });
            insert.executeBatch();
        }
    }

    private long place(long old) {
        return moved.getOrDefault(old, old);
    }

    private void rows(String table) throws SQLException {
        var columns = to.columns(table);
        try (var delete = to.connection().createStatement();
                var insert = to.connection().prepareStatement(insert(table, columns))) {
            delete.execute("DELETE FROM " + table);
            int[] rows = {0};
            from.rows(
                    table,
                    row -> {
                        for (int i = 1; i <= columns.size(); i++) {
                            if (places.contains(table + "." + columns.get(i - 1))) {
                                insert.setLong(i, place(row.getLong(i)));
                            } else {
                                insert.setObject(i, row.getObject(i));
                            }
                        }
                        insert.addBatch();
                        rows[0]++;
                        if (rows[0] % BATCH == 0) {
                            insert.executeBatch();
                        }
                    });
            insert.executeBatch();
        }
    }

    private static String insert(String table, List<String> columns) {
        String marks =
                IntStream.range(0, columns.size())
                        .mapToObj(_ -> "?")
                        .collect(Collectors.joining(", "));
        return "INSERT INTO %s (%s) VALUES (%s)"
                .formatted(table, String.join(", ", columns), marks);
    }
}
