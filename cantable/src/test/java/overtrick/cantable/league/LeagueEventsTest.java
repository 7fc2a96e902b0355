package overtrick.cantable.league;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.can.rules.MatchRules.LeagueTie;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.testkit.log.EventCodecContract;
import overtrick.tournament.can.MatchScore;

/// The events of a league in the log.
class LeagueEventsTest extends EventCodecContract<LeagueEvent> {

    LeagueEventsTest() {
        super(Leagues.KIND.codec(), "league-events.log");
    }

    @Override
    protected List<LeagueEvent> all() {
        var plan =
                new League.Plan(
                        "Autumn",
                        List.of("Reds", "Blues"),
                        List.of(LeagueTie.GOAL_DIFFERENCE, LeagueTie.LOTS),
                        new Member.Person(new PersonId("lan"), "Lan"),
                        Instant.parse("2026-11-20T19:00:00Z"));
        return List.of(
                new LeagueEvent.Founded(plan),
                new LeagueEvent.Reported(
                        new MatchScore<>("Reds", "Blues", 3, 1), Optional.of(new TableId("ABCDE"))),
                new LeagueEvent.Reported(new MatchScore<>("Blues", "Reds", 0, 0), Optional.empty()),
                new LeagueEvent.Struck(2),
                new LeagueEvent.LotsDrawn(List.of("Blues", "Reds")),
                new LeagueEvent.FixturesDrawn(
                        List.of(
                                new Fixture(
                                        1,
                                        1,
                                        "Reds",
                                        "Blues",
                                        Instant.parse("2026-12-06T17:00:00Z"))),
                        Unplayed.DRAWN),
                new LeagueEvent.TableLaid(1, new TableId("ABCDE")),
                new LeagueEvent.Settled(1, Optional.of(new MatchScore<>("Reds", "Blues", 2, 1))),
                new LeagueEvent.Settled(2, Optional.empty()));
    }
}
