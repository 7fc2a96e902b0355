package overtrick.tournament.session;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;

/// Who sits where in a section: a movement, and who wears its numbers.
///
/// @param planned the movement with all its places
/// @param movement what of it is played: places whose number nobody wears are empty, and whoever
///   would meet them sits out
/// @param wearers the entry behind each number; a team wears two
/// @param boards in a set
public record Floor(
        SectionName section,
        Movement planned,
        Movement movement,
        SortedMap<EntryNumber, EntryId> wearers,
        int boards) {

    public Floor {
        wearers = Collections.unmodifiableSortedMap(new TreeMap<>(wearers));
        if (boards < 1) {
            throw new IllegalArgumentException("boards are not 1 or more: " + boards);
        }
    }

    public static Floor of(
            SectionName section,
            Movement planned,
            SortedMap<EntryNumber, EntryId> wearers,
            int boards) {
        if (wearers.keySet().containsAll(planned.entries())) {
            return new Floor(section, planned, planned, wearers, boards);
        }
        var present = playable(planned, wearers.keySet()).toList();
        var movement = Movement.frank(planned.name(), present);
        return new Floor(section, planned, movement, wearers, boards);
    }

    /// The tables that are full when only these numbers are worn.
    public static Stream<Seating> playable(Movement planned, Collection<EntryNumber> worn) {
        return planned.seatings().stream().filter(one -> worn.containsAll(one.members()));
    }

    /// The numbers that nobody wears.
    public Set<EntryNumber> absent() {
        var absent = new TreeSet<>(planned.entries());
        absent.removeAll(wearers.keySet());
        return absent;
    }

    /// With another movement for those who are here.
    public Floor repaired(Movement repaired) {
        return new Floor(section, repaired, repaired, wearers, boards);
    }

    public Floor wornBy(EntryNumber number, EntryId entry) {
        var more = new TreeMap<>(wearers);
        more.put(number, entry);
        return new Floor(section, planned, movement, more, boards);
    }

    public boolean seats(EntryId entry) {
        return wearers.containsValue(entry);
    }

    public Optional<Seating> at(RoundNumber round, TableNumber table) {
        return movement.in(round).filter(one -> one.table().equals(table)).findFirst();
    }

    /// The table at which the result belongs; empty when the board is not there.
    public Optional<Seating> at(Slot slot) {
        return at(slot.round(), slot.table())
                .filter(_ -> section.equals(slot.section()))
                .filter(seating -> boards(seating.set()).contains(slot.board()));
    }

    /// The boards of a set: the first has 1 to n, the second n + 1 to 2n.
    public List<BoardNumber> boards(SetNumber set) {
        int before = (set.value() - 1) * boards;
        return IntStream.rangeClosed(before + 1, before + boards)
                .mapToObj(BoardNumber::new)
                .toList();
    }

    /// The boards in the order in which the table plays them. Of the two tables of a team match the
    /// second begins with the later half, and they exchange the halves (tournaments.md §8.2); an
    /// odd number of boards has no halves.
    public List<BoardNumber> order(Seating seating) {
        var boards = boards(seating.set());
        boolean later =
                otherTable(seating)
                        .filter(other -> other.table().compareTo(seating.table()) < 0)
                        .isPresent();
        if (!later || boards.size() % 2 == 1) {
            return boards;
        }
        var order = new ArrayList<>(boards.subList(boards.size() / 2, boards.size()));
        order.addAll(boards.subList(0, boards.size() / 2));
        return List.copyOf(order);
    }

    /// Where the same two teams play the same set the other way round, in the same round; empty
    /// when it is no match of teams.
    public Optional<Seating> otherTable(Seating seating) {
        return movement.in(seating.round())
                .filter(other -> !other.table().equals(seating.table()))
                .filter(other -> other.set().equals(seating.set()))
                .filter(other -> isOf(other.northSouth(), seating.eastWest()))
                .filter(other -> isOf(other.eastWest(), seating.northSouth()))
                .findFirst();
    }

    private boolean isOf(Partnership one, Partnership other) {
        var entries = entries(one);
        return !entries.isEmpty() && entries.equals(entries(other));
    }

    /// Who meets there.
    public List<EntryId> entries(Seating seating) {
        return seating.members().stream()
                .flatMap(number -> Optional.ofNullable(wearers.get(number)).stream())
                .distinct()
                .toList();
    }

    private Set<EntryId> entries(Partnership partnership) {
        return partnership.members().stream()
                .flatMap(number -> Optional.ofNullable(wearers.get(number)).stream())
                .collect(Collectors.toSet());
    }

    public Stream<Slot> slots(Seating seating) {
        return boards(seating.set()).stream()
                .map(board -> new Slot(section, seating.round(), seating.table(), board));
    }

    /// Where every result of the section belongs.
    public Stream<Slot> slots() {
        return movement.seatings().stream().flatMap(this::slots);
    }

    /// Which way the entry sits there; empty when it does not.
    public Optional<Side> side(Seating seating, EntryId entry) {
        return Stream.of(Side.values())
                .filter(side ->
                        seating.at(side).members().stream()
                                .anyMatch(number -> entry.equals(wearers.get(number))))
                .findFirst();
    }
}
