package overtrick.house.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.cards.Sha256;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.StoreException;

/// Who is signed in in which browser. Sessions lie in the store: they outlive a restart, can be
/// looked through by whose they are, and ended one by one.
public final class Sessions {

    private static final Logger LOG = LoggerFactory.getLogger(Sessions.class);

    /// How exactly is kept when somebody was seen last, so that a look is not a write each time.
    private static final Duration EXACTNESS = Duration.ofHours(1);

    private static final String BEGIN =
            "INSERT INTO session (hash, id, person, stay, device, began, seen)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?)";
    private static final String ALL =
            "SELECT s.id, s.person, p.name, s.stay, s.device, s.began, s.seen"
                    + " FROM session s JOIN person p ON p.id = s.person ";
    private static final String OVER =
            "DELETE FROM session WHERE stay = ? AND (seen <= ? OR began <= ?)";
    private static final String FIND = ALL + "WHERE s.hash = ?";
    private static final String OF = ALL + "WHERE s.person = ? ORDER BY s.seen DESC, s.began DESC";

    private final Store store;
    private final InstantSource clock;
    private final Endings endings;
    private final Secrets secrets = new Secrets();

    Sessions(Store store, InstantSource clock, Endings endings) {
        this.store = store;
        this.clock = clock;
        this.endings = endings;
    }

    /// Signs somebody in.
    ///
    /// @param device what the browser is
    /// @return the secret for its cookie, which is told this once
    public String begin(PersonId person, Stay stay, String device) {
        String token = secrets.token();
        store.write(beginning(person, stay, device, token)::change);
        return token;
    }

    /// The same as part of something larger.
    Sql beginning(PersonId person, Stay stay, String device, String token) {
        long now = clock.millis();
        return Sql.of(
                BEGIN,
                Sha256.hex(token),
                secrets.id(),
                person.value(),
                stay.word(),
                device,
                now,
                now);
    }

    /// The open session of a cookie.
    public Optional<Session> byToken(String token) {
        String hash = Sha256.hex(token);
        var now = clock.instant();
        var found = store.row(FIND, Sessions::read, hash).filter(session -> session.isOpen(now));
        found.filter(session -> session.seen().plus(EXACTNESS).isBefore(now))
                .ifPresent(_ -> seen(hash, now));
        return found;
    }

    /// A store that cannot be written for a while must not keep people from looking.
    private void seen(String hash, Instant now) {
        try {
            store.change("UPDATE session SET seen = ? WHERE hash = ?", now.toEpochMilli(), hash);
        } catch (StoreException failed) {
            LOG.debug("not noted when a session was seen: {}", failed.getMessage());
        }
    }

    /// All open sessions of a person, the one seen last first.
    public List<Session> of(PersonId person) {
        var now = clock.instant();
        return store.rows(OF, Sessions::read, person.value()).stream()
                .filter(session -> session.isOpen(now))
                .toList();
    }

    /// Gives the browser of a session another secret; the session goes on.
    ///
    /// @return the secret for its cookie, which is told this once
    public String renew(Session session) {
        String token = secrets.token();
        store.change("UPDATE session SET hash = ? WHERE id = ?", Sha256.hex(token), session.id());
        return token;
    }

    /// Ends one session of a person.
    ///
    /// @return whether there was one
    public boolean end(PersonId person, String id) {
        int ended =
                store.change("DELETE FROM session WHERE person = ? AND id = ?", person.value(), id);
        if (ended > 0) {
            endings.end(id);
        }
        return ended > 0;
    }

    /// Ends all sessions of a person but one.
    ///
    /// @param but the id of the one that stays; empty for none
    public int endOthers(PersonId person, String but) {
        var others =
                store.rows(
                        "SELECT id FROM session WHERE person = ? AND id <> ?",
                        row -> row.getString(1),
                        person.value(),
                        but);
        return (int) others.stream().filter(id -> end(person, id)).count();
    }

    /// Forgets the sessions that have run out.
    public int sweep() {
        var now = clock.instant();
        return store.write(connection -> {
            int swept = 0;
            for (var stay : Stay.values()) {
                long idle = now.minus(stay.length()).toEpochMilli();
                long old = now.minus(stay.longest()).toEpochMilli();
                swept += Sql.of(OVER, stay.word(), idle, old).change(connection);
            }
            return swept;
        });
    }

    private static Session read(ResultSet row) throws SQLException {
        return new Session(
                row.getString(1),
                new Member.Person(new PersonId(row.getString(2)), row.getString(3)),
                Stay.of(row.getString(4)),
                row.getString(5),
                Instant.ofEpochMilli(row.getLong(6)),
                Instant.ofEpochMilli(row.getLong(7)));
    }
}
