package overtrick.standing.page;

import java.util.Arrays;
import java.util.List;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Feature;
import overtrick.page.Visit;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.standing.Standing;
import overtrick.standing.book.Subject;
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

    /// Whether somebody has a page of which the visitor may see anything.
    public boolean shows(Visit visit, PersonId person) {
        var viewer = visit.person().map(Member.Person::id);
        var sight = standing.sight(viewer, visit.member().isPresent());
        return standing.roster().member(person).isPresent()
                && Arrays.stream(Subject.values()).anyMatch(one -> sight.sees(person, one));
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
