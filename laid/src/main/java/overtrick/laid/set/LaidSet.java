package overtrick.laid.set;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.tournament.laid.Occasion;

/// Deals that are the same for everybody who plays them.
///
/// @param plan what is laid; empty before that
/// @param entries who plays them where, in the order in which they came
/// @param robots the table at which robots play them
/// @param results of those who have played all; empty until the deals are closed
public record LaidSet(
        Optional<Plan> plan,
        Map<PersonId, Entry> entries,
        Optional<TableId> robots,
        Optional<List<Placed>> results) {

    static final LaidSet BEFORE =
            new LaidSet(Optional.empty(), Map.of(), Optional.empty(), Optional.empty());

    /// What is laid.
    ///
    /// @param game by its word, such as `can`
    /// @param deals how many
    /// @param key from which packs are made; nobody may see it before the deals are closed
    /// @param seals what binds the house to the deals, one for each or one for all
    /// @param by who challenges; empty where the house has laid them
    public record Plan(
            String game,
            Occasion occasion,
            int deals,
            Instant opens,
            Instant closes,
            String key,
            List<String> seals,
            Optional<Member.Person> by) {

        /// The most deals that are laid at once.
        public static final int MOST = 8;

        public Plan {
            seals = List.copyOf(seals);
            if (deals < 1 || deals > MOST) {
                throw new IllegalArgumentException("deals are not 1 to 8: " + deals);
            }
            if (!opens.isBefore(closes)) {
                throw new IllegalArgumentException(
                        "deals close before they open: %s, %s".formatted(opens, closes));
            }
        }

        /// Whether they are played at a time.
        public boolean isPlayedAt(Instant now) {
            return !now.isBefore(opens) && now.isBefore(closes);
        }

        private Plan withoutKey() {
            return new Plan(game, occasion, deals, opens, closes, "", seals, by);
        }

        private Plan known(PersonId guest, Member.Person member) {
            var challenger = by.map(one -> one.id().equals(guest) ? member : one);
            return new Plan(game, occasion, deals, opens, closes, key, seals, challenger);
        }
    }

    /// Somebody plays the deals.
    public record Entry(Member.Person person, TableId table) {}

    /// What somebody has made of the deals.
    ///
    /// @param percent an exact number, such as `250/3`
    /// @param imps an exact number
    public record Placed(Member.Person person, int place, String percent, String imps) {

        private Placed by(Member.Person other) {
            return new Placed(other, place, percent, imps);
        }
    }

    public LaidSet {
        entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        results = results.map(List::copyOf);
    }

    /// Whether nobody plays them any more.
    public boolean isClosed() {
        return results.isPresent();
    }

    /// Where somebody plays or has played them.
    public Optional<TableId> tableOf(PersonId person) {
        return Optional.ofNullable(entries.get(person)).map(Entry::table);
    }

    LaidSet after(LaidEvent event) {
        return switch (event) {
            case LaidEvent.Laid(var laid) ->
                    new LaidSet(Optional.of(laid), entries, robots, results);
            case LaidEvent.Entered(var person, var table) -> {
                var next = new LinkedHashMap<>(entries);
                next.put(person.id(), new Entry(person, table));
                yield new LaidSet(plan, next, robots, results);
            }
            case LaidEvent.RobotsSeated(var table) ->
                    new LaidSet(plan, entries, Optional.of(table), results);
            case LaidEvent.Closed(var placed) ->
                    new LaidSet(plan, entries, robots, Optional.of(placed));
            case LaidEvent.GuestKnown(var guest, var member) -> known(guest, member);
        };
    }

    /// A member who has played the same deals as a guest on another device keeps what they began
    /// first.
    private LaidSet known(PersonId guest, Member.Person member) {
        var next = new LinkedHashMap<PersonId, Entry>();
        entries.forEach((id, entry) -> {
            boolean theirs = id.equals(guest);
            next.putIfAbsent(
                    theirs ? member.id() : id, theirs ? new Entry(member, entry.table()) : entry);
        });
        var placed = results.map(all -> known(all, guest, member));
        return new LaidSet(plan.map(now -> now.known(guest, member)), next, robots, placed);
    }

    /// Nobody stands there twice: of two results the one is kept that was begun first.
    private List<Placed> known(List<Placed> all, PersonId guest, Member.Person member) {
        var both = List.of(guest, member.id());
        var placed = all.stream().map(one -> one.person().id()).filter(both::contains).toList();
        var kept = entries.keySet().stream().filter(placed::contains).findFirst();
        return all.stream()
                .filter(one ->
                        !placed.contains(one.person().id())
                                || kept.equals(Optional.of(one.person().id())))
                .map(one -> one.person().id().equals(guest) ? one.by(member) : one)
                .toList();
    }

    /// What everybody may know: the key when the deals are closed, not before.
    LaidSet shown() {
        return isClosed()
                ? this
                : new LaidSet(plan.map(Plan::withoutKey), entries, robots, results);
    }
}
