package overtrick.house.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
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

/// The tokens by which programs of members come in. A token is told once; its hash lies in the
/// store, with what it may do and until when.
public final class Tokens {

    /// How many one member may have.
    public static final int MOST = 10;

    /// For how long one is good at most.
    public static final Duration LONGEST = Duration.ofDays(366);

    /// Signs in its name.
    public static final int LONGEST_NAME = People.LONGEST_NAME;

    private static final Logger LOG = LoggerFactory.getLogger(Tokens.class);

    /// What a token begins with, so that one that lies where it should not is known for what it is.
    private static final String MARK = "ot_";

    /// How exactly is kept when it was used last, so that a request is not a write each time.
    private static final Duration EXACTNESS = Duration.ofHours(1);

    private static final String ALL =
            "SELECT t.id, t.person, p.name, t.name, t.reach, t.made, t.ends, t.used"
                    + " FROM program_token t JOIN person p ON p.id = t.person ";
    private static final String FIND = ALL + "WHERE t.hash = ?";
    private static final String OF = ALL + "WHERE t.person = ? ORDER BY t.made DESC, t.id";
    private static final String ADD =
            "INSERT INTO program_token (hash, id, person, name, reach, made, ends, used)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, 0)";
    private static final String COUNT =
            "SELECT count(*) FROM program_token WHERE person = ? AND ends > ?";

    private final Store store;
    private final InstantSource clock;
    private final Endings endings;
    private final Secrets secrets = new Secrets();

    Tokens(Store store, InstantSource clock, Endings endings) {
        this.store = store;
        this.clock = clock;
        this.endings = endings;
    }

    /// Makes one.
    ///
    /// @param name what its owner calls it
    /// @param life for how long it is good, more than nothing and [#LONGEST] at most
    /// @return the token, which is told this once; empty when they have as many as they may
    public Optional<String> make(
            PersonId person, String name, Collection<Reach> reach, Duration life) {
        if (!life.isPositive() || life.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException("life is not up to %s: %s".formatted(LONGEST, life));
        }
        String token = MARK + secrets.token();
        var now = clock.instant();
        var adding =
                Sql.of(
                        ADD,
                        Sha256.hex(token),
                        secrets.id(),
                        person.value(),
                        People.tidy(name),
                        Reach.text(Reach.with(reach)),
                        now.toEpochMilli(),
                        now.plus(life).toEpochMilli());
        var counting = Sql.of(COUNT, person.value(), now.toEpochMilli());
        int added =
                store.write(connection -> {
                    int known = counting.row(connection, row -> row.getInt(1)).orElse(0);
                    return known < MOST ? adding.change(connection) : 0;
                });
        return added == 1 ? Optional.of(token) : Optional.empty();
    }

    /// What a token opens now.
    public Optional<Token> find(String token) {
        String hash = Sha256.hex(token);
        var now = clock.instant();
        var found = store.row(FIND, Tokens::read, hash).filter(one -> one.isOpen(now));
        found.filter(one -> one.used().filter(used -> now.isBefore(used.plus(EXACTNESS))).isEmpty())
                .ifPresent(_ -> used(hash, now));
        return found;
    }

    /// A store that cannot be written for a while must not keep programs from looking.
    private void used(String hash, Instant now) {
        try {
            store.change(
                    "UPDATE program_token SET used = ? WHERE hash = ?", now.toEpochMilli(), hash);
        } catch (StoreException failed) {
            LOG.debug("not noted when a token was used: {}", failed.getMessage());
        }
    }

    /// All that a person has, the latest first, with those that have run out.
    public List<Token> of(PersonId person) {
        return store.rows(OF, Tokens::read, person.value());
    }

    /// Whether it has run out.
    public boolean isOver(Token token) {
        return !token.isOpen(clock.instant());
    }

    /// Ends one of a person's tokens, and what is open by it.
    ///
    /// @return whether there was one
    public boolean end(PersonId person, String id) {
        int ended =
                store.change(
                        "DELETE FROM program_token WHERE person = ? AND id = ?",
                        person.value(),
                        id);
        if (ended > 0) {
            endings.end(id);
        }
        return ended > 0;
    }

    /// Ends all of a person's tokens.
    public int endAll(PersonId person) {
        return (int) of(person).stream().filter(one -> end(person, one.id())).count();
    }

    private static Token read(ResultSet row) throws SQLException {
        long used = row.getLong(8);
        return new Token(
                row.getString(1),
                new Member.Person(new PersonId(row.getString(2)), row.getString(3)),
                row.getString(4),
                Reach.parse(row.getString(5)),
                Instant.ofEpochMilli(row.getLong(6)),
                Instant.ofEpochMilli(row.getLong(7)),
                used == 0 ? Optional.empty() : Optional.of(Instant.ofEpochMilli(used)));
    }
}
