package overtrick.evening.tournament;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Sha256;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Duty;
import overtrick.house.people.Secrets;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;

/// Who holds which office in an event: its director, those whom they have chosen, and those who
/// have come with a link. What an office may do is the club's table of powers.
public final class Duties {

    /// The link of the one whose event it is: they need none.
    private static final String OWNER = "";

    /// The link of those who were chosen without one.
    private static final String CHOSEN = "member";

    private static final String HOLD =
            "INSERT INTO tournament_director (code, person, link, duty, since, said)"
                    + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (code, person, link)"
                    + " DO UPDATE SET duty = excluded.duty, since = excluded.since, ended = 0,"
                    + " said = MAX(said, excluded.said)";
    private static final String HAND_ON =
            "INSERT INTO tournament_director (code, person, link)"
                    + " SELECT ?, person, '' FROM tournament_director WHERE code = ? AND link = ''"
                    + " ON CONFLICT DO NOTHING";

    private static final String HOLDERS =
            """
            SELECT d.person, d.duty, d.link, COALESCE(l.label, ''), d.since, d.said
            FROM tournament_director d
            LEFT JOIN director_link l ON l.hash = d.link AND l.code = d.code
            WHERE d.code = ? AND d.ended = 0
                AND (d.link IN ('', 'member') OR l.withdrawn = 0)
            """;
    private static final String OF =
            HOLDERS + " AND d.person = ? AND (d.duty <> 'COMMENTATOR' OR d.said > 0)";
    private static final String ASKED =
            "SELECT 1 FROM tournament_director WHERE code = ? AND person = ? AND link = 'member'"
                    + " AND duty = 'COMMENTATOR' AND ended = 0 AND said = 0";
    private static final String SAY =
            "UPDATE tournament_director SET said = ? WHERE code = ? AND person = ?"
                    + " AND link = 'member' AND duty = 'COMMENTATOR' AND ended = 0";
    private static final String IN_ORDER = HOLDERS + " ORDER BY d.since, d.person, d.link";
    private static final String HAS_COMMENTED =
            "SELECT 1 FROM tournament_director" + " WHERE code = ? AND person = ? AND said > 0";
    private static final String BY_LINK =
            "SELECT ended FROM tournament_director WHERE code = ? AND person = ? AND link = ?";
    private static final String USED =
            "SELECT COUNT(*) FROM tournament_director WHERE code = ? AND link = ?";
    private static final String END =
            "UPDATE tournament_director SET ended = ?"
                    + " WHERE code = ? AND person = ? AND link = ? AND link <> '' AND ended = 0";
    private static final String LEAVE =
            "DELETE FROM tournament_director WHERE code = ? AND person = ? AND link = ?"
                    + " AND ended = 0 AND said = 0"; // who has seen the cards has seen them
    private static final String OWNERS =
            "SELECT person FROM tournament_director WHERE code = ? AND link = ''";

    private static final String LINK =
            "INSERT INTO director_link (hash, code, label, created, withdrawn, duty, until, uses)"
                    + " VALUES (?, ?, ?, ?, 0, ?, ?, ?)";
    private static final String FATE =
            "SELECT withdrawn = 0 AND until > ? FROM director_link WHERE hash = ? AND code = ?";
    private static final String WITHDRAW =
            "UPDATE director_link SET withdrawn = ? WHERE hash = ? AND code = ?";
    private static final String LINKS =
            """
            SELECT l.hash, l.label, l.created, l.duty, l.until, l.uses,
                (SELECT COUNT(*) FROM tournament_director d
                    WHERE d.code = l.code AND d.link = l.hash) AS people
            FROM director_link l WHERE l.code = ? AND l.withdrawn = 0
            """;
    private static final String LATEST_LINKS = LINKS + " ORDER BY l.created DESC";
    private static final String ONE_LINK = LINKS + " AND l.hash = ?";

    /// Whom a link invites to what.
    ///
    /// @param label for whom it is made
    /// @param until when it can be opened
    /// @param uses how many people may come by it
    public record Invitation(Duty duty, String label, Instant until, int uses) {

        public Invitation {
            if (duty == Duty.DIRECTOR) {
                throw new IllegalArgumentException("an event is handed over to one who is known");
            }
            if (uses < 1) {
                throw new IllegalArgumentException("uses are not 1 or more: " + uses);
            }
        }
    }

    /// A link that stands.
    ///
    /// @param hash by which it is withdrawn
    /// @param people how many have come by it
    public record Link(String hash, Invitation invitation, Instant created, int people) {}

    /// Somebody who holds an office.
    ///
    /// @param link by which; a word of its own for the owner and for those who were chosen
    /// @param label of the link; empty for those without one
    /// @param waits whether they have still to say that they do not play
    public record Holder(
            PersonId person, Duty duty, String link, String label, Instant since, boolean waits) {

        /// Whether they have come with a link.
        public boolean isByLink() {
            return !link.equals(OWNER) && !link.equals(CHOSEN);
        }
    }

    /// What becomes of one who comes with a link.
    public enum Coming {
        /// They hold the office now.
        COME,
        /// They hold it already.
        HELD,
        /// The link has ended, or what they held by it.
        ENDED,
        /// So many have come by it as may.
        FULL
    }

    private final Store store;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    Duties(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Makes a person the director to whom the event belongs.
    void own(TournamentId id, PersonId person) {
        hold(id, person, OWNER, Duty.DIRECTOR);
    }

    private void hold(TournamentId id, PersonId person, String link, Duty duty) {
        store.write(holding(id, person, link, duty, 0)::change);
    }

    /// Whoever directs one event as their own directs the next of the series.
    void handOn(TournamentId id, TournamentId next) {
        store.change(HAND_ON, next.code(), id.code());
    }

    /// The offices of a person; none for most.
    public Set<Duty> of(TournamentId id, PersonId person) {
        var duties = EnumSet.noneOf(Duty.class);
        duties.addAll(store.rows(OF, row -> duty(row.getString(2)), id.code(), person.value()));
        return duties;
    }

    /// Whether a person is or has been commentator, and may have seen what players must not.
    public boolean hasCommented(TournamentId id, PersonId person) {
        return store.row(HAS_COMMENTED, _ -> true, id.code(), person.value()).isPresent();
    }

    /// Everybody who holds an office, the first first.
    public List<Holder> holders(TournamentId id) {
        return store.rows(IN_ORDER, Duties::holder, id.code());
    }

    private static Holder holder(ResultSet row) throws SQLException {
        return new Holder(
                new PersonId(row.getString(1)),
                duty(row.getString(2)),
                row.getString(3),
                row.getString(4),
                Instant.ofEpochMilli(row.getLong(5)),
                duty(row.getString(2)) == Duty.COMMENTATOR && row.getLong(6) == 0);
    }

    private static Duty duty(String word) {
        return Duty.valueOf(word);
    }

    /// Gives somebody who is known an office; one of their own choosing before it is another then.
    public void appoint(TournamentId id, PersonId person, Duty duty) {
        if (duty == Duty.DIRECTOR) {
            throw new IllegalArgumentException("an event is handed over");
        }
        hold(id, person, CHOSEN, duty);
    }

    /// Ends what somebody holds by a link, or because they were chosen. The owner stays.
    ///
    /// @return whether they held it
    public boolean end(TournamentId id, PersonId person, String link) {
        return store.change(END, clock.millis(), id.code(), person.value(), link) > 0;
    }

    /// From now on the event is another's; whose it was assists.
    public void handOver(TournamentId id, PersonId person) {
        store.write(connection -> {
            var before =
                    Sql.of(OWNERS, id.code())
                            .rows(connection, row -> new PersonId(row.getString(1)));
            for (var one : before) {
                Sql.of(LEAVE, id.code(), one.value(), OWNER).change(connection);
                holding(id, one, CHOSEN, Duty.ASSISTANT, 0).change(connection);
            }
            Sql.of(LEAVE, id.code(), person.value(), CHOSEN).change(connection);
            return holding(id, person, OWNER, Duty.DIRECTOR, 0).change(connection);
        });
    }

    private Sql holding(TournamentId id, PersonId person, String link, Duty duty, long said) {
        return Sql.of(HOLD, id.code(), person.value(), link, duty.name(), clock.millis(), said);
    }

    /// Makes a link by which others get an office.
    ///
    /// @return the secret, which is told this once: only its hash is kept
    public String invite(TournamentId id, Invitation invitation) {
        String secret = secrets.token();
        store.change(
                LINK,
                hash(id, secret),
                id.code(),
                invitation.label(),
                clock.millis(),
                invitation.duty().name(),
                invitation.until().toEpochMilli(),
                invitation.uses());
        return secret;
    }

    /// What the secret of a link is worth.
    public Verdict judge(TournamentId id, String secret) {
        return fate(id, hash(id, secret))
                .map(stands -> stands ? Verdict.STANDS : Verdict.ENDED)
                .orElse(Verdict.UNKNOWN);
    }

    private Optional<Boolean> fate(TournamentId id, String hash) {
        return store.row(FATE, row -> row.getBoolean(1), clock.millis(), hash, id.code());
    }

    /// Whether a link can still be opened.
    ///
    /// @param hash of its secret
    public boolean stands(TournamentId id, String hash) {
        return fate(id, hash).orElse(false);
    }

    /// Whether somebody was chosen to comment, and has still to say that they do not play.
    public boolean isAsked(TournamentId id, PersonId person) {
        return store.row(ASKED, _ -> true, id.code(), person.value()).isPresent();
    }

    /// Somebody who was chosen to comment says that they do not play.
    public void say(TournamentId id, PersonId person) {
        store.change(SAY, clock.millis(), id.code(), person.value());
    }

    /// A person comes with a link. Who comes to comment has said that they do not play.
    ///
    /// @param hash of its secret
    public Coming come(TournamentId id, String hash, PersonId person) {
        return store.write(connection -> {
            var held =
                    Sql.of(BY_LINK, id.code(), person.value(), hash)
                            .row(connection, row -> row.getLong(1) == 0);
            var link = Sql.of(ONE_LINK, id.code(), hash).row(connection, Duties::link);
            if (link.isEmpty()
                    || !held.orElse(link.get().invitation().until().isAfter(clock.instant()))) {
                return Coming.ENDED;
            }
            if (held.isPresent()) {
                return Coming.HELD;
            }
            int used =
                    Sql.of(USED, id.code(), hash).row(connection, row -> row.getInt(1)).orElse(0);
            if (used >= link.get().invitation().uses()) {
                return Coming.FULL;
            }
            var duty = link.get().invitation().duty();
            long said = duty == Duty.COMMENTATOR ? clock.millis() : 0;
            holding(id, person, hash, duty, said).change(connection);
            return Coming.COME;
        });
    }

    /// The device of a person is ended: they may come with the link once more on another one.
    public void leave(TournamentId id, String hash, PersonId person) {
        if (store.change(LEAVE, id.code(), person.value(), hash) == 0) {
            end(id, person, hash);
        }
    }

    /// From now on nobody holds an office by the link.
    ///
    /// @return whether there was such a link
    public boolean withdraw(TournamentId id, String hash) {
        return store.change(WITHDRAW, clock.millis(), hash, id.code()) > 0;
    }

    /// A link that has not been withdrawn.
    public Optional<Link> link(TournamentId id, String hash) {
        return store.row(ONE_LINK, Duties::link, id.code(), hash);
    }

    /// The links that have not been withdrawn, the latest first.
    public List<Link> links(TournamentId id) {
        return store.rows(LATEST_LINKS, Duties::link, id.code());
    }

    private static Link link(ResultSet row) throws SQLException {
        return new Link(
                row.getString(1),
                new Invitation(
                        duty(row.getString(4)),
                        row.getString(2),
                        Instant.ofEpochMilli(row.getLong(5)),
                        row.getInt(6)),
                Instant.ofEpochMilli(row.getLong(3)),
                row.getInt(7));
    }

    /// By what a link is known without its secret.
    public static String hash(TournamentId id, String secret) {
        return Sha256.hex(id.code() + "/" + secret);
    }
}
