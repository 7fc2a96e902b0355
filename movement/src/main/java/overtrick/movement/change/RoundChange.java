package overtrick.movement.change;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;

/// What is different in a round from the one before, so that a hall can be told in a few words
/// (tournaments.md §5): a movement that only its table cards explain is played wrongly.
///
/// @param northSouth how those go who sat North–South in the round before
/// @param eastWest how those go who sat East–West
/// @param boards how the sets go that are played in both rounds; empty where all are new
/// @param switched tables at which both pairs sit in the other direction than they began in
/// @param shared sets that more than one table plays in this round
/// @param out who does not play in this round
/// @param resting sets that were played in the round before, will be played again, and now wait
public record RoundChange(
        Step northSouth,
        Step eastWest,
        Optional<Step> boards,
        NavigableSet<TableNumber> switched,
        SortedMap<SetNumber, List<TableNumber>> shared,
        List<EntryNumber> out,
        List<SetNumber> resting) {

    public RoundChange {
        switched = Collections.unmodifiableNavigableSet(new TreeSet<>(switched));
        shared = Collections.unmodifiableSortedMap(new TreeMap<>(shared));
        out = List.copyOf(out);
        resting = List.copyOf(resting);
    }

    /// What changes for a round; before the first round nobody moves.
    public static RoundChange to(Movement movement, RoundNumber round) {
        var now = movement.in(round).toList();
        var before =
                round.value() == 1 ? now : movement.in(new RoundNumber(round.value() - 1)).toList();
        int tables =
                movement.seatings().stream().mapToInt(one -> one.table().value()).max().orElse(1);
        var northSouth = people(before, now, Side.NORTH_SOUTH, tables);
        var eastWest = people(before, now, Side.EAST_WEST, tables);
        boolean lines = northSouth.isCommon() && eastWest.isCommon();
        return new RoundChange(
                northSouth,
                eastWest,
                boards(before, now, tables),
                lines ? switched(movement, now) : new TreeSet<>(),
                shared(now),
                out(movement, now),
                resting(movement, round, before, now));
    }

    private static Step people(List<Seating> before, List<Seating> now, Side side, int tables) {
        var steps = new ArrayList<Integer>();
        for (var from : before) {
            for (var number : from.at(side).members()) {
                now.stream()
                        .filter(to -> to.seats(number))
                        .findFirst()
                        .ifPresent(to -> steps.add(step(from, to, tables)));
            }
        }
        return Step.of(steps, tables);
    }

    private static int step(Seating from, Seating to, int tables) {
        return Math.floorMod(to.table().value() - from.table().value(), tables);
    }

    /// A set that two tables share has a way from each of them; one must be the way of the others.
    private static Optional<Step> boards(List<Seating> before, List<Seating> now, int tables) {
        var common = new HashSet<Integer>();
        boolean moved = false;
        for (var set : sets(before)) {
            var ways = new HashSet<Integer>();
            for (var from : at(before, set)) {
                at(now, set).forEach(to -> ways.add(step(from, to, tables)));
            }
            if (!ways.isEmpty()) {
                common.retainAll(ways);
                common.addAll(moved ? Set.of() : ways);
                moved = true;
            }
        }
        return moved ? Optional.of(Step.of(common, tables)) : Optional.empty();
    }

    private static Set<SetNumber> sets(List<Seating> seatings) {
        var sets = new TreeSet<SetNumber>();
        seatings.forEach(one -> sets.add(one.set()));
        return sets;
    }

    private static List<Seating> at(List<Seating> seatings, SetNumber set) {
        return seatings.stream().filter(one -> one.set().equals(set)).toList();
    }

    /// Only a movement of two lines has an arrow to switch: at each of its tables both pairs sit as
    /// they began, or neither.
    private static NavigableSet<TableNumber> switched(Movement movement, List<Seating> now) {
        var began = new HashMap<EntryNumber, Side>();
        for (var seating : movement.seatings()) {
            for (var side : Side.values()) {
                seating.at(side).members().forEach(one -> began.putIfAbsent(one, side));
            }
        }
        boolean lines =
                movement.seatings().stream()
                        .allMatch(one ->
                                turned(began, one, Side.NORTH_SOUTH)
                                        == turned(began, one, Side.EAST_WEST));
        var switched = new TreeSet<TableNumber>();
        now.stream()
                .filter(one -> lines && turned(began, one, Side.NORTH_SOUTH))
                .forEach(one -> switched.add(one.table()));
        return switched;
    }

    private static boolean turned(Map<EntryNumber, Side> began, Seating seating, Side side) {
        return seating.at(side).members().stream().anyMatch(one -> began.get(one) != side);
    }

    private static SortedMap<SetNumber, List<TableNumber>> shared(List<Seating> now) {
        var shared = new TreeMap<SetNumber, List<TableNumber>>();
        for (var set : sets(now)) {
            var tables = at(now, set).stream().map(Seating::table).toList();
            if (tables.size() > 1) {
                shared.put(set, tables);
            }
        }
        return shared;
    }

    private static List<EntryNumber> out(Movement movement, List<Seating> now) {
        return movement.entries().stream()
                .filter(number -> now.stream().noneMatch(one -> one.seats(number)))
                .toList();
    }

    private static List<SetNumber> resting(
            Movement movement, RoundNumber round, List<Seating> before, List<Seating> now) {
        var later = sets(movement.from(round));
        return sets(before).stream()
                .filter(set -> at(now, set).isEmpty() && later.contains(set))
                .toList();
    }
}
