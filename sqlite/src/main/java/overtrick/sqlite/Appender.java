package overtrick.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.NewEvent;
import overtrick.log.chain.EventHash;
import overtrick.log.chain.EventHash.Place;

/// Writes events at the end of the log over the writer's connection. Its statements stay prepared
/// and the end of the log is remembered, both for as long as nothing goes wrong.
final class Appender implements AutoCloseable {

    private static final String LAST =
            "SELECT number, hash FROM event WHERE stream = ? ORDER BY number DESC LIMIT 1";
    private static final String INSERT =
            "INSERT INTO event (id, stream, number, at, type, version, payload, hash)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    private static final String END = "SELECT id, hash FROM event ORDER BY id DESC LIMIT 1";

    private final Connection connection;
    private final EventHash hash = new EventHash();
    private @Nullable PreparedStatement last;
    private @Nullable PreparedStatement insert;
    private @Nullable Link end;

    Appender(Connection connection) {
        this.connection = connection;
    }

    /// @param after the number of the stream's last event, as far as the writer knows
    /// @throws ConflictException if the stream ends elsewhere
    void append(String stream, long after, long at, List<NewEvent> events) throws SQLException {
        var ofStream = last(stream);
        if (ofStream.number != after) {
            throw new ConflictException(stream, after);
        }
        var before = end();
        var insert = insert();
        for (var event : events) {
            var place = new Place(before.number + 1, stream, ofStream.number + 1, at);
            byte[] chained = hash.of(place, event, before.hash, ofStream.hash);
            write(insert, place, event, chained);
            before = new Link(place.id(), chained);
            ofStream = new Link(place.number(), chained);
        }
        end = before;
    }

    private static void write(PreparedStatement insert, Place place, NewEvent event, byte[] hash)
            throws SQLException {
        insert.setLong(1, place.id());
        insert.setString(2, place.stream());
        insert.setLong(3, place.number());
        insert.setLong(4, place.at());
        insert.setString(5, event.type());
        insert.setInt(6, event.version());
        insert.setString(7, event.payload());
        insert.setBytes(8, hash);
        insert.executeUpdate();
    }

    private Link last(String stream) throws SQLException {
        if (last == null) {
            last = connection.prepareStatement(LAST);
        }
        last.setString(1, stream);
        return link(last);
    }

    private PreparedStatement insert() throws SQLException {
        if (insert == null) {
            insert = connection.prepareStatement(INSERT);
        }
        return insert;
    }

    private Link end() throws SQLException {
        if (end == null) {
            try (var asked = connection.prepareStatement(END)) {
                end = link(asked);
            }
        }
        return end;
    }

    private static Link link(PreparedStatement asked) throws SQLException {
        try (var row = asked.executeQuery()) {
            return row.next() ? new Link(row.getLong(1), row.getBytes(2)) : Link.NONE;
        }
    }

    /// Where the log ends, what is being written included.
    ChainHead head() throws SQLException {
        var now = end();
        return ChainHead.of(now.number, now.hash);
    }

    /// What was written has been taken back: the end is to be read anew. The driver throws away a
    /// statement that has failed.
    void forget() throws SQLException {
        end = null;
        close();
    }

    @Override
    public void close() throws SQLException {
        if (last != null) {
            last.close();
            last = null;
        }
        if (insert != null) {
            insert.close();
            insert = null;
        }
    }

    /// What the next event needs to know of the one before it, in the log or in its stream.
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
