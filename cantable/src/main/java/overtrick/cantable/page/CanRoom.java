package overtrick.cantable.page;

import java.util.List;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.page.beside.BesideRoutes;
import overtrick.cantable.page.contest.ContestRoutes;
import overtrick.cantable.page.contest.LeagueRoutes;
import overtrick.cantable.page.learn.GuideRoutes;
import overtrick.cantable.page.learn.LearnRoutes;
import overtrick.cantable.page.learn.OwnRoutes;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.page.table.GamePages;

/// Bài Càn, as visitors see it.
public record CanRoom(CanHall hall) implements RoomPages {

    @Override
    public List<GamePages<?, ?, ?>> tables() {
        return List.of(new CanPages(hall));
    }

    @Override
    public List<Feature> features() {
        return List.of(
                new CanRoutes(hall),
                new ContestRoutes(hall),
                new LeagueRoutes(hall),
                new BesideRoutes(hall),
                new OwnRoutes(hall),
                new GuideRoutes(),
                new LearnRoutes());
    }

    @Override
    public List<Door> doors() {
        return List.of(
                Door.to("/can", "hundred", "door.can", "door.can.how")
                        .with("/can/play", "door.can.play")
                        .firstIn("vi"));
    }

    @Override
    public List<Door> lessons() {
        return List.of(Door.to("/can/learn", "hundred", "door.can.learn", "door.can.learn.how"));
    }
}
