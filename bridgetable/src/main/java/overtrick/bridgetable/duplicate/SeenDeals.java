package overtrick.bridgetable.duplicate;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import overtrick.cards.Deal;
import overtrick.house.table.PersonId;
import overtrick.log.Beside;
import overtrick.log.Sql;
import overtrick.log.Store;

/// Who has seen which deal of a file, at whatever table, so that nobody plays a deal they know from
/// elsewhere (Law 16D).
final class SeenDeals {

    /// The size of the cache of looks that are written down already.
    private static final int REMEMBERED = 10_000;

    private static final String OPENED =
            "INSERT INTO deal_opened (code, deal) VALUES (?, ?) ON CONFLICT DO NOTHING";
    private static final String SEEN =
            "INSERT INTO deal_seen (person, deal, code) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";

    /// Somebody who saw a deal at a table.
    private record Sight(PersonId person, String deal, String code) {}

    private final Store store;
    private final Set<Sight> written = new HashSet<>();

    SeenDeals(Store store) {
        this.store = store;
    }

    /// A deal came to a table, where these people sit.
    static Beside opened(Deal deal, String code, Collection<PersonId> seated) {
        String name = name(deal);
        Beside opened = (connection, _) -> Sql.of(OPENED, code, name).change(connection);
        return opened.and(seen(deal, code, seated));
    }

    /// These people can see a hand of a deal at a table.
    static Beside seen(Deal deal, String code, Collection<PersonId> people) {
        var all = List.copyOf(people);
        return (connection, _) -> {
            for (var person : all) {
                write(connection, new Sight(person, name(deal), code));
            }
        };
    }

    private static void write(Connection connection, Sight sight) throws SQLException {
        Sql.of(SEEN, sight.person().value(), sight.deal(), sight.code()).change(connection);
    }

    /// Somebody looks at a table without sitting there.
    void watched(Deal deal, String code, PersonId person) {
        var sight = new Sight(person, name(deal), code);
        if (!isNews(sight)) {
            return;
        }
        store.write(connection -> {
            write(connection, sight);
            return sight;
        });
    }

    private synchronized boolean isNews(Sight sight) {
        if (written.size() >= REMEMBERED) {
            written.clear();
        }
        return written.add(sight);
    }

    /// Whether somebody has seen the deal at another table than this.
    boolean isKnownElsewhere(Deal deal, String code, PersonId person) {
        return knownElsewhere(code, List.of(person)).test(deal);
    }

    /// Tells the deals that were at this table already, or that one of the people has seen at
    /// another.
    Predicate<Deal> unfit(String code, Collection<PersonId> people) {
        var opened = names("SELECT deal FROM deal_opened WHERE code = ?", code);
        var known = knownElsewhere(code, people);
        return deal -> opened.contains(name(deal)) || known.test(deal);
    }

    private Predicate<Deal> knownElsewhere(String code, Collection<PersonId> people) {
        var known = new HashSet<String>();
        for (var person : people) {
            known.addAll(
                    names(
                            "SELECT deal FROM deal_seen WHERE person = ? AND code <> ?",
                            person.value(),
                            code));
        }
        return deal -> known.contains(name(deal));
    }

    private Set<String> names(String question, Object... values) {
        return new HashSet<>(store.rows(question, row -> row.getString(1), values));
    }

    /// A short name for a deal, the same for the same four hands in whatever file.
    private static String name(Deal deal) {
        return Digests.of(deal.pbn());
    }
}
