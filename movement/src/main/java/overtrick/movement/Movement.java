package overtrick.movement;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// Who meets whom, where, and on which boards, for a whole session (tournaments.md §4). A movement
/// typed in by a director, read from a file, repaired or made by a formula is judged alike when it
/// is made: what it breaks without stating it cannot be constructed.
///
/// @param seatings in the order of [Seating#ORDER]
/// @param stated the promises that this movement says it does not make
public record Movement(String name, List<Seating> seatings, Set<Promise> stated) {

    public Movement {
        if (seatings.isEmpty()) {
            throw new IllegalArgumentException("movement has no seating: " + name);
        }
        seatings = seatings.stream().sorted(Seating.ORDER).toList();
        stated = frozen(stated);
        for (var breach : Inspection.of(seatings).breaches()) {
            if (!stated.contains(breach.promise())) {
                throw new IllegalArgumentException(name + ": " + breach.sentence());
            }
        }
    }

    /// The movement that makes every promise it can, and states the others.
    ///
    /// @throws IllegalArgumentException if somebody has two places in a round or plays a set twice
    public static Movement frank(String name, List<Seating> seatings) {
        var stated = EnumSet.noneOf(Promise.class);
        for (var breach : Inspection.of(seatings).breaches()) {
            if (breach.promise().isWaivable()) {
                stated.add(breach.promise());
            }
        }
        return new Movement(name, seatings, stated);
    }

    private static Set<Promise> frozen(Collection<Promise> stated) {
        var copy = EnumSet.noneOf(Promise.class);
        copy.addAll(stated);
        for (var promise : copy) {
            if (!promise.isWaivable()) {
                throw new IllegalArgumentException("promise is never waived: " + promise);
            }
        }
        return Collections.unmodifiableSet(copy);
    }

    /// The promises that the seatings break, and how.
    public Inspection inspection() {
        return Inspection.of(seatings);
    }

    /// How evenly the entries compete with each other.
    public Balance balance() {
        return Balance.of(seatings);
    }

    /// The number of rounds.
    public int rounds() {
        return seatings.getLast().round().value();
    }

    /// The number of tables in use.
    public int tables() {
        return (int) seatings.stream().map(Seating::table).distinct().count();
    }

    /// The number of sets of boards.
    public int sets() {
        return (int) seatings.stream().map(Seating::set).distinct().count();
    }

    /// Everybody who plays at all.
    public NavigableSet<EntryNumber> entries() {
        var entries = new TreeSet<EntryNumber>();
        seatings.forEach(seating -> entries.addAll(seating.members()));
        return entries;
    }

    /// The seatings of one round.
    public Stream<Seating> in(RoundNumber round) {
        return seatings.subList(first(round.value()), first(round.value() + 1)).stream();
    }

    /// The rounds before one.
    public List<Seating> before(RoundNumber round) {
        return seatings.subList(0, first(round.value()));
    }

    /// One round and those after it.
    public List<Seating> from(RoundNumber round) {
        return seatings.subList(first(round.value()), seatings.size());
    }

    /// Where a round begins: the seatings stand in the order of their rounds.
    private int first(int round) {
        int low = 0;
        int high = seatings.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (seatings.get(middle).round().value() < round) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /// The seatings of one entry, round by round.
    public Stream<Seating> of(EntryNumber entry) {
        return seatings.stream().filter(seating -> seating.seats(entry));
    }

    /// The same movement under another name.
    public Movement named(String other) {
        return new Movement(other, seatings, stated);
    }

    /// The half table: the entry is missing, its opponents sit out.
    public Movement without(EntryNumber missing) {
        var present = seatings.stream().filter(seating -> !seating.seats(missing)).toList();
        return frank("%s, without %s".formatted(name, missing), present);
    }

    /// Stops early, after some of the rounds.
    ///
    /// @throws IllegalArgumentException when there is no such round
    public Movement upTo(int last) {
        if (last < 1 || last > rounds()) {
            throw new IllegalArgumentException(
                    "rounds are not 1 to %d: %d".formatted(rounds(), last));
        }
        var kept = seatings.stream().filter(seating -> seating.round().value() <= last).toList();
        return last == rounds() ? this : frank("%s, stopped after %d".formatted(name, last), kept);
    }

    /// Other numbers for the same people.
    public Movement renumbered(UnaryOperator<EntryNumber> numbering) {
        return new Movement(
                name,
                seatings.stream().map(seating -> seating.renumbered(numbering)).toList(),
                stated);
    }
}
