package overtrick.movement.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.TableNumber;
import overtrick.movement.mitchell.Rover;
import overtrick.movement.repair.Mender.Rematch;
import overtrick.movement.repair.Mishap.HalfTable;
import overtrick.movement.repair.Mishap.LatePair;
import overtrick.movement.repair.Mishap.LeavingPair;
import overtrick.movement.repair.Mishap.WrongPair;
import overtrick.movement.repair.Mishap.WrongPlayer;
import overtrick.movement.repair.Mishap.WrongSet;

/// The legal ways to go on after a mishap in a movement of pairs or players, the cheapest first.
/// What was played stays, unless a pair had played the set before: that second time does not count.
/// Every repaired session is a [Movement], and so keeps its promises or states which it does not;
/// nobody ever plays a set twice.
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

    /// Why the mishap cannot have happened; empty when it can.
    ///
    /// @param planned the movement with all its places
    /// @param absent the numbers that nobody wears
    public static Optional<RepairRefusal> refusal(
            Movement planned, Set<EntryNumber> absent, Mishap mishap) {
        boolean somebodyPlays =
                planned.seatings().stream().anyMatch(one -> absent.stream().noneMatch(one::seats));
        return RepairRefusal.Reason.NOBODY_PLAYS_THERE
                .unless(somebodyPlays, RepairHint.NOBODY_LEFT)
                .or(() -> possibility(planned, absent).refusal(mishap));
    }

    private static Possibility possibility(Movement planned, Set<EntryNumber> absent) {
        return new Possibility(planned, absent, new Repairs(planned, absent).movement);
    }

    /// The ways, of which there may be none.
    ///
    /// @param planned the movement with all its places
    /// @param absent the numbers that nobody wears
    /// @throws IllegalArgumentException if there is a [#refusal]
    public static List<Repair> of(Movement planned, Set<EntryNumber> absent, Mishap mishap) {
        refusal(planned, absent, mishap)
                .ifPresent(refusal -> {
                    throw new IllegalArgumentException(refusal.advice().toString());
                });
        var repairs = new Repairs(planned, absent);
        switch (mishap) {
            case LatePair late -> repairs.late(late);
            case LeavingPair leaving -> repairs.leaving(leaving);
            case HalfTable() -> repairs.halfTable();
            case WrongPair(var round, var table, var side, var sat) ->
                    repairs.wrongPair(round, repairs.due(round, table, side), sat);
            case WrongPlayer(var round, var due, var sat) -> repairs.wrongPair(round, due, sat);
            case WrongSet wrong -> repairs.wrongSet(wrong);
        }
        return repairs.repairs.values().stream()
                .sorted(
                        Comparator.comparing(Repair::cost)
                                .thenComparing(repair -> repair.way().toString()))
                .toList();
    }

    private boolean isIndividual() {
        return planned.seatings().getFirst().northSouth() instanceof Partnership.Players;
    }

    private void late(LatePair late) {
        var played = movement.before(late.next());
        for (var empty : absent) {
            var wanted = new ArrayList<>(movement.from(late.next()));
            planned.from(late.next()).stream()
                    .filter(seating -> seating.seats(empty))
                    .filter(seating -> absent.stream().filter(seating::seats).count() == 1)
                    .forEach(seating -> wanted.add(seating.replacing(empty, late.pair())));
            propose(Sentence.of(RepairHint.TAKES_EMPTY_PLACE, late.pair(), empty), played, wanted);
        }
        if (!isIndividual()) {
            for (var side : Side.values()) {
                rove(late, side, played);
            }
        }
    }

    /// As a rover, for as many rounds as there is a tour.
    private void rove(LatePair late, Side side, List<Seating> played) {
        int first = movement.seatings().getFirst().round().value(); // tables may be missing before
        int from = Math.max(first, late.next().value());
        for (int last = movement.rounds(); last >= from; last--) {
            var tour = Rover.tour(movement.upTo(last), late.next(), side);
            if (tour.isEmpty()) {
                continue;
            }
            var wanted = new ArrayList<Seating>();
            for (var seating : movement.from(late.next())) {
                int visit = seating.round().value() - late.next().value();
                boolean bumped =
                        visit < tour.get().size() && tour.get().get(visit).equals(seating.table());
                var rover = new Partnership.Pair(late.pair());
                wanted.add(bumped ? seating.with(side, rover) : seating);
            }
            var tables = tour.get().stream().map(String::valueOf).collect(Collectors.joining(", "));
            propose(
                    Sentence.of(RepairHint.ROVES, late.pair(), side.letters(), tables),
                    played,
                    wanted);
            return;
        }
    }

    private void leaving(LeavingPair leaving) {
        var pair = leaving.pair();
        var played = movement.before(leaving.next());
        var coming = movement.from(leaving.next());
        var rest = coming.stream().filter(seating -> !seating.seats(pair)).toList();
        var out = isIndividual() ? RepairHint.TABLE_SITS_OUT : RepairHint.OPPONENTS_SIT_OUT;
        propose(Sentence.of(out, pair), played, rest);
        var together = new ArrayList<>(rest);
        for (var seating : coming) {
            if (seating.seats(pair)) {
                idle(seating.round())
                        .findFirst()
                        .ifPresent(idle -> together.add(seating.replacing(pair, idle)));
            }
        }
        if (together.size() > rest.size()) {
            propose(Sentence.of(RepairHint.IDLE_PLAYS, pair), played, together);
        }
        for (var rover : movement.entries()) {
            if (!rover.equals(pair)) {
                merge(rover, pair, played, coming);
            }
        }
    }

    /// A rover needs no places of its own any more: it takes those of the pair that leaves, and who
    /// would have made room for it plays.
    private void merge(
            EntryNumber rover, EntryNumber pair, List<Seating> played, List<Seating> coming) {
        var wanted = new ArrayList<Seating>();
        for (var seating : coming) {
            if (!seating.seats(rover)) {
                wanted.add(seating.replacing(pair, rover));
                continue;
            }
            var owner =
                    idle(seating.round()).filter(idle -> owns(idle, seating, rover)).findFirst();
            if (owner.isEmpty()) {
                return; // it does not rove
            }
            wanted.add(
                    owner.get().equals(pair)
                            ? seating
                            : seating.replacing(rover, owner.get()).replacing(pair, rover));
        }
        if (coming.stream().anyMatch(seating -> seating.seats(rover))) {
            propose(Sentence.of(RepairHint.MERGED, rover, pair), played, wanted);
        }
    }

    /// Whether the place of a rover is another's, who has neither the set nor the opponents
    /// elsewhere.
    private boolean owns(EntryNumber idle, Seating seating, EntryNumber rover) {
        var own = seating.replacing(rover, idle);
        return movement.of(idle)
                .noneMatch(other ->
                        other.set().equals(own.set())
                                || own.members().stream()
                                        .anyMatch(one -> !one.equals(idle) && other.seats(one)));
    }

    /// Who sits out in the round.
    private Stream<EntryNumber> idle(RoundNumber round) {
        var idle = new TreeSet<>(movement.entries());
        movement.in(round).forEach(other -> other.members().forEach(idle::remove));
        return idle.stream();
    }

    private void halfTable() {
        for (var missing : movement.entries()) {
            var rest = movement.seatings().stream().filter(one -> !one.seats(missing)).toList();
            propose(Sentence.of(RepairHint.NOBODY_WEARS, missing), List.of(), rest);
        }
    }

    private EntryNumber due(RoundNumber round, TableNumber table, Side side) {
        return at(round, table).at(side).members().getFirst();
    }

    private void wrongPair(RoundNumber round, EntryNumber due, EntryNumber sat) {
        var next = new RoundNumber(round.value() + 1);
        var played = new ArrayList<>(movement.before(round));
        movement.in(round)
                .map(seating -> seating.exchanging(due, sat))
                .filter(seating -> isNew(seating, played))
                .toList()
                .forEach(played::add);
        var coming = movement.from(next);
        propose(Sentence.of(RepairHint.GO_ON), played, coming);
        propose(
                Sentence.of(RepairHint.EXCHANGE_NUMBERS, due, sat),
                played,
                coming.stream().map(seating -> seating.exchanging(due, sat)).toList());
        for (int back = next.value(); back <= movement.rounds(); back++) {
            var again = new RoundNumber(back);
            propose(
                    Sentence.of(RepairHint.EXCHANGE_PLACES, due, sat, back),
                    played,
                    coming.stream()
                            .map(seating ->
                                    seating.round().equals(again)
                                            ? seating.exchanging(due, sat)
                                            : seating)
                            .toList());
        }
    }

    private void wrongSet(WrongSet wrong) {
        var at = at(wrong.round(), wrong.table());
        var next = new RoundNumber(wrong.round().value() + 1);
        var played = new ArrayList<>(movement.before(next));
        played.remove(at);
        var actual = at.with(wrong.played());
        if (isNew(actual, movement.before(wrong.round()))) {
            played.add(actual);
        }
        propose(Sentence.of(RepairHint.WHAT_WAS_PLAYED_STAYS), played, movement.from(next));
    }

    /// Mends in both ways: opponents meet again, or not.
    private void propose(Sentence way, List<Seating> played, List<Seating> wanted) {
        for (var rematch : Rematch.values()) {
            Mender.mend(way, movement, played, wanted, rematch).ifPresent(this::keep);
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

    private Seating at(RoundNumber round, TableNumber table) {
        return movement.in(round)
                .filter(seating -> seating.table().equals(table))
                .findFirst()
                .orElseThrow();
    }
}
