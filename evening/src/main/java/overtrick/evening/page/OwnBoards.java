package overtrick.evening.page;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.online.OnlineEvents;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.PersonId;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// The boards that somebody has still to play in an event. Nobody sees their cards before, and what
/// they came to elsewhere only as far as it asks for a ruling, whatever their office (Law 16D).
public record OwnBoards(Tournaments tournaments, OnlineEvents online, TournamentId id) {

    /// For whom the person plays: by their chair, by the partner whom they looked for and found, or
    /// by their telephone. Empty for those who do not play.
    public Optional<EntryId> entry(PersonId person, TournamentView view) {
        var rights = tournaments.rights();
        return online.seats()
                .of(id, person)
                .map(Player::entry)
                .or(() -> rights.searched(id, person).flatMap(name -> named(name, view)))
                .or(() -> rights.entry(id, person))
                .filter(entry -> view.entry(entry).filter(one -> !one.withdrawn()).isPresent());
    }

    private static Optional<EntryId> named(String player, TournamentView view) {
        return view.entries().stream()
                .filter(entry -> !entry.withdrawn() && entry.players().contains(player))
                .map(Entry::id)
                .findFirst();
    }

    /// Those that the person's entry has still to play, at whichever of its tables.
    ///
    /// @param view as the director sees it
    public Set<BoardNumber> ahead(PersonId person, TournamentView view) {
        var entry = entry(person, view);
        if (entry.isEmpty() || view.closed()) {
            return Set.of();
        }
        var played =
                view.results().stream()
                        .filter(ResultLine::in)
                        .map(ResultLine::slot)
                        .collect(Collectors.toSet());
        return view.sections().stream()
                .map(SectionView::section)
                .flatMap(section ->
                        section.floor().movement().seatings().stream()
                                .filter(at -> section.floor().side(at, entry.get()).isPresent())
                                .flatMap(section.floor()::slots))
                .filter(slot -> !played.contains(slot))
                .map(Slot::board)
                .collect(Collectors.toSet());
    }

    /// What a director sees who plays themselves.
    ///
    /// @param view as the director sees it
    public TournamentView shown(PersonId person, TournamentView view) {
        var ahead = ahead(person, view);
        return ahead.isEmpty() ? view : view.hiding(ahead);
    }
}
