package overtrick.toy;

import java.util.List;
import java.util.Map;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.ClubHouse;
import overtrick.house.game.GameTables;
import overtrick.house.table.Access;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.page.table.GamePages;
import overtrick.page.table.NewTable;

/// The room: a game at tables, a door on the front page, and a button that opens a table.
public record ToyRoom(GameTables<Card, Map<Seat, Card>> spades) implements RoomPages {

    /// Opens it in a house: `Club.open(settings, ToyRoom::open)` is all that a club needs.
    public static RoomPages open(ClubHouse house) {
        return new ToyRoom(house.tables().add(new HighSpade()));
    }

    @Override
    public List<GamePages<?, ?, ?>> tables() {
        return List.of(new ToyTables(spades));
    }

    @Override
    public List<Feature> features() {
        return List.of(new Opening(spades));
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/toy", "play", "toy.title", "toy.how").with("/toy", "toy.open"));
    }

    /// The page behind the door, and tables with robots, the visitor at South.
    private record Opening(GameTables<Card, Map<Seat, Card>> spades) implements Feature {

        @Override
        public void addTo(Routes routes) {
            routes.get(Right.LOOK, "/toy", this::show);
            routes.post(Right.PLAY, "/toy", this::open);
        }

        private void show(Visit visit) {
            var frame = Frame.of(visit, visit.words().get("toy.title"));
            visit.page(Pages.render("toy/door", frame));
        }

        private void open(Visit visit) {
            var person = visit.guest();
            visit.limit(Deed.TABLE);
            NewTable.asked(visit, person, Access.CLOSED, true)
                    .open(visit, spades, spades.game().usual());
        }
    }
}
