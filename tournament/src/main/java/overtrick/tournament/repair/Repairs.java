package overtrick.tournament.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import overtrick.cards.Side;
import overtrick.tournament.movement.EntryNumber;
import overtrick.tournament.movement.Movement;
import overtrick.tournament.movement.Partnership;
import overtrick.tournament.movement.RoundNumber;
import overtrick.tournament.movement.Seating;
import overtrick.tournament.movement.mitchell.Rover;
import overtrick.tournament.repair.Mender.Rematch;
import overtrick.tournament.repair.Mishap.HalfTable;
import overtrick.tournament.repair.Mishap.LatePair;
import overtrick.tournament.repair.Mishap.LeavingPair;
import overtrick.tournament.repair.Mishap.WrongPair;
import overtrick.tournament.repair.Mishap.WrongSet;

/// The legal ways to go on after a mishap in a movement of pairs, the cheapest first. What was
/// played stays, unless a pair had played the set before: that second time does not count. Every
/// repaired session is a [Movement], and so keeps its promises or states which it does not; nobody
/// ever plays a set twice.
public final class Repairs {

    private final Movement planned;
    private final Movement movement;
    private final Set<EntryNumber> absent;
    private final Map<Set<Seating>, Repair> repairs = new HashMap<>();

    private Repairs(Movement planned, Set<EntryNumber> absent) {
        this.planned = planned;
        this.absent = Set.copyOf(absent);
        var present = planned;
        for (var number : absent) {
            present = present.without(number);
        }
        this.movement = present.named(planned.name());
    }

    /// @param planned the movement with all its places
    /// @param absent the numbers that nobody wears
    /// @throws IllegalArgumentException if the mishap cannot have happened in this movement
    public static List<Repair> of(Movement planned, Set<EntryNumber> absent, Mishap mishap) {
        if (planned.seatings().getFirst().northSouth() instanceof Partnership.Players) {
            throw new IllegalArgumentException("an individual is not repaired");
        }
        var repairs = new Repairs(planned, absent);
        switch (mishap) {
            case LatePair late -> repairs.late(late);
            case LeavingPair leaving -> repairs.leaving(leaving);
            case HalfTable() -> repairs.halfTable();
            case WrongPair wrong -> repairs.wrongPair(wrong);
            case WrongSet wrong -> repairs.wrongSet(wrong);
        }
        return repairs.repairs.values().stream()
                .sorted(Comparator.comparing(Repair::cost).thenComparing(Repair::sentence))
                .toList();
    }

    private void late(LatePair late) {
        if (movement.entries().contains(late.pair())) {
            throw new IllegalArgumentException("pair plays already: " + late.pair());
        }
        var played = played(movement, late.next());
        for (var empty : absent) {
            var wanted = new ArrayList<>(coming(movement, late.next()));
            coming(planned, late.next()).stream()
                    .filter(seating -> seating.seats(empty))
                    .filter(seating -> absent.stream().filter(seating::seats).count() == 1)
                    .forEach(seating -> wanted.add(replaced(seating, empty, late.pair())));
            propose(
                    "pair %s takes the empty place of %s".formatted(late.pair(), empty),
                    played,
                    wanted);
        }
        for (var side : Side.values()) {
            rove(late, side, played);
        }
    }

    /// As a rover, for as many rounds as there is a tour.
    private void rove(LatePair late, Side side, List<Seating> played) {
        for (int last = movement.rounds(); last >= late.next().value(); last--) {
            var tour = Rover.tour(movement.upTo(last), late.next(), side);
            if (tour.isEmpty()) {
                continue;
            }
            var wanted = new ArrayList<Seating>();
            for (var seating : coming(movement, late.next())) {
                int visit = seating.round().value() - late.next().value();
                boolean bumped =
                        visit < tour.get().size() && tour.get().get(visit).equals(seating.table());
                var rover = new Partnership.Pair(late.pair());
                wanted.add(bumped ? seating.with(side, rover) : seating);
            }
            propose(
                    "pair %s roves as %s at tables %s"
                            .formatted(late.pair(), side.letters(), tour.get()),
                    played,
                    wanted);
            return;
        }
    }

    private void leaving(LeavingPair leaving) {
        requireKnown(leaving.pair());
        var played = played(movement, leaving.next());
        var coming = coming(movement, leaving.next());
        var rest = coming.stream().filter(seating -> !seating.seats(leaving.pair())).toList();
        propose("the opponents of pair %s sit out".formatted(leaving.pair()), played, rest);
        var together = new ArrayList<>(rest);
        for (var seating : coming) {
            if (seating.seats(leaving.pair())) {
                idle(seating)
                        .ifPresent(pair -> together.add(replaced(seating, leaving.pair(), pair)));
            }
        }
        if (together.size() > rest.size()) {
            propose(
                    "who would sit out plays in the place of pair %s".formatted(leaving.pair()),
                    played,
                    together);
        }
    }

    /// Who sits out in the round of the seating and is not at its table.
    private Optional<EntryNumber> idle(Seating seating) {
        var idle = new HashSet<>(movement.entries());
        movement.in(seating.round()).forEach(other -> other.members().forEach(idle::remove));
        return idle.stream().sorted().findFirst();
    }

    private void halfTable() {
        for (var missing : movement.entries()) {
            var rest = movement.seatings().stream().filter(one -> !one.seats(missing)).toList();
            propose("nobody wears number %s".formatted(missing), List.of(), rest);
        }
    }

    private void wrongPair(WrongPair wrong) {
        var at = seating(wrong.round(), seating -> seating.table().equals(wrong.table()));
        var due = at.at(wrong.side()).members().getFirst();
        requireKnown(wrong.sat());
        if (at.seats(wrong.sat())) {
            throw new IllegalArgumentException("pair belongs to the table: " + wrong.sat());
        }
        var next = new RoundNumber(wrong.round().value() + 1);
        var played = new ArrayList<>(played(movement, wrong.round()));
        movement.in(wrong.round())
                .map(seating -> exchanged(seating, due, wrong.sat()))
                .filter(seating -> isNew(seating, played))
                .toList()
                .forEach(played::add);
        var coming = coming(movement, next);
        propose("everybody goes on as planned", played, coming);
        propose(
                "pairs %s and %s exchange their numbers".formatted(due, wrong.sat()),
                played,
                coming.stream().map(seating -> exchanged(seating, due, wrong.sat())).toList());
        for (int back = next.value(); back <= movement.rounds(); back++) {
            var round = new RoundNumber(back);
            propose(
                    "pairs %s and %s exchange their places in round %d too"
                            .formatted(due, wrong.sat(), back),
                    played,
                    coming.stream()
                            .map(seating ->
                                    seating.round().equals(round)
                                            ? exchanged(seating, due, wrong.sat())
                                            : seating)
                            .toList());
        }
    }

    private void wrongSet(WrongSet wrong) {
        var at = seating(wrong.round(), seating -> seating.table().equals(wrong.table()));
        var next = new RoundNumber(wrong.round().value() + 1);
        var played = new ArrayList<>(played(movement, next));
        played.remove(at);
        var actual = at.with(wrong.played());
        if (isNew(actual, played(movement, wrong.round()))) {
            played.add(actual);
        }
        propose("what was played stays", played, coming(movement, next));
    }

    /// Mends in both ways: opponents meet again, or not.
    private void propose(String sentence, List<Seating> played, List<Seating> wanted) {
        for (var rematch : Rematch.values()) {
            Mender.mend(sentence, movement, played, wanted, rematch).ifPresent(this::keep);
        }
    }

    private void keep(Repair repair) {
        repairs.merge(
                Set.copyOf(repair.movement().seatings()),
                repair,
                (one, other) -> one.cost().compareTo(other.cost()) <= 0 ? one : other);
    }

    private static boolean isNew(Seating seating, List<Seating> played) {
        return played.stream()
                .filter(other -> other.set().equals(seating.set()))
                .noneMatch(other -> seating.members().stream().anyMatch(other::seats));
    }

    private static List<Seating> played(Movement movement, RoundNumber next) {
        return movement.seatings().stream()
                .filter(seating -> seating.round().compareTo(next) < 0)
                .toList();
    }

    private static List<Seating> coming(Movement movement, RoundNumber next) {
        return movement.seatings().stream()
                .filter(seating -> seating.round().compareTo(next) >= 0)
                .toList();
    }

    private Seating seating(RoundNumber round, Predicate<Seating> where) {
        return movement.in(round)
                .filter(where)
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException(
                                "table is empty in round %s".formatted(round)));
    }

    private void requireKnown(EntryNumber pair) {
        if (!movement.entries().contains(pair)) {
            throw new IllegalArgumentException("pair is not in the movement: " + pair);
        }
    }

    private static Seating replaced(Seating seating, EntryNumber old, EntryNumber pair) {
        boolean northSouth = seating.northSouth().members().contains(old);
        var side = northSouth ? Side.NORTH_SOUTH : Side.EAST_WEST;
        return seating.with(side, new Partnership.Pair(pair));
    }

    private static Seating exchanged(Seating seating, EntryNumber one, EntryNumber other) {
        boolean first = seating.seats(one);
        if (first == seating.seats(other)) {
            return first ? seating.switched() : seating;
        }
        return first ? replaced(seating, one, other) : replaced(seating, other, one);
    }
}
