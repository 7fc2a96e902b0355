package overtrick.sqlite;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import overtrick.cards.Sha256;
import overtrick.log.NewEvent;
import overtrick.log.Redactions;
import overtrick.sqlite.EventHash.Place;

/// What vouches for events that were put in the places of others. The chain goes on over the hashes
/// of those that stood there first, so a head that was noted on paper stays true; a seal binds each
/// new event to its place, and the event that tells of a redaction binds all its seals. For use by
/// one thread.
final class Seals implements AutoCloseable {

    static final int NONCE = 32;

    private static final String LATEST =
            "SELECT nonce, seal FROM redacted WHERE event = ? ORDER BY redaction DESC LIMIT 1";
    private static final String OF =
            "SELECT event, seal FROM redacted WHERE redaction = ? ORDER BY event";
    private static final String TOLD =
            "SELECT number, payload FROM event WHERE stream = ? ORDER BY number";
    private static final String UNTOLD =
            "SELECT DISTINCT redaction FROM redacted ORDER BY redaction";
    private static final String THERE =
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'redacted'";

    private final Connection connection;
    private final EventHash hash = new EventHash();
    private final Optional<PreparedStatement> latest;

    Seals(Connection connection) throws SQLException {
        this.connection = connection;
        this.latest =
                isThere(connection)
                        ? Optional.of(connection.prepareStatement(LATEST))
                        : Optional.empty();
    }

    /// A log that was never opened by a program that redacts has no such table.
    private static boolean isThere(Connection connection) throws SQLException {
        try (var asked = connection.createStatement();
                var row = asked.executeQuery(THERE)) {
            return row.next();
        }
    }

    /// @param chained the hash of the event that stood there first
    byte[] seal(Place place, NewEvent event, byte[] nonce, byte[] chained) {
        return hash.of(place, event, nonce, chained);
    }

    /// Whether this event was put in its place by a redaction.
    boolean vouchFor(Place place, NewEvent event, byte[] chained) throws SQLException {
        if (latest.isEmpty()) {
            return false;
        }
        latest.get().setLong(1, place.id());
        try (var row = latest.get().executeQuery()) {
            if (!row.next()) {
                return false;
            }
            byte[] nonce = row.getBytes("nonce");
            return nonce != null
                    && Arrays.equals(row.getBytes("seal"), seal(place, event, nonce, chained));
        }
    }

    /// Of all seals of a redaction, in the order of their events.
    static String digest(Connection connection, long redaction) throws SQLException {
        MessageDigest digest = Sha256.digest();
        var id = ByteBuffer.allocate(Long.BYTES);
        try (var asked = connection.prepareStatement(OF)) {
            asked.setLong(1, redaction);
            try (var row = asked.executeQuery()) {
                while (row.next()) {
                    digest.update(id.clear().putLong(row.getLong("event")).flip());
                    digest.update(row.getBytes("seal"));
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /// The first redaction whose seals are not those that its event tells of; empty when all are.
    Optional<Long> broken() throws SQLException {
        if (latest.isEmpty()) {
            return Optional.empty();
        }
        long told = 0;
        try (var asked = connection.prepareStatement(TOLD)) {
            asked.setString(1, Redactions.STREAM);
            try (var row = asked.executeQuery()) {
                while (row.next()) {
                    told = row.getLong("number");
                    String seals = "\"seals\":\"" + digest(connection, told) + "\"";
                    if (!row.getString("payload").contains(seals)) {
                        return Optional.of(told);
                    }
                }
            }
        }
        return untold(told);
    }

    /// The first redaction of which no event tells.
    private Optional<Long> untold(long told) throws SQLException {
        try (var asked = connection.createStatement();
                var row = asked.executeQuery(UNTOLD)) {
            while (row.next()) {
                if (row.getLong(1) < 1 || row.getLong(1) > told) {
                    return Optional.of(row.getLong(1));
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public void close() throws SQLException {
        if (latest.isPresent()) {
            latest.get().close();
        }
    }
}
