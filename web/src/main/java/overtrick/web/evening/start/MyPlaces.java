package overtrick.web.evening.start;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Side;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.TournamentView;
import overtrick.web.evening.EventVisit;
import overtrick.web.evening.Moves;
import overtrick.web.evening.Roster;

/// Where somebody plays who has entered: of a team both tables.
public final class MyPlaces {

    /// One table in a round.
    ///
    /// @param side letters of the side on which the entry sits
    /// @param against whom
    /// @param path of the table's scoring box
    public record Place(
            int round, String table, String side, String against, String boards, String path) {}

    private MyPlaces() {}

    /// In the round being played, and in the next if it is known.
    static List<Place> of(EventVisit event, TournamentView view, EntryId entry) {
        var places = new ArrayList<Place>();
        for (var one : view.sections()) {
            var section = one.section();
            int begun = section.begun();
            for (int round = Math.max(1, begun); round <= begun + 1; round++) {
                var number = new RoundNumber(round);
                section.floor()
                        .movement()
                        .in(number)
                        .forEach(seating ->
                                section.floor()
                                        .side(seating, entry)
                                        .ifPresent(side ->
                                                places.add(
                                                        place(
                                                                event, view, section, seating,
                                                                side))));
            }
        }
        return places;
    }

    private static Place place(
            EventVisit event, TournamentView view, Section section, Seating seating, Side side) {
        Floor floor = section.floor();
        var table = new Section.Table(section.name(), seating.table());
        String key = event.tournaments().key(event.id(), table);
        return new Place(
                seating.round().value(),
                table.toString(),
                event.words().letters(side),
                Roster.of(view).names(floor, seating, side.other()),
                Moves.order(floor, seating),
                event.path("/t/%s/%s".formatted(table, key)));
    }
}
