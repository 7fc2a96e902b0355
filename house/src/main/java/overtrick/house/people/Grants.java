package overtrick.house.people;

import java.sql.Connection;
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
import overtrick.house.people.Grant.Scope;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.StoreException;

/// What the links of events have been exchanged for. A link holds a key; it is opened once on a
/// device, and from then on the cookie of the device opens what the key has opened, at addresses
/// without it. Each grant is a row that can be looked at and ended.
public final class Grants {

    /// A grant that nobody has used for so long is over.
    public static final Duration IDLE = Duration.ofDays(30);

    /// A device that was not seen for so long makes room for another.
    private static final Duration GONE = Duration.ofHours(12);

    /// How exactly is kept when a device was seen last, so that a look is not a write each time.
    private static final Duration EXACTNESS = Duration.ofMinutes(3);

    private static final Logger LOG = LoggerFactory.getLogger(Grants.class);

    private static final String ALL =
            "SELECT id, device, event, link, place, person, browser, began, seen FROM link_grant ";
    private static final String FIND =
            ALL + "WHERE hash = ? AND event = ? AND link = ? AND place = ? AND seen > ?";
    private static final String DEVICE =
            "SELECT device FROM link_grant WHERE hash = ? AND seen > ? LIMIT 1";
    private static final String ADD =
            "INSERT INTO link_grant (id, hash, device, event, link, place, person, browser, began,"
                    + " seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    private static final String TOO_OLD =
            "DELETE FROM link_grant WHERE event = ? AND link = ? AND place = ? AND seen <= ?";
    private static final String COUNT =
            "SELECT COUNT(*) FROM link_grant WHERE event = ? AND link = ? AND place = ?";

    private final Store store;
    private final InstantSource clock;
    private final Endings endings;
    private final Secrets secrets = new Secrets();

    Grants(Store store, InstantSource clock, Endings endings) {
        this.store = store;
        this.clock = clock;
        this.endings = endings;
    }

    /// The device of a cookie; empty when it holds no grant.
    public Optional<PersonId> device(String token) {
        return store.row(
                DEVICE, row -> new PersonId(row.getString(1)), Sha256.hex(token), oldest(IDLE));
    }

    /// What a device may do.
    public Optional<Grant> find(String token, Scope scope) {
        var found =
                store.row(
                        FIND,
                        Grants::read,
                        Sha256.hex(token),
                        scope.event(),
                        scope.link(),
                        scope.place(),
                        oldest(IDLE));
        var now = clock.instant();
        found.filter(grant -> grant.seen().plus(EXACTNESS).isBefore(now)).ifPresent(this::seen);
        return found;
    }

    /// A store that cannot be written for a while must not keep people from looking.
    private void seen(Grant grant) {
        try {
            store.change("UPDATE link_grant SET seen = ? WHERE id = ?", clock.millis(), grant.id());
        } catch (StoreException failed) {
            LOG.debug("not noted when a device was seen: {}", failed.getMessage());
        }
    }

    /// Grants a device what a link opens.
    ///
    /// @param known the secret in the cookie of the device; a new one is drawn when it opens
    ///   nothing, so that nobody is given one that somebody else knows
    /// @param person who is known in the browser
    /// @param browser what it is
    /// @param most how many devices may have the same
    /// @return the secret for its cookie; empty when so many have it already
    public Optional<String> give(
            Scope scope,
            Optional<String> known,
            Optional<PersonId> person,
            String browser,
            int most) {
        var before = known.filter(token -> device(token).isPresent());
        String token = before.orElseGet(secrets::token);
        var device =
                before.flatMap(this::device)
                        .orElseGet(() -> new PersonId("device " + secrets.id()));
        String id = secrets.id();
        long now = clock.millis();
        boolean given =
                store.write(connection -> {
                    if (isFull(connection, scope, most)) {
                        return false;
                    }
                    Sql.of(
                                    ADD,
                                    id,
                                    Sha256.hex(token),
                                    device.value(),
                                    scope.event(),
                                    scope.link(),
                                    scope.place(),
                                    person.map(PersonId::value).orElse(""),
                                    browser,
                                    now,
                                    now)
                            .change(connection);
                    return true;
                });
        return given ? Optional.of(token) : Optional.empty();
    }

    /// Whether there is no room for one more, not even when those go who have not been seen lately.
    private boolean isFull(Connection connection, Scope scope, int most) throws SQLException {
        var count = Sql.of(COUNT, scope.event(), scope.link(), scope.place());
        if (count.row(connection, row -> row.getInt(1)).orElse(0) < most) {
            return false;
        }
        Sql.of(TOO_OLD, scope.event(), scope.link(), scope.place(), oldest(GONE))
                .change(connection);
        return count.row(connection, row -> row.getInt(1)).orElse(0) >= most;
    }

    /// Notes who uses a grant.
    public void use(Grant grant, PersonId person) {
        store.change("UPDATE link_grant SET person = ? WHERE id = ?", person.value(), grant.id());
    }

    /// The secret of a device becomes another, as when it comes by an encrypted line for the first
    /// time.
    public String renew(String token) {
        String fresh = secrets.token();
        store.change(
                "UPDATE link_grant SET hash = ? WHERE hash = ?",
                Sha256.hex(fresh),
                Sha256.hex(token));
        return fresh;
    }

    /// All grants in an event, those seen last first.
    public List<Grant> of(String event) {
        return store.rows(
                ALL + "WHERE event = ? AND seen > ? ORDER BY seen DESC, id",
                Grants::read,
                event,
                oldest(IDLE));
    }

    /// The events in which devices may do something.
    public List<String> events() {
        return store.rows("SELECT DISTINCT event FROM link_grant", row -> row.getString(1));
    }

    /// Ends grants: the pages that are open by them are told.
    public void end(List<Grant> grants) {
        store.write(connection -> {
            for (var grant : grants) {
                Sql.of("DELETE FROM link_grant WHERE id = ?", grant.id()).change(connection);
            }
            return grants.size();
        });
        grants.forEach(grant -> endings.end(grant.device().value()));
    }

    /// Forgets the grants that nobody has used for long.
    public int sweep() {
        return store.change("DELETE FROM link_grant WHERE seen <= ?", oldest(IDLE));
    }

    private long oldest(Duration age) {
        return clock.instant().minus(age).toEpochMilli();
    }

    private static Grant read(ResultSet row) throws SQLException {
        String person = row.getString(6);
        return new Grant(
                row.getString(1),
                new PersonId(row.getString(2)),
                new Scope(row.getString(3), row.getString(4), row.getString(5)),
                person.isEmpty() ? Optional.empty() : Optional.of(new PersonId(person)),
                row.getString(7),
                Instant.ofEpochMilli(row.getLong(8)),
                Instant.ofEpochMilli(row.getLong(9)));
    }
}
