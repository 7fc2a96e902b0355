package overtrick.company;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import overtrick.house.people.Apart;
import overtrick.house.people.Belongings;
import overtrick.house.table.PersonId;
import overtrick.log.Neighbours;
import overtrick.log.Sql;
import overtrick.log.Store;

/// Everybody's own lists: friends, and those from whom they keep away. A block is silent: whoever
/// is on such a list finds an unanswered question where a friend was, and nothing else.
public final class Circles implements Apart {

    /// How two people stand to each other, seen by one of them.
    public enum Tie {
        NONE,
        /// They have asked, and there is no answer.
        ASKED,
        /// The other has asked.
        ASKS,
        FRIENDS,
        /// They keep away from the other.
        KEPT_OFF
    }

    /// People on one list.
    public static final int MOST = 500;

    static final List<Belongings> BELONGINGS =
            List.of(Belongings.own("friend", "other"), Belongings.own("kept_off", "other"));

    private static final String ADD_FRIEND =
            "INSERT INTO friend (person, other, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    private static final String DROP_FRIEND = "DELETE FROM friend WHERE person = ? AND other = ?";
    private static final String PUT_BY =
            "UPDATE friend SET put_by = 1 WHERE person = ? AND other = ?";
    private static final String KEEP_OFF =
            "INSERT INTO kept_off (person, other, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    private static final String MEET = "DELETE FROM kept_off WHERE person = ? AND other = ?";
    private static final String FRIENDS =
            "SELECT f.other FROM friend f JOIN friend back ON back.person = f.other"
                    + " AND back.other = f.person WHERE f.person = ?";
    private static final String ASKING =
            "SELECT f.person FROM friend f WHERE f.other = ? AND f.put_by = 0 AND NOT EXISTS"
                    + " (SELECT 1 FROM friend back WHERE back.person = f.other AND back.other ="
                    + " f.person) AND f.person NOT IN (SELECT person FROM departed) ORDER BY f.at";
    private static final String ASKED = "SELECT other FROM friend WHERE person = ?";

    private static final String TOPIC = "circles";
    private static final String ALL = "circles of all";

    private final Store store;
    private final InstantSource clock;
    private final Consumer<PersonId> stirred;
    private final Neighbours near;

    /// Tables ask with every look: what is asked often is remembered until it changes.
    private final Map<PersonId, Set<PersonId>> away = new ConcurrentHashMap<>();

    private final Map<PersonId, Set<PersonId>> kept = new ConcurrentHashMap<>();

    /// @param stirred told of whoever may see more or less from now on, in each program by itself
    public Circles(Store store, InstantSource clock, Consumer<PersonId> stirred) {
        this.store = store;
        this.clock = clock;
        this.stirred = stirred;
        this.near = store.log().neighbours();
        near.hear(TOPIC, (_, person) -> heard(new PersonId(person)));
        near.hear(ALL, (_, _) -> forgetHere());
        near.whenChanged(this::forgetHere);
        near.nowAndThen(this::forgetHere); // a word may have been lost
    }

    private Set<PersonId> people(String question, PersonId person) {
        return Set.copyOf(
                store.rows(question, row -> new PersonId(row.getString(1)), person.value()));
    }

    @Override
    public Set<PersonId> from(PersonId person) {
        return away.computeIfAbsent(
                person, id -> people("SELECT person FROM kept_off WHERE other = ?", id));
    }

    /// Those from whom somebody keeps away.
    public Set<PersonId> keptOffBy(PersonId person) {
        return kept.computeIfAbsent(
                person, id -> people("SELECT other FROM kept_off WHERE person = ?", id));
    }

    @Override
    public Set<String> unheardBy(PersonId person) {
        if (keptOffBy(person).isEmpty()) {
            return Set.of();
        }
        return Set.copyOf(
                store
                        .rows(
                                "SELECT p.name FROM kept_off k JOIN person p ON p.id = k.other"
                                        + " WHERE k.person = ?",
                                row -> row.getString(1),
                                person.value())
                        .stream()
                        .collect(Collectors.toSet()));
    }

    /// Those whom somebody must not meet, from either side.
    public Set<PersonId> apart(PersonId person) {
        var all = new HashSet<>(from(person));
        all.addAll(keptOffBy(person));
        return all;
    }

    public boolean areApart(PersonId one, PersonId other) {
        return from(one).contains(other) || keptOffBy(one).contains(other);
    }

    /// Those who call somebody a friend and are called so by them.
    public Set<PersonId> friends(PersonId person) {
        return people(FRIENDS, person);
    }

    /// Those who would be friends of somebody and wait for an answer.
    public List<PersonId> asking(PersonId person) {
        var unwanted = keptOffBy(person);
        return store.rows(ASKING, row -> new PersonId(row.getString(1)), person.value()).stream()
                .filter(one -> !unwanted.contains(one))
                .toList();
    }

    public Tie tie(PersonId person, PersonId other) {
        if (keptOffBy(person).contains(other)) {
            return Tie.KEPT_OFF;
        }
        boolean asked = people(ASKED, person).contains(other);
        boolean asks = people(ASKED, other).contains(person);
        return asked && asks
                ? Tie.FRIENDS
                : asked ? Tie.ASKED : asking(person).contains(other) ? Tie.ASKS : Tie.NONE;
    }

    /// Calls somebody a friend: a question, or the answer to theirs.
    ///
    /// @return whether the list had room
    public boolean befriend(PersonId person, PersonId other) {
        if (person.equals(other) || people(ASKED, person).size() >= MOST) {
            return false;
        }
        store.change(MEET, person.value(), other.value());
        store.change(ADD_FRIEND, person.value(), other.value(), clock.millis());
        changed(person, other);
        return true;
    }

    /// No longer calls somebody a friend, or does not answer them.
    public void drop(PersonId person, PersonId other) {
        var dropping = Sql.of(DROP_FRIEND, person.value(), other.value());
        var putting = Sql.of(PUT_BY, other.value(), person.value());
        store.write(connection -> dropping.change(connection) + putting.change(connection));
        changed(person, other);
    }

    /// Keeps away from somebody.
    ///
    /// @return whether the list had room
    public boolean keepOff(PersonId person, PersonId other) {
        if (person.equals(other) || keptOffBy(person).size() >= MOST) {
            return false;
        }
        var keeping = Sql.of(KEEP_OFF, person.value(), other.value(), clock.millis());
        var dropping = Sql.of(DROP_FRIEND, person.value(), other.value());
        var putting = Sql.of(PUT_BY, other.value(), person.value());
        store.write(connection ->
                keeping.change(connection)
                        + dropping.change(connection)
                        + putting.change(connection));
        changed(person, other);
        return true;
    }

    /// Keeps away no longer.
    public void meet(PersonId person, PersonId other) {
        store.change(MEET, person.value(), other.value());
        changed(person, other);
    }

    private void changed(PersonId person, PersonId other) {
        changed(other);
        changed(person);
    }

    private void changed(PersonId person) {
        heard(person);
        near.tell(TOPIC, person.value());
    }

    private void heard(PersonId person) {
        forgetHere();
        stirred.accept(person);
    }

    /// All is read anew when it is asked for.
    private void forgetHere() {
        away.clear();
        kept.clear();
    }

    /// As above, in every program.
    void forget() {
        forgetHere();
        near.tell(ALL, "");
    }

    /// The guest is the member, on their own lists and on those of others.
    void recognise(PersonId guest, PersonId member) {
        store.write(connection -> {
            int rows = 0;
            for (String table : List.of("friend", "kept_off")) {
                rows += pass(connection, table, "person", "other", guest, member);
                rows += pass(connection, table, "other", "person", guest, member);
            }
            return rows;
        });
        changed(member);
    }

    private static int pass(
            Connection connection,
            String table,
            String column,
            String beside,
            PersonId guest,
            PersonId member)
            throws SQLException {
        String from = guest.value();
        String to = member.value();
        var passing =
                Sql.of(
                        """
                        UPDATE %1$s SET %2$s = ? WHERE %2$s = ? AND %3$s <> ? AND NOT EXISTS
                            (SELECT 1 FROM %1$s AS o WHERE o.%2$s = ? AND o.%3$s = %1$s.%3$s)
                        """
                                .formatted(table, column, beside),
                        to,
                        from,
                        to,
                        to);
        var rest = Sql.of("DELETE FROM %s WHERE %s = ?".formatted(table, column), from);
        return passing.change(connection) + rest.change(connection);
    }
}
