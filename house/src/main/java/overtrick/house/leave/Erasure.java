package overtrick.house.leave;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import overtrick.house.json.Json;
import overtrick.house.leave.Departures.Leaver;
import overtrick.house.people.Belongings;
import overtrick.house.people.Recognition;
import overtrick.house.table.PersonId;
import overtrick.log.Redactions.Placed;
import overtrick.log.Redactions.Stretch;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.form.Redaction;

/// Somebody leaves. What is theirs alone is deleted at once; then their names are taken out of
/// everything that others need, which takes as long as reading through the log does. Whatever stops
/// it, it is gone on with when the club opens again.
public final class Erasure {

    /// Events that are replaced in one transaction: others wait meanwhile.
    private static final int AT_ONCE = 500;

    /// How often the log is looked through for what was written meanwhile.
    private static final int ROUNDS = 5;

    private static final String GUESTS = "SELECT guest FROM guest_joined WHERE member = ?";
    private static final String NAME = "SELECT name FROM person WHERE id = ?";
    private static final String RENAME = "UPDATE person SET name = ?, likes = '' WHERE id = ?";
    private static final String BEARERS = "SELECT id FROM person WHERE name = ?";

    private final Store store;
    private final Departures departures;
    private final Rewriting rewriting;
    private final List<Remains> rooms;
    private final List<Belongings> belongings;
    private final Recognition recognition;

    /// @param rooms where people have something
    /// @param belongings what that is
    public Erasure(
            Store store,
            InstantSource clock,
            List<? extends Remains> rooms,
            List<Belongings> belongings,
            Recognition recognition) {
        this.store = store;
        this.departures = new Departures(store, clock);
        this.rooms = List.copyOf(rooms);
        this.rewriting =
                new Rewriting(
                        store, rooms.stream().flatMap(room -> room.hosts().stream()).toList());
        this.belongings = List.copyOf(belongings);
        this.recognition = recognition;
    }

    /// Deletes at once what is somebody's alone, and gives them another name; [#goOn] does the
    /// rest.
    ///
    /// @param form of the other name, with a place for a number
    /// @param more what is deleted with it
    /// @return their other name
    public String begin(PersonId person, String form, List<Sql> more) {
        var ids = ids(person);
        var names = new ArrayList<String>();
        ids.forEach(id -> names.addAll(store.rows(NAME, row -> row.getString(1), id.value())));
        ids.forEach(id -> names.addAll(traces(id).names()));
        return store.write(connection -> {
            var leaver =
                    departures.add(
                            connection, person, form, List.copyOf(new LinkedHashSet<>(names)));
            for (var order : more) {
                order.change(connection);
            }
            for (var id : ids) {
                Sql.of(RENAME, leaver.alias(), id.value()).change(connection);
                Sql.of("DELETE FROM session WHERE person = ?", id.value()).change(connection);
                Sql.of("DELETE FROM program_token WHERE person = ?", id.value()).change(connection);
                for (var one : belongings) {
                    one.forget(connection, id);
                }
            }
            return leaver.alias();
        });
    }

    /// The person and the guests that they were; the person first.
    private Set<PersonId> ids(PersonId person) {
        var ids = new LinkedHashSet<PersonId>();
        ids.add(person);
        ids.addAll(store.rows(GUESTS, row -> new PersonId(row.getString(1)), person.value()));
        return ids;
    }

    private Traces traces(PersonId person) {
        return Traces.of(rooms.stream().map(room -> room.traces(person)).toList());
    }

    /// What was found in the log beside their ids.
    private record Found(Set<String> names, Set<String> streams) {}

    private Found beside(Set<PersonId> ids) {
        var noting = NamesBeside.of(ids);
        var streams = new HashSet<String>();
        find(
                inJson(ids.stream().map(PersonId::value).toList()),
                0,
                found -> {
                    found.forEach(one -> streams.add(one.stream()));
                    var _ = rewriting.changed(found, _ -> noting);
                });
        return new Found(noting.names(), streams);
    }

    /// Looks through the log.
    ///
    /// @return the place up to which it was looked through
    private long find(List<String> texts, long after, Consumer<List<Placed>> taker) {
        long last = after;
        for (var next = stretch(texts, last); next.last() > 0; next = stretch(texts, last)) {
            last = next.last();
            if (!next.events().isEmpty()) {
                taker.accept(next.events());
            }
        }
        return last;
    }

    private Stretch stretch(List<String> texts, long after) {
        return store.redactions().holding(texts, after);
    }

    /// As they stand between the quotes of JSON.
    private static List<String> inJson(List<String> texts) {
        return texts.stream()
                .map(Json.MAPPER::writeValueAsString)
                .map(quoted -> quoted.substring(1, quoted.length() - 1))
                .toList();
    }

    /// Takes out the names of all who have left, as far as that is not done.
    ///
    /// @return whether there was anything to do
    public boolean goOn() {
        var all = departures.underWay();
        all.forEach(this::takeOut);
        return !all.isEmpty();
    }

    private void takeOut(Leaver begun) {
        var ids = ids(begun.person());
        var beside = beside(ids);
        var leaver = begun.complete() ? begun : departures.know(begun, all(begun, beside));
        var shared = shared(ids, leaver.known());
        var aliases = Aliases.of(ids, leaver.alias(), leaver.now(), leaver.known(), shared);
        var theirs = new HashSet<>(beside.streams());
        ids.forEach(id -> theirs.addAll(traces(id).streams()));
        takeOut(aliases, theirs);
        store.write(connection -> {
            int rows = 0;
            for (var room : rooms) {
                rows += room.forget(connection, aliases.names(), aliases);
            }
            return rows;
        });
        ids.forEach(id -> rooms.forEach(room -> room.discard(id)));
        recognition.again();
        rooms.forEach(Remains::refresh);
        departures.done(leaver);
        store.redactions().wipe();
    }

    private static Set<String> all(Leaver leaver, Found beside) {
        var all = new HashSet<>(leaver.known());
        all.addAll(beside.names());
        all.remove(leaver.alias());
        return all;
    }

    /// The names that somebody else in the club has too.
    private Set<String> shared(Set<PersonId> ids, Set<String> names) {
        var shared = new HashSet<String>();
        for (String name : names) {
            boolean others =
                    store.rows(BEARERS, row -> new PersonId(row.getString(1)), name).stream()
                            .anyMatch(id -> !ids.contains(id));
            if (others) {
                shared.add(name);
            }
        }
        return shared;
    }

    /// What is in memory may write a name once more before it is read anew; so it is looked again
    /// at what came meanwhile, until nothing did.
    private void takeOut(Aliases aliases, Set<String> theirs) {
        var texts = inJson(List.copyOf(aliases.names()));
        Function<String, Redaction> how = stream -> aliases.near(theirs.contains(stream));
        long after = 0;
        for (int round = 0; round < ROUNDS; round++) {
            var touched = new HashSet<String>();
            after =
                    find(
                            texts,
                            after,
                            found -> {
                                var changed = rewriting.changed(found, how);
                                replace(changed);
                                changed.forEach(one -> touched.add(one.stream()));
                            });
            if (touched.isEmpty()) {
                return;
            }
            rewriting.reread(touched);
        }
    }

    private void replace(List<Placed> changed) {
        for (int at = 0; at < changed.size(); at += AT_ONCE) {
            var some = changed.subList(at, Math.min(at + AT_ONCE, changed.size()));
            store.redactions().replace("left", some);
        }
    }
}
