package overtrick.cantable.contest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.house.codes.TableId;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.testkit.log.EventCodecContract;

/// The events of a contest in the log.
class ContestEventsTest extends EventCodecContract<ContestEvent> {

    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");

    ContestEventsTest() {
        super(Contests.KIND.codec(), "contest-events.log");
    }

    @Override
    protected List<ContestEvent> all() {
        var plan =
                new Contest.Plan(
                        "Friday",
                        CanRules.SHORT,
                        2,
                        3,
                        CanStrength.SEARCH,
                        LAN,
                        Instant.parse("2026-11-20T19:00:00Z"));
        return List.of(
                new ContestEvent.Announced(plan, "0a1b"),
                new ContestEvent.Entered(new Contest.Place(2, 1), LAN),
                new ContestEvent.Withdrawn(new Contest.Place(2, 1)),
                new ContestEvent.RoundBegun(List.of(new TableId("ABCDE"), new TableId("FGHJK"))),
                new ContestEvent.Scheduled(
                        new Contest.Calendar(Instant.parse("2026-11-28T19:00:00Z"), 60)),
                new ContestEvent.RoundTimed(Instant.parse("2026-11-28T20:00:00Z")),
                new ContestEvent.ShownToOthers(Optional.of(Delay.QUARTER)),
                new ContestEvent.ShownToOthers(Optional.empty()));
    }
}
