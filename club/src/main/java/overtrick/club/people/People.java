package overtrick.club.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import overtrick.club.store.SqliteStore;
import overtrick.club.table.Member;
import overtrick.club.table.PersonId;

/// The people of the club. Anybody may come in as a guest under a name of his choice; the token in
/// his cookie brings back his seat and his history.
public final class People {

    /// Letters in a name.
    public static final int LONGEST_NAME = 30;

    private static final int TOKEN_BYTES = 24;
    private static final int ID_BYTES = 9;

    private final SqliteStore store;
    private final InstantSource clock;
    private final SecureRandom chance = new SecureRandom();

    public People(SqliteStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Makes a person; a blank name becomes `Guest` with a number.
    public Visitor welcome(String name) {
        String shown = tidy(name);
        var id = new PersonId(random(ID_BYTES));
        String token = random(TOKEN_BYTES);
        var person =
                new Member.Person(
                        id, shown.isEmpty() ? "Guest " + (1000 + chance.nextInt(9000)) : shown);
        store.write(connection -> {
            try (var insert =
                    connection.prepareStatement(
                            "INSERT INTO person (id, name, token_hash, created)"
                                    + " VALUES (?, ?, ?, ?)")) {
                insert.setString(1, id.value());
                insert.setString(2, person.name());
                insert.setString(3, hash(token));
                insert.setLong(4, clock.millis());
                return insert.executeUpdate();
            }
        });
        return new Visitor(person, token);
    }

    public Optional<Member.Person> byToken(String token) {
        return store.queries()
                .withHandle(handle ->
                        handle.select(
                                        "SELECT id, name FROM person WHERE token_hash = ?",
                                        hash(token))
                                .map((row, _) ->
                                        new Member.Person(
                                                new PersonId(row.getString("id")),
                                                row.getString("name")))
                                .findOne());
    }

    /// A blank name changes nothing.
    public void rename(PersonId id, String name) {
        String shown = tidy(name);
        if (shown.isEmpty()) {
            return;
        }
        store.write(connection -> {
            try (var update =
                    connection.prepareStatement("UPDATE person SET name = ? WHERE id = ?")) {
                update.setString(1, shown);
                update.setString(2, id.value());
                return update.executeUpdate();
            }
        });
    }

    /// Without control characters and double blanks, and not too long.
    static String tidy(String name) {
        String plain = name.replaceAll("\\p{Cntrl}", " ").replaceAll("\\s+", " ").strip();
        return plain.substring(0, Math.min(plain.length(), LONGEST_NAME)).strip();
    }

    private String random(int bytes) {
        byte[] secret = new byte[bytes];
        chance.nextBytes(secret);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }

    private static String hash(String token) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
