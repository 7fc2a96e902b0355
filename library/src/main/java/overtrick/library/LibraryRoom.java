package overtrick.library;

import java.util.List;
import overtrick.library.card.SystemRoutes;
import overtrick.library.card.SystemsApi;
import overtrick.library.dealing.DealingRoutes;
import overtrick.library.odds.OddsRoutes;
import overtrick.page.Feature;
import overtrick.page.api.Operation;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.robots.bidding.Readings;

/// The library, the odds and the systems, as visitors see them.
public record LibraryRoom(Readings readings) implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(
                new LibraryRoutes(),
                new OddsRoutes(),
                new SystemRoutes(readings),
                new DealingRoutes());
    }

    @Override
    public List<Operation> operations() {
        return new SystemsApi(readings).operations();
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/library", "library", "lib.library", "lib.door.how"));
    }

    @Override
    public List<Door> lessons() {
        return List.of(
                Door.to("/systems", "system", "card.systems", "card.systems.lead"),
                Door.to("/odds", "odds", "lib.odds", "lib.odds.how"),
                Door.to("/dealing", "boards", "lib.deal", "lib.deal.lead"));
    }
}
