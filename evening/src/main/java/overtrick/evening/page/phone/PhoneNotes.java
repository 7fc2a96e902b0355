package overtrick.evening.page.phone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.evening.online.EventTables;
import overtrick.evening.page.Changes;
import overtrick.evening.page.LateLines;
import overtrick.evening.page.LineUps;
import overtrick.evening.page.Moves;
import overtrick.evening.page.phone.TableVisit.Place;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Words;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// What a pair is told on its telephone beside who meets whom: where it begins, what is special at
/// its table, and when it plays again.
record PhoneNotes(TournamentView view, TableVisit at, Words words, OwnResults own) {

    /// @param here where it plays now; empty when it does not
    /// @param seat the same, and before the first round where it begins
    /// @param round 0 before the first
    List<String> of(Optional<Floor> floor, Optional<Place> here, Optional<Place> seat, int round) {
        return here.map(this::notes).orElseGet(() -> away(floor, seat, round));
    }

    /// What is special at the table in this round.
    private List<String> notes(Place place) {
        var notes = new ArrayList<>(match(place.floor(), place.seating()));
        notes.addAll(Changes.at(place.floor(), place.seating(), place.side(), words));
        LateLines.of(view, slot -> own.lines().containsKey(slot))
                .forEach(late ->
                        notes.add(
                                words.get("ev.later.title") + ": " + LateLines.line(late, words)));
        return notes;
    }

    /// What there is to know for somebody who does not play yet, or not in this round.
    private List<String> away(Optional<Floor> floor, Optional<Place> seat, int round) {
        return round > 0 || floor.isEmpty()
                ? waiting(floor, round)
                : seat.map(this::beginning).orElseGet(() -> without(floor, round));
    }

    /// Where the pair sits first and with which boards.
    private List<String> beginning(Place place) {
        var lines = new ArrayList<String>();
        String side = words.name(place.side());
        lines.add(words.get("ev.phone.first", side, place.table()));
        lines.addAll(told(place));
        if (EventTables.kind(view, place.floor(), place.seating()) == TableKind.REAL) {
            String boards = Moves.order(place.floor(), place.seating());
            lines.add(words.get("ev.phone.first.boards", boards));
            lines.addAll(notes(place));
        } else {
            lines.add(words.get("ev.phone.screens"));
        }
        return lines;
    }

    /// Who of the opponents sits where, once they have said it.
    private List<String> told(Place place) {
        var other = place.side().other();
        String text = LineUps.text(view, place.floor(), place.seating(), other, words);
        return text.isEmpty() ? List.of() : List.of(text);
    }

    private List<String> without(Optional<Floor> floor, int round) {
        if (at.mine().isEmpty()) {
            return List.of(words.get("ev.phone.first.nobody", at.table()));
        }
        var lines = new ArrayList<String>();
        lines.add(words.get("ev.phone.first.out"));
        lines.addAll(waiting(floor, round));
        return lines;
    }

    /// When and where a pair that sits out plays again.
    private List<String> waiting(Optional<Floor> floor, int round) {
        var now = new RoundNumber(Math.max(1, round));
        return floor.stream()
                .flatMap(one ->
                        at.mine().stream()
                                .flatMap(mine ->
                                        Moves.again(one, mine.number(), now, words).stream()))
                .toList();
    }

    /// Of a match of teams: where the other room is, and which boards are played here first.
    private List<String> match(Floor floor, Seating here) {
        return floor.otherTable(here)
                .map(other ->
                        List.of(
                                words.get(
                                        "ev.phone.room",
                                        floor.section() + "" + other.table(),
                                        Moves.order(floor, here))))
                .orElse(List.of());
    }
}
