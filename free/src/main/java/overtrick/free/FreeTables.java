package overtrick.free;

import java.util.Optional;
import overtrick.house.game.GameTables;
import overtrick.house.game.Tables;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeView;
import overtrick.log.EventLog;

/// The free tables of a club, and what directors look into there.
public record FreeTables(GameTables<FreeCommand, Optional<FreeView>> tables, Evidences evidences) {

    /// Opens the house to them.
    public static FreeTables at(Tables tables, FreeBridge game, EventLog log) {
        return new FreeTables(tables.add(game), new Evidences(game, log));
    }
}
