package overtrick.log.chain;

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
import overtrick.log.chain.EventHash.Place;

/// What vouches for events that were put in the places of others. The chain goes on over the hashes
/// of those that stood there first, so a head that was noted on paper stays true; a seal binds each
/// new event to its place, and the event that tells of a redaction binds all its seals. For use by
/// one thread.
public final class Seals implements AutoCloseable {

    /// Bytes of chance in each seal.
    public static final int NONCE = 32;

    private static final String LATEST =
            "SELECT nonce, seal FROM redacted WHERE event = ? ORDER BY redaction DESC LIMIT 1";
    private static final String TOLD =
            "SELECT number, payload FROM event WHERE stream = ? ORDER BY number";
    private static final String UNTOLD =
            "SELECT DISTINCT redaction FROM redacted ORDER BY redaction";

    private final Connection connection;
    private final Form form;
    private final EventHash hash = new EventHash();
    private final Optional<PreparedStatement> latest;

    /// What the table of seals is like.
    public enum Form {
        /// There is none: no program that redacts has ever opened the log.
        NONE(""),
        /// From before logs moved from one store to another.
        FIRST("event"),
        /// With the place under which the log tells of an event, where that is not its place here.
        TOLD("coalesce(told, event)");

        private final String place;

        Form(String place) {
            this.place = place;
        }
    }

    /// Prepares to look at the seals of a log.
    public Seals(Connection connection, Form form) throws SQLException {
        this.connection = connection;
        this.form = form;
        this.latest =
                form == Form.NONE
                        ? Optional.empty()
                        : Optional.of(connection.prepareStatement(LATEST));
    }

    /// The seal of an event that is put in a place.
    ///
    /// @param chained the hash of the event that stood there first
    public byte[] seal(Place place, NewEvent event, byte[] nonce, byte[] chained) {
        return hash.of(place, event, nonce, chained);
    }

    /// Whether this event was put in its place by a redaction.
    public boolean vouchFor(Place place, NewEvent event, byte[] chained) throws SQLException {
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
    public String digest(long redaction) throws SQLException {
        MessageDigest digest = Sha256.digest();
        var id = ByteBuffer.allocate(Long.BYTES);
        try (var asked =
                connection.prepareStatement(
                        "SELECT %s AS place, seal FROM redacted WHERE redaction = ? ORDER BY place"
                                .formatted(form.place))) {
            asked.setLong(1, redaction);
            try (var row = asked.executeQuery()) {
                while (row.next()) {
                    digest.update(id.clear().putLong(row.getLong("place")).flip());
                    digest.update(row.getBytes("seal"));
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /// The first redaction whose seals are not those that its event tells of; empty when all are.
    public Optional<Long> broken() throws SQLException {
        if (latest.isEmpty()) {
            return Optional.empty();
        }
        long told = 0;
        try (var asked = connection.prepareStatement(TOLD)) {
            asked.setString(1, Redactions.STREAM);
            try (var row = asked.executeQuery()) {
                while (row.next()) {
                    told = row.getLong("number");
                    String seals = "\"seals\":\"" + digest(told) + "\"";
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
