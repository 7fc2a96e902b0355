package overtrick.tournament.event.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import overtrick.bridge.BoardNumber;
import overtrick.tournament.compare.Outcome;
import overtrick.tournament.movement.TableNumber;

/// How the event stands: what all acts that were not taken back have made of it.
///
/// @param entries by their ids
/// @param tables that are not simply real
/// @param round the last that was begun; 0 before the first
/// @param slips where something has been said about a result
public record Session(
        Optional<Charter> charter,
        SortedMap<Integer, Entry> entries,
        SortedMap<TableNumber, TableKind> tables,
        Optional<Floor> floor,
        int round,
        Optional<Clock> clock,
        SortedMap<Slot, Slip> slips,
        List<Levy> levies,
        boolean closed) {

    public static final Session EMPTY =
            new Session(
                    Optional.empty(),
                    Collections.emptySortedMap(),
                    Collections.emptySortedMap(),
                    Optional.empty(),
                    0,
                    Optional.empty(),
                    Collections.emptySortedMap(),
                    List.of(),
                    false);

    public Session {
        entries = Collections.unmodifiableSortedMap(new TreeMap<>(entries));
        tables = Collections.unmodifiableSortedMap(new TreeMap<>(tables));
        slips = Collections.unmodifiableSortedMap(new TreeMap<>(slips));
        levies = List.copyOf(levies);
    }

    public Session with(Charter announced) {
        return new Session(
                Optional.of(announced),
                entries,
                tables,
                floor,
                round,
                clock,
                slips,
                levies,
                closed);
    }

    public Session with(Entry entry) {
        var more = new TreeMap<>(entries);
        more.put(entry.id(), entry);
        return new Session(charter, more, tables, floor, round, clock, slips, levies, closed);
    }

    public Session with(TableNumber table, TableKind kind) {
        var more = new TreeMap<>(tables);
        more.put(table, kind);
        return new Session(charter, entries, more, floor, round, clock, slips, levies, closed);
    }

    public Session with(Floor changed) {
        return new Session(
                charter,
                entries,
                tables,
                Optional.of(changed),
                round,
                clock,
                slips,
                levies,
                closed);
    }

    public Session with(int begun, Clock running) {
        return new Session(
                charter,
                entries,
                tables,
                floor,
                begun,
                Optional.of(running),
                slips,
                levies,
                closed);
    }

    public Session with(Slot slot, Slip slip) {
        var more = new TreeMap<>(slips);
        more.put(slot, slip);
        return new Session(charter, entries, tables, floor, round, clock, more, levies, closed);
    }

    public Session with(Levy levy) {
        var more = new ArrayList<>(levies);
        more.add(levy);
        return new Session(charter, entries, tables, floor, round, clock, slips, more, closed);
    }

    public Session ended() {
        return new Session(charter, entries, tables, floor, round, clock, slips, levies, true);
    }

    public TableKind kind(TableNumber table) {
        return tables.getOrDefault(table, TableKind.REAL);
    }

    /// An entry that takes part.
    public Optional<Entry> entry(int id) {
        return Optional.ofNullable(entries.get(id)).filter(entry -> !entry.withdrawn());
    }

    public Slip slip(Slot slot) {
        return slips.getOrDefault(slot, Slip.BLANK);
    }

    public boolean isIn(Slot slot) {
        return slips.containsKey(slot);
    }

    /// What counts at a place; empty when nothing has been said or it is disputed.
    public Optional<Outcome> outcome(Slot slot) {
        return Optional.ofNullable(slips.get(slot)).flatMap(Slip::outcome);
    }

    /// Places without anything that counts.
    public List<Slot> open() {
        return floor.stream()
                .flatMap(Floor::slots)
                .filter(slot -> outcome(slot).isEmpty())
                .toList();
    }

    /// Boards that some table has still to play, or has no score for.
    public Set<BoardNumber> unfinished() {
        var boards = new TreeSet<BoardNumber>();
        open().forEach(slot -> boards.add(slot.board()));
        return boards;
    }
}
