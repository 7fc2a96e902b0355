package overtrick.house.game;

import overtrick.house.table.Table;
import overtrick.log.host.Attendant;
import overtrick.log.host.Snapshot;

/// All who look after the tables of one game.
record Attendants<S>(Housekeeping<S, ?, ?> house, RobotPlayers<S, ?, ?> robots)
        implements Attendant<Table<S>> {

    @Override
    public void attend(String id, Snapshot<Table<S>> now, int watchers) {
        house.consider(id, now, watchers);
        robots.consider(id, now);
    }

    @Override
    public void leave(String id) {
        house.leave(id);
        robots.leave(id);
    }
}
