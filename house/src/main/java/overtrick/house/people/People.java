package overtrick.house.people;

import java.time.InstantSource;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
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

    private static final String ADD = "INSERT INTO person (id, name, created) VALUES (?, ?, ?)";

    private final Store store;
    private final InstantSource clock;
    private final Sessions sessions;
    private final Grants grants;
    private final Tokens tokens;
    private final Endings endings;
    private final Secrets secrets = new Secrets();

    public People(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        this.endings = new Endings(store.log().neighbours());
        this.sessions = new Sessions(store, clock, endings);
        this.grants = new Grants(store, clock, endings);
        this.tokens = new Tokens(store, clock, endings);
    }

    /// Who is signed in where.
    public Sessions sessions() {
        return sessions;
    }

    /// What devices may do by links.
    public Grants grants() {
        return grants;
    }

    /// By what programs of members come in.
    public Tokens tokens() {
        return tokens;
    }

    /// Tells when sessions and tokens end, and what devices may do.
    public Endings endings() {
        return endings;
    }

    /// Makes a person; a blank name becomes `Guest` with a number.
    public Visitor welcome(String name) {
        return welcome(name, "");
    }

    /// Makes a person.
    ///
    /// @param name a blank one becomes `Guest` with a number
    /// @param device what their browser is
    public Visitor welcome(String name, String device) {
        String shown = tidy(name);
        var id = new PersonId(secrets.id());
        String token = secrets.token();
        var person =
                new Member.Person(
                        id, shown.isEmpty() ? "Guest " + (1000 + secrets.number(9000)) : shown);
        var adding = Sql.of(ADD, id.value(), person.name(), clock.millis());
        var session = sessions.beginning(id, Stay.GUEST, device, token);
        store.write(connection -> adding.change(connection) + session.change(connection));
        return new Visitor(person, token);
    }

    /// Whether somebody has said how they are called.
    public static boolean isNamed(String name) {
        return !name.isEmpty() && !UNNAMED.matcher(name).matches();
    }

    /// Who is signed in with the secret of a cookie.
    public Optional<Member.Person> byToken(String token) {
        return sessions.byToken(token).map(Session::person);
    }

    public Optional<Member.Person> byId(PersonId id) {
        return store.row(
                "SELECT id, name FROM person WHERE id = ?",
                row -> new Member.Person(new PersonId(row.getString(1)), row.getString(2)),
                id.value());
    }

    /// Changes the name of a person; a blank one changes nothing.
    public void rename(PersonId id, String name) {
        String shown = tidy(name);
        if (shown.isEmpty()) {
            return;
        }
        store.change("UPDATE person SET name = ? WHERE id = ?", shown, id.value());
    }

    /// Keeps how somebody likes their pages, for their other devices.
    public void like(PersonId id, String likes) {
        store.change("UPDATE person SET likes = ? WHERE id = ?", likes, id.value());
    }

    /// How somebody likes their pages; empty where nothing was kept.
    public Optional<String> likes(PersonId id) {
        return store.row(
                        "SELECT likes FROM person WHERE id = ?",
                        row -> row.getString(1),
                        id.value())
                .filter(kept -> !kept.isEmpty());
    }

    /// Without control characters and double blanks, and not too long; what people see as one sign
    /// is never cut in two.
    public static String tidy(String name) {
        String plain = name.replaceAll("\\p{Cntrl}", " ").replaceAll("\\s+", " ").strip();
        return SIGN.matcher(plain)
                .results()
                .limit(LONGEST_NAME)
                .takeWhile(sign -> sign.end() <= MOST_CODE_UNITS)
                .map(MatchResult::group)
                .collect(Collectors.joining())
                .strip();
    }
}
