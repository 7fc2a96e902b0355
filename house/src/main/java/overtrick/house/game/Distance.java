package overtrick.house.game;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.house.people.Apart;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableView;

/// What blocks mean at a table: the one place where that is decided, for every game.
///
/// Somebody whom one of its people keeps away from finds the table closed: they may not sit down,
/// wait, watch or talk there. It looks like any table that its owner has closed, in the same words
/// and at the same addresses, for "you are blocked" would tell who did it, and that is what people
/// are afraid of. Nobody loses a place by it: who sits or waits there, is promised a seat or owns
/// the table stays, and whoever does not want to meet them need not come. Where others say who
/// meets whom, as in an event, nobody is kept away: there the field decides, and its director.
///
/// @param apart who keeps away from whom
record Distance(Apart apart) {

    /// Whether the table looks closed to somebody.
    ///
    /// @param arranged whether others say who meets whom there
    boolean isShut(TableView<?> table, boolean arranged, PersonId person) {
        var away = apart.from(person);
        return !away.isEmpty()
                && !arranged
                && !knows(table, person)
                && people(table).anyMatch(away::contains);
    }

    private static boolean knows(TableView<?> table, PersonId person) {
        return table.seatOf(person).isPresent()
                || table.door().bookedBy(person).isPresent()
                || table.door().circle().isWaiting(person)
                || table.door().owner().equals(Optional.of(person));
    }

    /// Whose table it is, who sits there and who waits.
    private static Stream<PersonId> people(TableView<?> table) {
        var there =
                Stream.concat(
                                table.chairs().values().stream().map(chair -> chair.occupant()),
                                table.door().circle().waiting().stream())
                        .flatMap(one ->
                                one instanceof Occupant.Person(var id, _)
                                        ? Stream.of(id)
                                        : Stream.empty());
        return Stream.concat(table.door().owner().stream(), there);
    }

    /// The table without the words of those whom the viewer does not want to hear.
    <V> TableView<V> heard(TableView<V> table, boolean arranged, PersonId viewer) {
        var unheard = arranged ? Set.<String>of() : apart.unheardBy(viewer);
        return unheard.isEmpty() ? table : table.hearing(line -> !unheard.contains(line.name()));
    }

    /// Those of whom the viewer may know that they are here.
    Stream<Member.Person> seen(Stream<Member.Person> there, Member viewer) {
        var away = viewer instanceof Member.Person(var id, _) ? apart.from(id) : Set.<PersonId>of();
        return there.filter(person -> !away.contains(person.id()));
    }

    /// Whether anybody keeps away from the person.
    boolean concerns(PersonId person) {
        return !apart.from(person).isEmpty();
    }
}
