package overtrick.evening.page.online;

import java.util.Optional;
import overtrick.cards.Side;
import overtrick.evening.online.EventTables;
import overtrick.evening.page.Roster;
import overtrick.movement.Seating;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// Where an entry plays in the round of its section.
///
/// @param kind of the table
record Stand(Section section, Seating seating, Side side, TableKind kind) {

    /// Empty before the first round, and when it sits out.
    static Optional<Stand> of(TournamentView view, EntryId entry) {
        return view.sections().stream()
                .map(SectionView::section)
                .filter(section -> section.floor().seats(entry))
                .flatMap(section ->
                        section.round().stream()
                                .flatMap(round -> section.floor().movement().in(round))
                                .flatMap(seating ->
                                        section.floor().side(seating, entry).stream()
                                                .map(side ->
                                                        new Stand(
                                                                section,
                                                                seating,
                                                                side,
                                                                EventTables.kind(
                                                                        view,
                                                                        section.floor(),
                                                                        seating)))))
                .findFirst();
    }

    Section.Table table() {
        return new Section.Table(section.name(), seating.table());
    }

    String opponents(Roster roster) {
        return roster.names(section.floor(), seating, side.other());
    }

    /// Whether every board of the round has a result.
    boolean isDone(TournamentView view) {
        var slots = section.floor().slots(seating).toList();
        return view.results().stream()
                .filter(line -> slots.contains(line.slot()))
                .allMatch(line -> line.in());
    }
}
