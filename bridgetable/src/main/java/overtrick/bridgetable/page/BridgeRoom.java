package overtrick.bridgetable.page;

import java.util.List;
import overtrick.bridgetable.BridgeTables;
import overtrick.page.room.RoomPages;
import overtrick.page.table.GamePages;

/// The tables of duplicate, as visitors see them.
public record BridgeRoom(BridgeTables bridge) implements RoomPages {

    @Override
    public List<GamePages<?, ?, ?>> tables() {
        return List.of(new DuplicatePages(bridge));
    }
}
