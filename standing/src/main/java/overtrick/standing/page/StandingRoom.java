package overtrick.standing.page;

import java.util.List;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.standing.Standing;
import overtrick.standing.page.fair.FairRoutes;
import overtrick.standing.page.proof.VerifyRoutes;

/// How strong people are, as visitors see it.
public record StandingRoom(Standing standing) implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(
                new PeopleRoutes(standing),
                new VerifyRoutes(standing.records()),
                new FairRoutes(standing));
    }

    @Override
    public List<Door> lessons() {
        return List.of(Door.to("/verify", "code", "stand.verify", "stand.verify.door"));
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/ratings", "cup", "stand.door", "stand.door.how"));
    }
}
