package overtrick.house.people;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.cards.Sha256;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Store;

/// The people of the club. Anybody may come in as a guest under a name of their choice; the token
/// in their cookie brings back their seat and their history.
public final class People {

    /// Letters in a name.
    public static final int LONGEST_NAME = 30;

    /// What people see as one sign: a letter with its accents, an emoji with its colour.
    private static final Pattern SIGN = Pattern.compile("\\X");

    /// The most code units in a name, for a letter may have any number of accents.
    private static final int MOST_CODE_UNITS = 4 * LONGEST_NAME;

    /// What people are called who say no name.
    private static final Pattern UNNAMED = Pattern.compile("Guest \\d{4}");

    private static final int TOKEN_BYTES = 24;
    private static final int ID_BYTES = 9;

    private final Store store;
    private final InstantSource clock;
    private final SecureRandom chance = new SecureRandom();

    public People(Store store, InstantSource clock) {
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
        store.change(
                "INSERT INTO person (id, name, token_hash, created) VALUES (?, ?, ?, ?)",
                id.value(),
                person.name(),
                hash(token),
                clock.millis());
        return new Visitor(person, token);
    }

    /// Whether somebody has said how they are called.
    public static boolean isNamed(String name) {
        return !name.isEmpty() && !UNNAMED.matcher(name).matches();
    }

    public Optional<Member.Person> byToken(String token) {
        return person("SELECT id, name FROM person WHERE token_hash = ?", hash(token));
    }

    public Optional<Member.Person> byId(PersonId id) {
        return person("SELECT id, name FROM person WHERE id = ?", id.value());
    }

    private Optional<Member.Person> person(String query, String key) {
        return store.row(
                query,
                row -> new Member.Person(new PersonId(row.getString("id")), row.getString("name")),
                key);
    }

    /// Changes the name of a person; a blank one changes nothing.
    public void rename(PersonId id, String name) {
        String shown = tidy(name);
        if (shown.isEmpty()) {
            return;
        }
        store.change("UPDATE person SET name = ? WHERE id = ?", shown, id.value());
    }

    /// Without control characters and double blanks, and not too long; what people see as one sign
    /// is never cut in two.
    static String tidy(String name) {
        String plain = name.replaceAll("\\p{Cntrl}", " ").replaceAll("\\s+", " ").strip();
        return SIGN.matcher(plain)
                .results()
                .limit(LONGEST_NAME)
                .takeWhile(sign -> sign.end() <= MOST_CODE_UNITS)
                .map(MatchResult::group)
                .collect(Collectors.joining())
                .strip();
    }

    private String random(int bytes) {
        byte[] secret = new byte[bytes];
        chance.nextBytes(secret);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }

    private static String hash(String token) {
        return Sha256.hex(token);
    }
}
