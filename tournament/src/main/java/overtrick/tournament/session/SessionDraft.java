package overtrick.tournament.session;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/// A tournament while one act is being written into it.
final class SessionDraft {

    Optional<Charter> charter;
    SortedMap<EntryId, Entry> entries;
    SortedMap<Section.Table, TableKind> tables;
    SortedMap<SectionName, Section> sections;
    SortedMap<Slot, Slip> slips;
    List<Levy> levies;
    List<TableCall> calls;
    List<Seeker> seekers;
    Particulars particulars;
    boolean closed;

    SessionDraft(Session before) {
        charter = before.charter();
        entries = before.entries();
        tables = before.tables();
        sections = before.sections();
        slips = before.slips();
        levies = before.levies();
        calls = before.calls();
        seekers = before.seekers();
        particulars = before.particulars();
        closed = before.closed();
    }

    Session session() {
        return new Session(
                charter,
                entries,
                tables,
                sections,
                slips,
                levies,
                calls,
                seekers,
                particulars,
                closed);
    }
}
