package overtrick.postgres;

import java.sql.Connection;
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
/// somebody else have written nevertheless, the unique key says so. Events are sent all at once,
/// before anything is asked and before the commit: each way to the server and back costs more than
/// the event.
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

    /// What is still to be sent, in its order.
    private final List<Row> unsent = new ArrayList<>();

    /// How many of those were there at the savepoint.
    private int before;

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Row(Place place, NewEvent event, byte[] hash) {}

    Appender(Connection connection) {
        this.connection = connection;
    }

    /// Whether it can be told without the database that a stream does not end there.
    boolean isBehind(String stream, long after) {
        var end = ends.get(stream);
        return end != null && end.number > after;
    }

    /// Nothing is sent yet; what is to be sent before is, see [#isToBeSent].
    ///
    /// @param after the number of the stream's last event, as far as the writer knows
    /// @throws ConflictException if the stream ends elsewhere
    void append(String stream, long after, long at, List<NewEvent> events) throws SQLException {
        var end = end(stream, after);
        if (end.number != after) {
            throw new ConflictException(stream, after);
        }
        for (var event : events) {
            var place = new Place(0, stream, end.number + 1, at);
            byte[] chained = hash.of(place, event, EventHash.none(), end.hash);
            unsent.add(new Row(place, event, chained));
            end = new Link(place.number(), chained);
        }
        ends.put(stream, end);
    }

    /// Whether nothing is still to be sent.
    boolean isSent() {
        return unsent.isEmpty();
    }

    /// What is said of the first event that is still to be sent, should it not be taken.
    ConflictException conflict() {
        var place = unsent.getFirst().place;
        return new ConflictException(place.stream(), place.number() - 1);
    }

    /// Sends what has not been sent.
    void send() throws SQLException {
        if (unsent.isEmpty()) {
            return;
        }
        try (var insert = connection.prepareStatement(INSERT)) {
            for (var row : unsent) {
                insert.setString(1, row.place.stream());
                insert.setLong(2, row.place.number());
                insert.setLong(3, row.place.at());
                insert.setString(4, row.event.type());
                insert.setLong(5, row.event.version());
                insert.setString(6, row.event.payload());
                insert.setBytes(7, row.hash);
                insert.addBatch();
            }
            insert.executeBatch();
        }
        unsent.clear();
        before = 0;
    }

    /// Asked anew when somebody believes that it is further: another program may have written.
    private Link end(String stream, long after) throws SQLException {
        var known = ends.get(stream);
        return known != null && known.number >= after ? known : last(stream);
    }

    /// Whether the database would be asked where a stream ends, without having been sent all of it.
    boolean isToBeSent(String stream, long after) {
        var known = ends.get(stream);
        return (known == null || known.number < after)
                && unsent.stream().anyMatch(row -> row.place.stream().equals(stream));
    }

    /// Others may have written: where streams end is to be asked again.
    void forgetEnds() {
        ends.clear();
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

    /// What was appended up to now stays, as far as its transaction does.
    void keep() {
        before = unsent.size();
    }

    /// What was appended since the savepoint is taken back.
    void forget() {
        var taken = unsent.subList(before, unsent.size());
        taken.forEach(row -> ends.remove(row.place.stream())); // to be asked again
        taken.clear();
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
