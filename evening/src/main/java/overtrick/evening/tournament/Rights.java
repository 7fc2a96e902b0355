package overtrick.evening.tournament;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.cards.Sha256;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.tournament.session.EntryId;

/// Who may do what in a tournament: its director and those to whom they have given a link, and the
/// players whose telephones speak for them.
public final class Rights {

    private static final int SECRET_BYTES = 18;

    /// The link of the one whose tournament it is: they need none.
    private static final String OWNER = "";

    private static final String DIRECT =
            "INSERT INTO tournament_director (code, person, link) VALUES (?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    private static final String HAND_ON =
            "INSERT INTO tournament_director (code, person, link)"
                    + " SELECT ?, person, '' FROM tournament_director WHERE code = ? AND link = ''"
                    + " ON CONFLICT DO NOTHING";
    private static final String DIRECTS =
            """
            SELECT 1 FROM tournament_director d LEFT JOIN director_link l ON l.hash = d.link
            WHERE d.code = ? AND d.person = ? AND (d.link = '' OR l.withdrawn = 0)
            """;
    private static final String LINK =
            "INSERT INTO director_link (hash, code, label, created, withdrawn)"
                    + " VALUES (?, ?, ?, ?, 0)";
    private static final String STANDS =
            "SELECT 1 FROM director_link WHERE hash = ? AND code = ? AND withdrawn = 0";
    private static final String FATE =
            "SELECT withdrawn FROM director_link WHERE hash = ? AND code = ?";
    private static final String LEAVE =
            "DELETE FROM tournament_director WHERE code = ? AND person = ? AND link = ?";
    private static final String WITHDRAW =
            "UPDATE director_link SET withdrawn = ? WHERE hash = ? AND code = ?";
    private static final String LINKS =
            """
            SELECT l.hash, l.label, l.created,
                (SELECT COUNT(*) FROM tournament_director d WHERE d.link = l.hash) AS people
            FROM director_link l WHERE l.code = ? AND l.withdrawn = 0
            ORDER BY l.created DESC
            """;
    private static final String SPEAK =
            "INSERT INTO tournament_player (code, person, entry) VALUES (?, ?, ?)"
                    + " ON CONFLICT (code, person) DO UPDATE SET entry = excluded.entry";
    private static final String ENTRY =
            "SELECT entry FROM tournament_player WHERE code = ? AND person = ?";

    /// A link that lets its holder direct.
    ///
    /// @param hash by which it is withdrawn
    /// @param label for whom it was made
    /// @param people how many direct by it
    public record Link(String hash, String label, Instant created, int people) {}

    private static final String SEARCH =
            "INSERT INTO partner_search (code, person, player) VALUES (?, ?, ?)"
                    + " ON CONFLICT (code, person) DO UPDATE SET player = excluded.player";
    private static final String SEARCHED =
            "SELECT player FROM partner_search WHERE code = ? AND person = ?";

    private final Store store;
    private final InstantSource clock;
    private final SecureRandom chance = new SecureRandom();

    Rights(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Makes a person the director to whom the tournament belongs.
    void own(TournamentId id, PersonId person) {
        store.change(DIRECT, id.code(), person.value(), OWNER);
    }

    /// Whoever directs one tournament as their own directs the next of the series.
    void handOn(TournamentId id, TournamentId next) {
        store.change(HAND_ON, next.code(), id.code());
    }

    public boolean directs(TournamentId id, PersonId person) {
        return store.row(DIRECTS, _ -> true, id.code(), person.value()).isPresent();
    }

    /// Makes a link by which somebody else may direct too.
    ///
    /// @return the secret, which is told this once: only its hash is kept
    public String link(TournamentId id, String label) {
        byte[] bytes = new byte[SECRET_BYTES];
        chance.nextBytes(bytes);
        String secret = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        store.change(LINK, hash(id, secret), id.code(), label, clock.millis());
        return secret;
    }

    /// What the secret of a link is worth.
    public Verdict judge(TournamentId id, String secret) {
        return store.row(FATE, row -> row.getLong(1), hash(id, secret), id.code())
                .map(withdrawn -> withdrawn == 0 ? Verdict.STANDS : Verdict.ENDED)
                .orElse(Verdict.UNKNOWN);
    }

    /// Whether a link stands.
    ///
    /// @param hash of its secret
    public boolean stands(TournamentId id, String hash) {
        return store.row(STANDS, _ -> true, hash, id.code()).isPresent();
    }

    /// A person comes with a link.
    ///
    /// @param hash of its secret
    /// @return whether it stands, and they direct now
    public boolean come(TournamentId id, String hash, PersonId person) {
        return store.write(connection -> {
            boolean stands = Sql.of(STANDS, hash, id.code()).row(connection, _ -> true).isPresent();
            if (stands) {
                Sql.of(DIRECT, id.code(), person.value(), hash).change(connection);
            }
            return stands;
        });
    }

    /// From now on the person does not direct by the link.
    public void leave(TournamentId id, String hash, PersonId person) {
        store.change(LEAVE, id.code(), person.value(), hash);
    }

    /// From now on nobody directs by the link.
    ///
    /// @return whether there was such a link
    public boolean withdraw(TournamentId id, String hash) {
        return store.change(WITHDRAW, clock.millis(), hash, id.code()) > 0;
    }

    /// The links that stand, the latest first.
    public List<Link> links(TournamentId id) {
        return store.rows(
                LINKS,
                row ->
                        new Link(
                                row.getString(1),
                                row.getString(2),
                                Instant.ofEpochMilli(row.getLong(3)),
                                row.getInt(4)),
                id.code());
    }

    /// From now on the person's telephone speaks for the entry.
    public void speak(TournamentId id, PersonId person, EntryId entry) {
        store.change(SPEAK, id.code(), person.value(), entry.value());
    }

    /// For whom the person speaks; empty for those who have not entered.
    public Optional<EntryId> entry(TournamentId id, PersonId person) {
        return store.row(ENTRY, row -> new EntryId(row.getInt(1)), id.code(), person.value());
    }

    /// From now on the person's telephone looks for a partner under this name.
    public void search(TournamentId id, PersonId person, String player) {
        store.change(SEARCH, id.code(), person.value(), player);
    }

    /// The name under which the person looks for a partner, or has looked; empty for others.
    public Optional<String> searched(TournamentId id, PersonId person) {
        return store.row(SEARCHED, row -> row.getString(1), id.code(), person.value());
    }

    /// Everybody who looks for a partner by their telephone, or has looked, with the name.
    public Map<PersonId, String> searching(TournamentId id) {
        return store
                .rows(
                        "SELECT person, player FROM partner_search WHERE code = ?",
                        row -> Map.entry(new PersonId(row.getString(1)), row.getString(2)),
                        id.code())
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// Everybody whose telephone speaks for an entry.
    public List<PersonId> speakers(TournamentId id) {
        return store.rows(
                "SELECT person FROM tournament_player WHERE code = ?",
                row -> new PersonId(row.getString(1)),
                id.code());
    }

    /// The tournaments in which a person speaks for an entry.
    public List<TournamentId> entered(PersonId person) {
        return store.rows(
                "SELECT code FROM tournament_player WHERE person = ?",
                row -> new TournamentId(row.getString(1)),
                person.value());
    }

    /// By what a link is known without its secret.
    public static String hash(TournamentId id, String secret) {
        return Sha256.hex(id.code() + "/" + secret);
    }
}
