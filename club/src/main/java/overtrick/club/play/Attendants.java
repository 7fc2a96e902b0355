package overtrick.club.play;

import java.time.Instant;
import java.util.List;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.duplicate.Session;
import overtrick.club.history.ReadModels;
import overtrick.club.host.Observer;
import overtrick.club.host.Snapshot;
import overtrick.club.table.Table;
import overtrick.club.table.TableEvent;

/// All who look after a table when something has happened there.
record Attendants(ReadModels models, House house, RobotPlayers robots)
        implements Observer<Table<Session>, TableEvent<BoardEvent>> {

    @Override
    public void woken(String stream, Snapshot<Table<Session>> now) {
        house.consider(stream, now);
        robots.consider(stream, now);
    }

    @Override
    public void happened(
            String stream,
            Snapshot<Table<Session>> now,
            List<TableEvent<BoardEvent>> events,
            Instant at) {
        models.happened(stream, now, events, at);
        house.consider(stream, now);
        robots.consider(stream, now);
    }
}
