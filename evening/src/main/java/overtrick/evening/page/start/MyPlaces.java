package overtrick.evening.page.start;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Side;
import overtrick.evening.page.Moves;
import overtrick.evening.page.PublicScene;
import overtrick.evening.page.Roster;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.TournamentView;

/// Where somebody plays who has entered by their own telephone, as it follows the rounds: of a team
/// both tables.
record MyPlaces(Tournaments tournaments, TournamentId id, EntryId entry)
        implements PublicScene<MyPlacesPart> {

    @Override
    public MyPlacesPart page(Snapshot<TournamentView> view, Words words) {
        return new MyPlacesPart(
                words,
                view.number(),
                view.state().sections().isEmpty(),
                view.state().closed(),
                places(view.state(), words));
    }

    @Override
    public List<Region<MyPlacesPart>> regions() {
        return List.of(new Region<>("evening/enter_places", part -> part));
    }

    @Override
    public String said(MyPlacesPart now, MyPlacesPart before) {
        return now.places().equals(before.places()) || now.places().isEmpty()
                ? ""
                : now.words()
                        .get(
                                "ev.round.table",
                                now.places().getLast().round(),
                                now.places().getLast().table());
    }

    /// In the round being played, and in the next if it is known.
    private List<MyPlacesPart.Place> places(TournamentView view, Words words) {
        var places = new ArrayList<MyPlacesPart.Place>();
        for (var one : view.sections()) {
            var section = one.section();
            int begun = section.begun();
            for (int round = Math.max(1, begun); round <= begun + 1; round++) {
                section.floor()
                        .movement()
                        .in(new RoundNumber(round))
                        .forEach(seating ->
                                section.floor()
                                        .side(seating, entry)
                                        .map(side -> place(view, section, seating, side, words))
                                        .ifPresent(places::add));
            }
        }
        return places;
    }

    private MyPlacesPart.Place place(
            TournamentView view, Section section, Seating seating, Side side, Words words) {
        var floor = section.floor();
        var table = new Section.Table(section.name(), seating.table());
        return new MyPlacesPart.Place(
                seating.round().value(),
                table.toString(),
                words.letters(side),
                Roster.of(view).names(floor, seating, side.other()),
                Moves.order(floor, seating),
                "/events/%s/t/%s/%s".formatted(id.code(), table, tournaments.key(id, table)));
    }
}
