package overtrick.members.list;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Sha256;
import overtrick.house.people.Secrets;
import overtrick.log.Sql;
import overtrick.log.Store;

/// Links by which people become members. Of the secret in a link only the hash is kept.
public final class Invitations {

    /// How long one that is for somebody on the list may be used.
    public static final Duration PERSONAL = Duration.ofDays(14);

    private static final String ALL =
            "SELECT id, listed, label, made, until, uses FROM member_invitation";
    private static final String OPEN = " WHERE until > ? AND uses > 0";

    private final Store store;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    public Invitations(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// An id for one that is to be made.
    public String id() {
        return secrets.id();
    }

    /// Makes one; those that were made for the same line open nothing any longer, and those that
    /// are over are forgotten.
    ///
    /// @return its secret, which is told this once
    public String make(String id, Optional<String> row, String label, Instant until, int uses) {
        String secret = secrets.token();
        store.write(connection -> {
            Sql.of("DELETE FROM member_invitation WHERE until <= ? OR uses < 1", clock.millis())
                    .change(connection);
            if (row.isPresent()) {
                Sql.of("DELETE FROM member_invitation WHERE listed = ?", row.get())
                        .change(connection);
            }
            return Sql.of(
                            "INSERT INTO member_invitation (hash, id, listed, label, made, until, uses)"
                                    + " VALUES (?, ?, ?, ?, ?, ?, ?)",
                            Sha256.hex(secret),
                            id,
                            row.orElse(""),
                            label,
                            clock.millis(),
                            until.toEpochMilli(),
                            uses)
                    .change(connection);
        });
        return secret;
    }

    /// The one with this secret; empty when it is over, was used up or ended.
    public Optional<Invitation> bySecret(String secret) {
        return store.row(
                ALL + OPEN + " AND hash = ?",
                Invitations::read,
                clock.millis(),
                Sha256.hex(secret));
    }

    /// Those for anybody that are open, the latest first.
    public List<Invitation> open() {
        return store.rows(
                ALL + OPEN + " AND listed = '' ORDER BY made DESC, id",
                Invitations::read,
                clock.millis());
    }

    /// The one that is open for a line of the list.
    public Optional<Invitation> openFor(String row) {
        return store.row(ALL + OPEN + " AND listed = ?", Invitations::read, clock.millis(), row);
    }

    /// Uses one once.
    ///
    /// @return whether it was there to be used
    public boolean use(Connection connection, Invitation invitation) throws SQLException {
        return Sql.of(
                                "UPDATE member_invitation SET uses = uses - 1"
                                        + " WHERE id = ? AND uses > 0 AND until > ?",
                                invitation.id(),
                                clock.millis())
                        .change(connection)
                > 0;
    }

    /// Ends one.
    ///
    /// @return whether it was open
    public boolean end(String id) {
        return store.change("DELETE FROM member_invitation WHERE id = ?", id) > 0;
    }

    private static Invitation read(ResultSet row) throws SQLException {
        String listed = row.getString(2);
        return new Invitation(
                row.getString(1),
                listed.isEmpty() ? Optional.empty() : Optional.of(listed),
                row.getString(3),
                Instant.ofEpochMilli(row.getLong(4)),
                Instant.ofEpochMilli(row.getLong(5)),
                row.getInt(6));
    }
}
