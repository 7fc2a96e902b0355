package overtrick.evening.page.phone;

import java.util.List;
import java.util.Optional;
import overtrick.evening.page.Roster;
import overtrick.evening.tournament.Phones.Pair;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.change.RoundChange;
import overtrick.tournament.session.Floor;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// Who sits out a round in the section of a card. They come by the card of any table and take a
/// telephone as those do who play there.
record Resting(TournamentView view, TableVisit at, RoundNumber round) {

    /// More are not shown as keys: they say their number.
    private static final int MOST_SHOWN = 3;

    /// Who has no telephone yet and no result, to choose from.
    List<EntryNumber> shown() {
        var free = numbers().stream().filter(this::isFree).toList();
        return free.size() > MOST_SHOWN ? List.of() : free;
    }

    boolean has(EntryNumber number) {
        return numbers().contains(number);
    }

    /// Whether nobody has spoken for them: neither a telephone nor a board.
    boolean isFree(EntryNumber number) {
        var pair = new Pair(at.table().section(), number);
        var phones = at.event().tournaments().phones();
        return !hasPlayed(number) && !phones.hasAnother(at.event().id(), pair, List.of());
    }

    boolean hasPlayed(EntryNumber number) {
        return view.results().stream()
                .filter(ResultLine::in)
                .map(ResultLine::slot)
                .filter(slot -> slot.section().equals(at.table().section()))
                .anyMatch(slot ->
                        floor().flatMap(one -> one.at(slot.round(), slot.table()))
                                .filter(seating -> seating.seats(number))
                                .isPresent());
    }

    private List<EntryNumber> numbers() {
        return floor().stream()
                .filter(floor -> round.value() <= floor.movement().rounds())
                .flatMap(floor ->
                        RoundChange.to(floor.movement(), round).out().stream()
                                .filter(number -> floor.wearers().containsKey(number)))
                .toList();
    }

    private Optional<Floor> floor() {
        return Roster.floors(view).stream()
                .filter(one -> one.section().equals(at.table().section()))
                .findFirst();
    }
}
