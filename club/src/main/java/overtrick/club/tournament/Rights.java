package overtrick.club.tournament;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import overtrick.club.table.PersonId;
import overtrick.log.Store;
import overtrick.tournament.session.EntryId;

/// Who may do what in a tournament: its director and those to whom he has given a link, and the
/// players whose telephones speak for them.
public final class Rights {

    private static final int SECRET_BYTES = 18;

    /// The link of the one whose tournament it is: he needs none.
    private static final String OWNER = "";

    /// A link that lets its holder direct.
    ///
    /// @param hash by which it is withdrawn
    /// @param label for whom it was made
    /// @param people how many direct by it
    public record Link(String hash, String label, Instant created, int people) {}

    private final Store store;
    private final InstantSource clock;
    private final SecureRandom chance = new SecureRandom();

    Rights(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Makes a person the director to whom the tournament belongs.
    void own(TournamentId id, PersonId person) {
        store.write(connection -> direct(connection, id, person, OWNER));
    }

    private static int direct(Connection connection, TournamentId id, PersonId person, String link)
            throws SQLException {
        try (var row =
                connection.prepareStatement(
                        "INSERT INTO tournament_director (code, person, link) VALUES (?, ?, ?)"
                                + " ON CONFLICT DO NOTHING")) {
            row.setString(1, id.code());
            row.setString(2, person.value());
            row.setString(3, link);
            return row.executeUpdate();
        }
    }

    public boolean directs(TournamentId id, PersonId person) {
        return store.read(connection -> {
            try (var asked =
                    connection.prepareStatement(
                            """
                            SELECT 1 FROM tournament_director d LEFT JOIN director_link l ON l.hash = d.link
                            WHERE d.code = ? AND d.person = ? AND (d.link = '' OR l.withdrawn = 0)
                            """)) {
                asked.setString(1, id.code());
                asked.setString(2, person.value());
                try (var rows = asked.executeQuery()) {
                    return rows.next();
                }
            }
        });
    }

    /// Makes a link by which somebody else may direct too.
    ///
    /// @return the secret, which is told this once: only its hash is kept
    public String link(TournamentId id, String label) {
        byte[] bytes = new byte[SECRET_BYTES];
        chance.nextBytes(bytes);
        String secret = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        store.write(connection -> {
            try (var row =
                    connection.prepareStatement(
                            "INSERT INTO director_link (hash, code, label, created, withdrawn)"
                                    + " VALUES (?, ?, ?, ?, 0)")) {
                row.setString(1, hash(id, secret));
                row.setString(2, id.code());
                row.setString(3, label);
                row.setLong(4, clock.millis());
                return row.executeUpdate();
            }
        });
        return secret;
    }

    /// Whether the secret is that of a link that stands.
    public boolean isOpen(TournamentId id, String secret) {
        return store.read(connection -> stands(connection, id, hash(id, secret)));
    }

    private static boolean stands(Connection connection, TournamentId id, String hash)
            throws SQLException {
        try (var asked =
                connection.prepareStatement(
                        "SELECT 1 FROM director_link WHERE hash = ? AND code = ? AND withdrawn = 0")) {
            asked.setString(1, hash);
            asked.setString(2, id.code());
            try (var rows = asked.executeQuery()) {
                return rows.next();
            }
        }
    }

    /// A person comes with a link.
    ///
    /// @return whether it stands, and he directs now
    public boolean come(TournamentId id, String secret, PersonId person) {
        String hash = hash(id, secret);
        return store.write(connection -> {
            boolean stands = stands(connection, id, hash);
            if (stands) {
                direct(connection, id, person, hash);
            }
            return stands;
        });
    }

    /// From now on nobody directs by the link.
    ///
    /// @return whether there was such a link
    public boolean withdraw(TournamentId id, String hash) {
        return store.write(connection -> {
            try (var row =
                    connection.prepareStatement(
                            "UPDATE director_link SET withdrawn = ? WHERE hash = ? AND code = ?")) {
                row.setLong(1, clock.millis());
                row.setString(2, hash);
                row.setString(3, id.code());
                return row.executeUpdate() > 0;
            }
        });
    }

    /// The links that stand, the latest first.
    public List<Link> links(TournamentId id) {
        return store.read(connection -> {
            var links = new ArrayList<Link>();
            try (var asked =
                    connection.prepareStatement(
                            """
                            SELECT l.hash, l.label, l.created,
                                (SELECT COUNT(*) FROM tournament_director d WHERE d.link = l.hash) AS people
                            FROM director_link l WHERE l.code = ? AND l.withdrawn = 0
                            ORDER BY l.created DESC
                            """)) {
                asked.setString(1, id.code());
                try (var rows = asked.executeQuery()) {
                    while (rows.next()) {
                        links.add(
                                new Link(
                                        rows.getString(1),
                                        rows.getString(2),
                                        Instant.ofEpochMilli(rows.getLong(3)),
                                        rows.getInt(4)));
                    }
                }
            }
            return links;
        });
    }

    /// From now on the person's telephone speaks for the entry.
    public void speak(TournamentId id, PersonId person, EntryId entry) {
        store.write(connection -> {
            try (var row =
                    connection.prepareStatement(
                            "INSERT INTO tournament_player (code, person, entry) VALUES (?, ?, ?)"
                                    + " ON CONFLICT (code, person)"
                                    + " DO UPDATE SET entry = excluded.entry")) {
                row.setString(1, id.code());
                row.setString(2, person.value());
                row.setInt(3, entry.value());
                return row.executeUpdate();
            }
        });
    }

    /// For whom the person speaks; empty for those who have not entered.
    public Optional<EntryId> entry(TournamentId id, PersonId person) {
        return store.read(connection -> {
            try (var asked =
                    connection.prepareStatement(
                            "SELECT entry FROM tournament_player WHERE code = ? AND person = ?")) {
                asked.setString(1, id.code());
                asked.setString(2, person.value());
                try (var row = asked.executeQuery()) {
                    return row.next() ? Optional.of(new EntryId(row.getInt(1))) : Optional.empty();
                }
            }
        });
    }

    private static String hash(TournamentId id, String secret) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            byte[] text = (id.code() + "/" + secret).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(digest.digest(text));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
