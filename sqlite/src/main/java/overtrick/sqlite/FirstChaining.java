package overtrick.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.chain.EventHash;
import overtrick.log.chain.EventHash.Place;
import overtrick.log.chain.Events;

/// Chains a log that was written before events had hashes, page by page. When it is interrupted,
/// the next opening goes on where it stopped.
final class FirstChaining {

    private static final Logger LOG = LoggerFactory.getLogger(FirstChaining.class);

    /// Events in one transaction.
    private static final int PAGE = 5_000;

    private static final String END = "SELECT id, hash FROM event ORDER BY id DESC LIMIT 1";
    private static final String CHAINED =
            "SELECT id, hash FROM event WHERE hash IS NOT NULL ORDER BY id DESC LIMIT 1";
    private static final String READ =
            "SELECT id, stream, number, at, type, version, payload FROM event WHERE id > ?"
                    + " ORDER BY id LIMIT ?";
    private static final String OF_STREAM =
            "SELECT hash FROM event WHERE stream = ? AND number = ?";
    private static final String WRITE = "UPDATE event SET hash = ? WHERE id = ?";

    private final EventHash hash = new EventHash();
    private final PreparedStatement read;
    private final PreparedStatement ofStream;
    private final PreparedStatement write;
    private long id;
    private byte[] before = EventHash.none();

    private FirstChaining(
            PreparedStatement read, PreparedStatement ofStream, PreparedStatement write) {
        this.read = read;
        this.ofStream = ofStream;
        this.write = write;
    }

    /// Chains whatever has no hash yet.
    ///
    /// @param connection commits by itself
    static void run(Connection connection) throws SQLException {
        try (var asked = connection.createStatement();
                var end = asked.executeQuery(END)) {
            if (!end.next() || end.getBytes("hash") != null) {
                return;
            }
            LOG.info("chaining a log of {} events by hash", end.getLong("id"));
        }
        connection.setAutoCommit(false);
        try (var read = connection.prepareStatement(READ);
                var ofStream = connection.prepareStatement(OF_STREAM);
                var write = connection.prepareStatement(WRITE)) {
            var chaining = new FirstChaining(read, ofStream, write);
            chaining.findEnd(connection);
            while (chaining.page()) {
                connection.commit();
            }
            connection.commit();
        } finally {
            connection.setAutoCommit(true);
        }
    }

    private void findEnd(Connection connection) throws SQLException {
        try (var asked = connection.createStatement();
                var end = asked.executeQuery(CHAINED)) {
            if (end.next()) {
                id = end.getLong("id");
                before = end.getBytes("hash");
            }
        }
    }

    /// Chains the next page; whether there may be more.
    private boolean page() throws SQLException {
        var ofStreams = new HashMap<String, byte[]>();
        read.setLong(1, id);
        read.setInt(2, PAGE);
        int rows = 0;
        try (var row = read.executeQuery()) {
            for (; row.next(); rows++) {
                chain(row, ofStreams);
            }
        }
        if (rows > 0) {
            write.executeBatch();
        }
        return rows == PAGE;
    }

    private void chain(ResultSet row, Map<String, byte[]> ofStreams) throws SQLException {
        var place = Events.place(row);
        var event = Events.event(row);
        before = hash.of(place, event, before, ofStream(place, ofStreams));
        id = place.id();
        ofStreams.put(place.stream(), before);
        write.setBytes(1, before);
        write.setLong(2, id);
        write.addBatch();
    }

    private byte[] ofStream(Place place, Map<String, byte[]> ofStreams) throws SQLException {
        byte[] onPage = ofStreams.get(place.stream());
        if (onPage != null || place.number() == 1) {
            return onPage != null ? onPage : EventHash.none();
        }
        ofStream.setString(1, place.stream());
        ofStream.setLong(2, place.number() - 1);
        try (var row = ofStream.executeQuery()) {
            byte[] found = row.next() ? row.getBytes(1) : null;
            return found != null ? found : EventHash.none();
        }
    }
}
