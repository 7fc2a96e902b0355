package overtrick.log.chain;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import overtrick.log.NewEvent;
import overtrick.log.Redactions;
import overtrick.log.Redactions.Placed;
import overtrick.log.Sql;
import overtrick.log.chain.EventHash.Place;

/// One redaction, over the writer's connection: all of it or nothing is kept.
public final class Redacting {

    private static final String FIND =
            "SELECT id, stream, number, at, hash FROM event WHERE stream = ? AND number = ?";
    private static final String WRITE =
            "UPDATE event SET type = ?, version = ?, payload = ? WHERE id = ?";
    private static final String FORGET = "UPDATE redacted SET nonce = NULL WHERE event = ?";
    private static final String SEAL =
            "INSERT INTO redacted (event, redaction, nonce, seal) VALUES (?, ?, ?, ?)";
    private static final String NUMBER =
            "SELECT coalesce(max(number), 0) FROM event WHERE stream = ?";

    private static final SecureRandom CHANCE = new SecureRandom();

    private final Connection connection;
    private final Seals seals;
    private final long redaction;

    private Redacting(Connection connection, Seals seals) throws SQLException {
        this.connection = connection;
        this.seals = seals;
        this.redaction =
                Sql.of(NUMBER, Redactions.STREAM).row(connection, row -> row.getLong(1)).orElse(0L)
                        + 1;
    }

    /// What the log is told of a redaction, in [Redactions#STREAM].
    ///
    /// @param number that the event is to have
    public record Told(long number, NewEvent event) {}

    /// Puts events in the places they name, with their seals.
    ///
    /// @param why in a word
    public static Told run(Connection connection, String why, List<Placed> events)
            throws SQLException {
        try (var seals = new Seals(connection, Seals.Form.TOLD)) {
            var redacting = new Redacting(connection, seals);
            for (var event : events) {
                redacting.put(event);
            }
            String payload =
                    "{\"why\":\"%s\",\"events\":%d,\"seals\":\"%s\"}"
                            .formatted(
                                    why.replaceAll("[^a-z-]", ""),
                                    events.size(),
                                    seals.digest(redacting.redaction));
            return new Told(redacting.redaction, new NewEvent("redacted", 1, payload));
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Found(Place place, byte[] hash) {}

    private void put(Placed event) throws SQLException {
        var found =
                find(event)
                        .orElseThrow(() ->
                                new SQLException(
                                        "no event %d in stream %s"
                                                .formatted(
                                                        event.logged().number(), event.stream())));
        var now = event.logged().event();
        byte[] nonce = new byte[Seals.NONCE];
        CHANCE.nextBytes(nonce);
        byte[] seal = seals.seal(found.place(), now, nonce, found.hash());
        long id = found.place().id();
        Sql.of(WRITE, now.type(), now.version(), now.payload(), id).change(connection);
        Sql.of(FORGET, id).change(connection);
        Sql.of(SEAL, id, redaction, nonce, seal).change(connection);
    }

    private Optional<Found> find(Placed event) throws SQLException {
        return Sql.of(FIND, event.stream(), event.logged().number())
                .row(connection, row -> new Found(Events.place(row), row.getBytes("hash")));
    }
}
