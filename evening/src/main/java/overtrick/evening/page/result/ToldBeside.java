package overtrick.evening.page.result;

import java.util.EnumMap;
import java.util.Map;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.evening.page.LineUps;
import overtrick.evening.page.PlaceText;
import overtrick.formats.results.Beside;
import overtrick.movement.Seating;
import overtrick.scoring.Row;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// What the tables have told beside their results, as far as the viewer may know it: the card that
/// was led, and who sat where.
record ToldBeside(TournamentView view) implements Beside.Known {

    @Override
    public Beside of(BoardNumber board, Row row) {
        return PlaceText.slot(row.place(), board)
                .map(slot -> new Beside(view.lead(slot), players(slot)))
                .orElse(Beside.NOTHING);
    }

    /// Nobody where the pairs had turned: on which chairs they sat then, nobody has said.
    private Map<Seat, String> players(Slot slot) {
        var players = new EnumMap<Seat, String>(Seat.class);
        if (!view.particulars().turned().contains(slot)) {
            for (var section : view.sections()) {
                var floor = section.section().floor();
                floor.at(slot).ifPresent(seating -> seat(players, floor, seating));
            }
        }
        return players;
    }

    private void seat(Map<Seat, String> players, Floor floor, Seating seating) {
        for (var side : Side.values()) {
            var seats = side.seats();
            var names = LineUps.of(view, floor, seating, side);
            if (names.size() == seats.size()) {
                players.put(seats.getFirst(), names.getFirst());
                players.put(seats.getLast(), names.getLast());
            }
        }
    }
}
