package overtrick.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.NewEvent;
import overtrick.log.chain.EventHash;
import overtrick.log.chain.EventHash.Place;

/// Writes events at the ends of their streams over the writer's connection, each chained to the one
/// before it in its stream. Where streams end is remembered as long as nothing goes wrong; should
/// somebody else have written nevertheless, the unique key says so.
final class Appender {

    private static final int REMEMBERED = 20_000;

    private static final String LAST =
            "SELECT number, hash FROM event WHERE stream = ? ORDER BY number DESC LIMIT 1";
    private static final String INSERT =
            "INSERT INTO event (stream, number, at, type, version, payload, hash)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?)";

    private final Connection connection;
    private final EventHash hash = new EventHash();
    private final Map<String, Link> ends =
            new LinkedHashMap<>(64, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Link> eldest) {
                    return size() > REMEMBERED;
                }
            };

    /// Streams to which something was appended since the savepoint.
    private final List<String> touched = new ArrayList<>();

    Appender(Connection connection) {
        this.connection = connection;
    }

    /// Whether it can be told without the database that a stream does not end there.
    boolean isBehind(String stream, long after) {
        var end = ends.get(stream);
        return end != null && end.number > after;
    }

    /// @param after the number of the stream's last event, as far as the writer knows
    /// @throws ConflictException if the stream ends elsewhere
    void append(String stream, long after, long at, List<NewEvent> events) throws SQLException {
        var end = end(stream, after);
        if (end.number != after) {
            throw new ConflictException(stream, after);
        }
        touched.add(stream);
        try (var insert = connection.prepareStatement(INSERT)) {
            for (var event : events) {
                end = write(insert, new Place(0, stream, end.number + 1, at), event, end.hash);
                if (events.size() > 1) {
                    insert.addBatch();
                }
            }
            if (events.size() == 1) {
                insert.executeUpdate();
            } else if (!events.isEmpty()) {
                insert.executeBatch();
            }
        } catch (SQLException failed) {
            if (Trouble.UNIQUE.equals(failed.getSQLState())) {
                throw new ConflictException(stream, after);
            }
            throw failed;
        }
        ends.put(stream, end);
    }

    private Link write(PreparedStatement insert, Place place, NewEvent event, byte[] before)
            throws SQLException {
        byte[] chained = hash.of(place, event, EventHash.none(), before);
        insert.setString(1, place.stream());
        insert.setLong(2, place.number());
        insert.setLong(3, place.at());
        insert.setString(4, event.type());
        insert.setLong(5, event.version());
        insert.setString(6, event.payload());
        insert.setBytes(7, chained);
        return new Link(place.number(), chained);
    }

    /// Asked anew when somebody believes that it is further: another program may have written.
    private Link end(String stream, long after) throws SQLException {
        var known = ends.get(stream);
        return known != null && known.number >= after ? known : last(stream);
    }

    private Link last(String stream) throws SQLException {
        try (var asked = connection.prepareStatement(LAST)) {
            asked.setString(1, stream);
            try (var row = asked.executeQuery()) {
                var last = row.next() ? new Link(row.getLong(1), row.getBytes(2)) : Link.NONE;
                ends.put(stream, last);
                return last;
            }
        }
    }

    /// What was written up to now stays, as far as its transaction does.
    void keep() {
        touched.clear();
    }

    /// What was written since the savepoint has been taken back.
    void forget() {
        touched.forEach(ends::remove);
        touched.clear();
    }

    /// What the next event needs to know of the one before it in its stream.
    private static final class Link {

        private static final Link NONE = new Link(0, EventHash.none());

        private final long number;
        private final byte[] hash;

        private Link(long number, byte[] hash) {
            this.number = number;
            this.hash = hash;
        }
    }
}
