package overtrick.tournament.session;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import overtrick.cards.Side;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Outcome;

/// How the tournament stands: what all acts that were not taken back have made of it.
///
/// @param entries by their ids
/// @param tables that are not simply real
/// @param sections none before everybody is seated
/// @param slips where something has been said about a result
/// @param calls for the director, also those they have answered
/// @param seekers who look for a partner, in the order in which they came
/// @param particulars what is not as planned
public record Session(
        Optional<Charter> charter,
        SortedMap<EntryId, Entry> entries,
        SortedMap<Section.Table, TableKind> tables,
        SortedMap<SectionName, Section> sections,
        SortedMap<Slot, Slip> slips,
        List<Levy> levies,
        List<TableCall> calls,
        List<Seeker> seekers,
        Particulars particulars,
        boolean closed) {

    public static final Session EMPTY =
            new Session(
                    Optional.empty(),
                    Collections.emptySortedMap(),
                    Collections.emptySortedMap(),
                    Collections.emptySortedMap(),
                    Collections.emptySortedMap(),
                    List.of(),
                    List.of(),
                    List.of(),
                    Particulars.NONE,
                    false);

    public Session {
        entries = FrozenMap.copyOf(entries);
        tables = FrozenMap.copyOf(tables);
        sections = FrozenMap.copyOf(sections);
        slips = FrozenMap.copyOf(slips);
        levies = List.copyOf(levies);
        calls = List.copyOf(calls);
        seekers = List.copyOf(seekers);
    }

    private static <K extends Comparable<? super K>, V> SortedMap<K, V> with(
            SortedMap<K, V> map, K key, V value) {
        return FrozenMap.copyOf(map).with(key, value);
    }

    private static <T> List<T> with(List<T> list, T one) {
        return Stream.concat(list.stream(), Stream.of(one)).toList();
    }

    /// The same but for what is written into the draft.
    private Session but(Consumer<SessionDraft> written) {
        var draft = new SessionDraft(this);
        written.accept(draft);
        return draft.session();
    }

    public Session with(Charter announced) {
        return but(draft -> draft.charter = Optional.of(announced));
    }

    public Session with(Entry entry) {
        return but(draft -> draft.entries = with(entries, entry.id(), entry));
    }

    public Session with(Seeker seeker) {
        return but(draft -> draft.seekers = with(seekers, seeker));
    }

    /// Without those who have found somebody, or look no longer.
    public Session without(Predicate<Seeker> gone) {
        return but(draft -> draft.seekers = seekers.stream().filter(gone.negate()).toList());
    }

    public Session with(Section.Table table, TableKind kind) {
        return but(draft -> draft.tables = with(tables, table, kind));
    }

    /// With a section more, or with another floor in one that there is.
    public Session with(Floor floor) {
        return with(section(floor.section()).map(one -> one.with(floor)).orElse(Section.of(floor)));
    }

    private Session with(Section section) {
        return but(draft -> draft.sections = with(sections, section.name(), section));
    }

    public Session with(SectionName name, RoundNumber begun, Clock running) {
        return with(section(name).orElseThrow().with(begun, running));
    }

    public Session with(Slot slot, Slip slip) {
        return but(draft -> draft.slips = with(slips, slot, slip));
    }

    public Session with(Levy levy) {
        return but(draft -> draft.levies = with(levies, levy));
    }

    public Session with(TableCall call) {
        return but(draft -> draft.calls = with(calls, call));
    }

    public Session with(Particulars others) {
        return but(draft -> draft.particulars = others);
    }

    /// The director has come to the table.
    public Session attended(int call) {
        var more = calls.stream().map(one -> one.id() == call ? one.answered() : one).toList();
        return but(draft -> draft.calls = more);
    }

    public Session ended() {
        return but(draft -> draft.closed = true);
    }

    public Optional<TableCall> call(int id) {
        return calls.stream().filter(call -> call.id() == id).findFirst();
    }

    public boolean isSeated() {
        return !sections.isEmpty();
    }

    public Optional<Section> section(SectionName name) {
        return Optional.ofNullable(sections.get(name));
    }

    public Optional<Floor> floor(SectionName name) {
        return section(name).map(Section::floor);
    }

    public Stream<Floor> floors() {
        return sections.values().stream().map(Section::floor);
    }

    /// Whether the entry wears a number in any section.
    public boolean seats(EntryId entry) {
        return floors().anyMatch(floor -> floor.seats(entry));
    }

    /// The last round that was begun in the section; empty before the first.
    public Optional<RoundNumber> round(SectionName name) {
        return section(name).flatMap(Section::round);
    }

    public TableKind kind(Section.Table table) {
        return tables.getOrDefault(table, TableKind.REAL);
    }

    /// Where a result is made: at a table that stands in the room only when all who meet there do.
    public TableKind kind(Slot slot) {
        var marked = kind(slot.at());
        return marked != TableKind.REAL
                ? marked
                : floor(slot.section())
                        .flatMap(floor -> floor.at(slot).map(floor::entries))
                        .map(this::meeting)
                        .orElse(TableKind.REAL);
    }

    private TableKind meeting(List<EntryId> ids) {
        return TableKind.meeting(
                ids.stream().flatMap(id -> Optional.ofNullable(entries.get(id)).stream()).toList());
    }

    /// An entry that takes part.
    public Optional<Entry> entry(EntryId id) {
        return Optional.ofNullable(entries.get(id)).filter(entry -> !entry.withdrawn());
    }

    /// Which way a side of the plan sat there: the other way where the pairs had turned.
    public Side side(Slot slot, Side planned) {
        return particulars.turned().contains(slot) ? planned.other() : planned;
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

    /// Where every result of the tournament belongs.
    public Stream<Slot> slots() {
        return floors().flatMap(Floor::slots);
    }

    /// Places without anything that counts.
    public List<Slot> open() {
        return slots().filter(slot -> outcome(slot).isEmpty()).toList();
    }
}
