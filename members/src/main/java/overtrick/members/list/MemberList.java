package overtrick.members.list;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import overtrick.house.people.Secrets;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.page.Alphabet;

/// The list of the club's members: all who have an account, and those who are invited to have one.
/// It holds what federations ask for and is seen by officers alone.
public final class MemberList {

    private static final String ALL =
            """
            SELECT l.id, l.person, p.name, l.number, l.name, l.club, l.category, l.since
            FROM listed l LEFT JOIN person p ON p.id = l.person
            """;
    private static final String SOUGHT =
            " WHERE (l.sought LIKE ? ESCAPE '\\' OR EXISTS (SELECT 1 FROM account a"
                    + " WHERE a.person = l.person AND a.login LIKE ? ESCAPE '\\'))";
    private static final String ADD =
            "INSERT INTO listed (id, number, name, club, category, since, sorted, sought)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    private static final String CHANGE =
            "UPDATE listed SET number = ?, name = ?, club = ?, category = ?, since = ?,"
                    + " sorted = ?, sought = ? WHERE id = ?";
    private static final String BELONG =
            "UPDATE listed SET person = ? WHERE id = ? AND person IS NULL";

    /// By what the list is in order.
    public enum Order {
        NAME(Entry::name),
        NUMBER(Entry::number),
        CLUB(Entry::club),
        CATEGORY(Entry::category),
        SINCE(Entry::since);

        private final Function<Entry, String> by;

        Order(Function<Entry, String> by) {
            this.by = by;
        }

        /// As readers of a language look for it; where nothing stands, last.
        private Comparator<Listed> in(Locale language) {
            return Comparator.<Listed, Boolean>comparing(line -> by.apply(line.entry()).isEmpty())
                    .thenComparing(Alphabet.of(language, line -> by.apply(line.entry())))
                    .thenComparing(Alphabet.of(language, line -> line.entry().name()))
                    .thenComparing(Listed::id);
        }
    }

    private final Store store;
    private final Secrets secrets = new Secrets();

    public MemberList(Store store) {
        this.store = store;
        foldWhatIsNot();
    }

    /// Those who were members before there was a list have come into it by their names alone.
    private void foldWhatIsNot() {
        var bare = store.rows(ALL + " WHERE l.sorted = ''", MemberList::read);
        if (!bare.isEmpty()) {
            store.write(connection -> {
                for (var one : bare) {
                    changing(one.id(), one.entry()).change(connection);
                }
                return bare.size();
            });
        }
    }

    /// A page of the list.
    ///
    /// @param like words that stand in it, however they are written; empty for all
    /// @param language whose readers look for a name in it
    /// @param offset how many stand before
    public List<Listed> page(String like, Order order, Locale language, int offset, int limit) {
        return found(like).stream()
                .sorted(order.in(language)) // no store knows the order of every language
                .skip(offset)
                .limit(limit)
                .toList();
    }

    private List<Listed> found(String like) {
        if (like.isBlank()) {
            return store.rows(ALL, MemberList::read);
        }
        String login = pattern(like.strip().toLowerCase(Locale.ROOT));
        return store.rows(ALL + SOUGHT, MemberList::read, pattern(Folded.of(like)), login);
    }

    private static String pattern(String like) {
        String plain = like.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_");
        return "%" + plain + "%";
    }

    /// How many stand in it, and how many of them have no account yet.
    public Size size() {
        return store.row(
                        "SELECT COUNT(*), COUNT(*) - COUNT(person) FROM listed",
                        row -> new Size(row.getInt(1), row.getInt(2)))
                .orElseThrow();
    }

    /// @param waiting of all, those who have no account yet
    public record Size(int all, int waiting) {}

    /// All of it, by name.
    public List<Listed> all() {
        return store.read(MemberList::all);
    }

    private static List<Listed> all(Connection connection) throws SQLException {
        return Sql.of(ALL + " ORDER BY l.sorted, l.id").rows(connection, MemberList::read);
    }

    public Optional<Listed> byId(String id) {
        return store.row(ALL + " WHERE l.id = ?", MemberList::read, id);
    }

    public Optional<Listed> of(PersonId person) {
        return store.row(ALL + " WHERE l.person = ?", MemberList::read, person.value());
    }

    /// Whether somebody else has this number.
    public boolean isTaken(String number, String but) {
        return !number.isEmpty()
                && store.row(
                                "SELECT 1 FROM listed WHERE number = ? AND id <> ?",
                                _ -> true,
                                number,
                                but)
                        .isPresent();
    }

    /// Adds somebody who has no account yet.
    ///
    /// @return the id of the line
    public String add(Entry entry) {
        String id = secrets.id();
        store.write(adding(id, entry)::change);
        return id;
    }

    public void change(String id, Entry entry) {
        store.write(changing(id, entry)::change);
    }

    /// Takes somebody out who has no account; whoever has one stays on the list by their name.
    public void remove(String id) {
        store.change("DELETE FROM listed WHERE id = ? AND person IS NULL", id);
    }

    /// What a file would do.
    public Import look(String text) {
        return Import.of(text, all());
    }

    /// Does it, if it would still do what somebody has seen.
    ///
    /// @param digest of what they have seen
    /// @return what was done; empty when the list has changed meanwhile
    public Optional<Import> take(String text, String digest) {
        return store.write(connection -> {
            var plan = Import.of(text, all(connection));
            if (!plan.digest().equals(digest)) {
                return Optional.empty();
            }
            for (var line : plan.of(Import.Changed.class)) { // numbers may change hands
                changing(line.before().id(), numberless(line.after())).change(connection);
            }
            for (var line : plan.of(Import.Changed.class)) {
                changing(line.before().id(), line.after()).change(connection);
            }
            for (var line : plan.of(Import.Added.class)) {
                adding(secrets.id(), line.entry()).change(connection);
            }
            return Optional.of(plan);
        });
    }

    private static Entry numberless(Entry entry) {
        return new Entry("", entry.name(), entry.club(), entry.category(), entry.since());
    }

    /// A new member gets their line: the one to which they were invited, or one of their own.
    ///
    /// @param row the id of that line; empty when they were not invited to one
    /// @param today as it stands in the list
    public void enter(
            Connection connection, PersonId person, Optional<String> row, String name, String today)
            throws SQLException {
        if (row.isPresent() && belong(connection, person, row.get())) {
            return;
        }
        String id = secrets.id();
        adding(id, new Entry("", name, "", "", today)).change(connection);
        belong(connection, person, id);
    }

    /// A member turns out to be somebody on the list: their own line, which says no more than their
    /// name, gives way.
    ///
    /// @return whether that line was there to be theirs
    public boolean recognise(Connection connection, PersonId person, String row)
            throws SQLException {
        var waits = Sql.of("SELECT 1 FROM listed WHERE id = ? AND person IS NULL", row);
        if (waits.row(connection, _ -> true).isEmpty()) {
            return false;
        }
        forgetting(person).change(connection);
        return belong(connection, person, row);
    }

    private static boolean belong(Connection connection, PersonId person, String row)
            throws SQLException {
        return Sql.of(BELONG, person.value(), row).change(connection) > 0;
    }

    /// What takes the line of a member out.
    public static Sql forgetting(PersonId person) {
        return Sql.of("DELETE FROM listed WHERE person = ?", person.value());
    }

    private static Sql adding(String id, Entry entry) {
        return Sql.of(
                ADD,
                id,
                entry.number(),
                entry.name(),
                entry.club(),
                entry.category(),
                entry.since(),
                Folded.of(entry.name()),
                entry.sought());
    }

    private static Sql changing(String id, Entry entry) {
        return Sql.of(
                CHANGE,
                entry.number(),
                entry.name(),
                entry.club(),
                entry.category(),
                entry.since(),
                Folded.of(entry.name()),
                entry.sought(),
                id);
    }

    private static Listed read(ResultSet row) throws SQLException {
        String person = row.getString(2);
        String name = row.getString(3);
        return new Listed(
                row.getString(1),
                person == null || name == null
                        ? Optional.empty()
                        : Optional.of(new Member.Person(new PersonId(person), name)),
                new Entry(
                        row.getString(4),
                        row.getString(5),
                        row.getString(6),
                        row.getString(7),
                        row.getString(8)));
    }
}
