package overtrick.standing.book;

import java.util.List;
import overtrick.house.table.PersonId;
import overtrick.scoring.rating.Calibration;
import overtrick.testkit.log.EventCodecContract;

/// The events of the book in the log.
class StandingEventsTest extends EventCodecContract<StandingEvent> {

    StandingEventsTest() {
        super(Book.KIND.codec(), "standing-events.log");
    }

    @Override
    protected List<StandingEvent> all() {
        var lan = new PersonId("lan");
        return List.of(
                new StandingEvent.PlaceClaimed("@event/K7PQMA/3/0", lan),
                new StandingEvent.PlaceGivenBack("@event/K7PQMA/3/0", lan),
                new StandingEvent.AudienceSet(Subject.RATING, Audience.ME, lan),
                new StandingEvent.CalibrationFound(
                        20_636, new Calibration(5.1, 6.2, 0.29, 0.52, 0.21, 1.5)),
                new StandingEvent.LookedAt("event/K7PQMA", lan, "told of by table 3"));
    }
}
