package overtrick.free.page;

import java.util.List;
import overtrick.free.FreeTables;
import overtrick.page.Feature;
import overtrick.page.room.RoomPages;
import overtrick.page.table.GamePages;
import overtrick.robots.bidding.Readings;

/// Tables at which the Laws can be broken, as visitors see them.
public record FreeRoom(FreeTables free, Readings readings) implements RoomPages {

    @Override
    public List<GamePages<?, ?, ?>> tables() {
        return List.of(new FreePages(free, readings));
    }

    @Override
    public List<Feature> features() {
        return List.of(new EvidenceRoutes(free, readings));
    }
}
