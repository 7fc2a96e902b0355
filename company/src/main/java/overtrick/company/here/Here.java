package overtrick.company.here;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import overtrick.house.ClubHouse;
import overtrick.house.codes.TableId;
import overtrick.house.people.Belongings;
import overtrick.house.people.Standing;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Neighbours;
import overtrick.log.host.Watch;

/// Who is in the club now: whoever has one of its pages open. From one page to the next nobody is
/// gone, so a person stays here for a moment after their last page.
public final class Here {

    /// How long somebody is still here who has no page open.
    public static final Duration A_MOMENT = Duration.ofSeconds(20);

    /// After so long it is no longer known when somebody has left.
    private static final Duration FORGOTTEN = Duration.ofHours(1);

    private static final int TABLES_ASKED = 4;

    /// People of whom other programs are told.
    private static final int MOST_TOLD = 1_000;

    private static final String CHOOSE =
            "INSERT INTO company_choice (person, what, chosen) VALUES (?, 'seen', ?)"
                    + " ON CONFLICT (person, what) DO UPDATE SET chosen = excluded.chosen";

    /// Pages of a person.
    ///
    /// @param left when the last was closed
    private record Pages(int open, Instant left) {}

    private static final String TOPIC = "here";

    /// Other programs say every few seconds who is there; of whom nothing was heard for so long,
    /// nobody is.
    private static final Duration HEARD = Duration.ofSeconds(30);

    private final ClubHouse house;
    private final Standing standing;
    private final Neighbours near;
    private final Map<String, Told> elsewhere = new ConcurrentHashMap<>();
    private final Instant opened;
    private final Map<PersonId, Pages> pages = new ConcurrentHashMap<>();
    private volatile List<Somebody> all = List.of();

    public Here(ClubHouse house, Standing standing) {
        this.house = house;
        this.standing = standing;
        this.opened = house.clock().instant();
        this.near = house.store().log().neighbours();
        near.hear(
                TOPIC,
                (neighbour, text) ->
                        elsewhere.put(neighbour, Told.of(text, house.clock().instant())));
    }

    /// Who is at another program of the club, and where they play.
    private record Told(Map<PersonId, Optional<TableId>> people, Instant at) {

        static Told of(String text, Instant at) {
            var people = new HashMap<PersonId, Optional<TableId>>();
            text.lines()
                    .map(line -> line.split(" ", 2))
                    .forEach(one ->
                            people.put(
                                    new PersonId(one[0]),
                                    Optional.of(one[1])
                                            .filter(code -> !code.isEmpty())
                                            .map(TableId::new)));
            return new Told(people, at);
        }

        static String text(Collection<Somebody> all) {
            return all.stream()
                    .limit(MOST_TOLD)
                    .map(one ->
                            one.person().id().value()
                                    + " "
                                    + one.at().map(at -> at.table().code()).orElse(""))
                    .collect(Collectors.joining("\n"));
        }
    }

    /// Rows that belong to people.
    public static Belongings belongings() {
        return Belongings.own("company_choice", "what");
    }

    /// Somebody has a page open until the watch is closed.
    public Watch come(PersonId person) {
        pages.merge(
                person,
                new Pages(1, Instant.MAX),
                (now, _) -> new Pages(now.open() + 1, Instant.MAX));
        return () ->
                pages.computeIfPresent(
                        person, (_, now) -> new Pages(now.open() - 1, house.clock().instant()));
    }

    private boolean isHere(Pages one, Instant now) {
        return one.open() > 0 || one.left().plus(A_MOMENT).isAfter(now);
    }

    /// Whether somebody has been away for longer than this, and had time to come back since the
    /// club was opened.
    public boolean isGone(PersonId person, Duration longer) {
        var now = house.clock().instant();
        var one = pages.get(person);
        var left = one == null ? opened : one.left();
        return (one == null || one.open() == 0)
                && left.plus(longer).isBefore(now)
                && elsewhere.values().stream().noneMatch(told -> told.people.containsKey(person));
    }

    /// Looks who is here, and where they play.
    ///
    /// @return whether it is otherwise than before
    public boolean look() {
        var now = house.clock().instant();
        pages.values().removeIf(one -> one.open() == 0 && one.left().plus(FORGOTTEN).isBefore(now));
        var there = new HashMap<PersonId, Somebody>();
        var seen = choices();
        pages.forEach((id, one) -> {
            if (isHere(one, now)) {
                add(there, seen, id, table -> isThere(table, id));
            }
        });
        if (near.areThere()) {
            near.tell(TOPIC, Told.text(there.values()));
            elsewhere.values().removeIf(told -> told.at.plus(HEARD).isBefore(now));
            elsewhere.values().stream()
                    .flatMap(told -> told.people.entrySet().stream())
                    .forEach(one ->
                            add(
                                    there,
                                    seen,
                                    one.getKey(),
                                    table -> one.getValue().equals(Optional.of(table))));
        }
        var sorted =
                there.values().stream()
                        .sorted(
                                Comparator.<Somebody, String>comparing(one -> one.person().name())
                                        .thenComparing(one -> one.person().id().value()))
                        .toList();
        boolean other = !sorted.equals(all);
        all = sorted;
        return other;
    }

    /// Whoever is there already, is not added again: they are here, or told of twice.
    private void add(
            Map<PersonId, Somebody> there,
            Map<PersonId, Seen> seen,
            PersonId id,
            Predicate<TableId> isThere) {
        if (!there.containsKey(id)) {
            var may = seen.getOrDefault(id, Seen.MEMBERS);
            house.people()
                    .byId(id)
                    .ifPresent(person -> there.put(id, somebody(person, may, table(id, isThere))));
        }
    }

    private Somebody somebody(Member.Person person, Seen seen, Optional<Somebody.At> table) {
        return new Somebody(person, standing.isMember(person.id()), seen, table);
    }

    private boolean isThere(TableId table, PersonId person) {
        return house.tables().at(table).filter(tables -> tables.isThere(table, person)).isPresent();
    }

    private Optional<Somebody.At> table(PersonId person, Predicate<TableId> isThere) {
        return house.tables().of(person, TABLES_ASKED).stream()
                .filter(table -> isThere.test(table.id()))
                .findFirst()
                .map(table -> new Somebody.At(table.id(), table.name(), table.access()));
    }

    /// Everybody who is here, whoever may know it.
    public List<Somebody> all() {
        return all;
    }

    /// Says who may see that somebody is here.
    public void choose(PersonId person, Seen seen) {
        house.store().change(CHOOSE, person.value(), seen.word());
        look();
    }

    public Seen chosen(PersonId person) {
        return house.store()
                .row(
                        "SELECT chosen FROM company_choice WHERE person = ? AND what = 'seen'",
                        row -> Seen.of(row.getString(1)),
                        person.value())
                .orElse(Seen.MEMBERS);
    }

    private Map<PersonId, Seen> choices() {
        var chosen = new HashMap<PersonId, Seen>();
        house.store()
                .rows(
                        "SELECT person, chosen FROM company_choice WHERE what = 'seen'",
                        row -> Map.entry(new PersonId(row.getString(1)), Seen.of(row.getString(2))))
                .forEach(one -> chosen.put(one.getKey(), one.getValue()));
        return chosen;
    }
}
