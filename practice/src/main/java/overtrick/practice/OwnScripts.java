package overtrick.practice;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import overtrick.house.people.Belongings;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;

/// Dealer scripts that people have brought, each under a word that follows from its text: whoever
/// has the text has the address, and opening it again leads there again.
public final class OwnScripts {

    /// Scripts that one person keeps; another one takes the place of the one opened longest ago.
    public static final int EACH = 30;

    /// Scripts that all together keep, likewise.
    private static final int ALL = 2_000;

    private static final int WORD = 24;

    static final List<Belongings> BELONGINGS = List.of(Belongings.own("practice_script", "word"));

    private static final String OF =
            "SELECT word, name, text FROM practice_script WHERE person = ?"
                    + " ORDER BY opened DESC, word";
    private static final String FIND =
            "SELECT word, name, text FROM practice_script WHERE word = ? LIMIT 1";
    private static final String PUT =
            "INSERT INTO practice_script (person, word, name, text, opened) VALUES (?, ?, ?, ?, ?)"
                    + " ON CONFLICT (person, word) DO UPDATE SET opened = excluded.opened";
    private static final String OLDEST_OF =
            "DELETE FROM practice_script WHERE person = ? AND word NOT IN"
                    + " (SELECT word FROM practice_script WHERE person = ?"
                    + " ORDER BY opened DESC, word LIMIT ?)";
    private static final String OLDEST =
            "DELETE FROM practice_script WHERE opened <"
                    + " (SELECT opened FROM practice_script ORDER BY opened DESC LIMIT 1 OFFSET ?)";

    private final Store store;
    private final InstantSource clock;

    public OwnScripts(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// A script.
    ///
    /// @param word under which it is found
    /// @param name what it calls itself; may be empty
    public record Script(String word, String name, String text) {}

    /// Keeps a script for somebody.
    ///
    /// @return its word
    public String keep(PersonId person, String name, String text) {
        var word = word(text);
        store.write(connection -> {
            Sql.of(PUT, person.value(), word, name, text, clock.millis()).change(connection);
            Sql.of(OLDEST_OF, person.value(), person.value(), EACH).change(connection);
            return Sql.of(OLDEST, ALL - 1).change(connection);
        });
        return word;
    }

    /// The script of this word, whoever has brought it.
    public Optional<Script> find(String word) {
        return store.rows(FIND, OwnScripts::script, word).stream().findFirst();
    }

    /// What somebody has brought, the latest first.
    public List<Script> of(PersonId person) {
        return store.rows(OF, OwnScripts::script, person.value());
    }

    /// Throws one of somebody's away.
    public void remove(PersonId person, String word) {
        store.write(connection ->
                Sql.of(
                                "DELETE FROM practice_script WHERE person = ? AND word = ?",
                                person.value(),
                                word)
                        .change(connection));
    }

    /// What a guest brought is the member's from now on.
    void pass(PersonId guest, PersonId member) {
        store.write(connection -> {
            for (var one : Sql.of(OF, guest.value()).rows(connection, OwnScripts::script)) {
                Sql.of(PUT, member.value(), one.word(), one.name(), one.text(), clock.millis())
                        .change(connection);
            }
            Sql.of(OLDEST_OF, member.value(), member.value(), EACH).change(connection);
            return forget(connection, guest);
        });
    }

    private static int forget(Connection connection, PersonId person) throws SQLException {
        int rows = 0;
        for (var belonging : BELONGINGS) {
            rows += belonging.forget(connection, person);
        }
        return rows;
    }

    /// Puts what somebody has brought into the basket of what they take home.
    void fill(Member.Person person, Takeaway.Basket basket) throws IOException {
        for (var one : of(person.id())) {
            basket.put(
                    "practice/scripts/%s.dlr".formatted(one.word()),
                    one.text().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Script script(ResultSet row) throws SQLException {
        return new Script(row.getString(1), row.getString(2), row.getString(3));
    }

    private static String word(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            var hash = digest.digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, WORD);
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }
}
