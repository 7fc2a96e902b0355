package overtrick.cantable.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import overtrick.cantable.league.LeagueCommand.DrawFixtures;
import overtrick.cantable.league.LeagueCommand.Found;
import overtrick.cantable.league.LeagueCommand.LayTable;
import overtrick.cantable.league.LeagueCommand.Settle;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.tournament.can.LeagueTable;
import overtrick.tournament.can.MatchScore;

/// Leagues with a calendar of their own.
class LeagueFixtureRulesTest {

    private static final Member HOUSE = Member.House.HOUSE;
    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Member.Person MINH = new Member.Person(new PersonId("minh"), "Minh");
    private static final Instant UNTIL = Instant.parse("2026-12-06T17:00:00Z");
    private static final Instant BEFORE = UNTIL.minusMillis(1);
    private static final LeagueRules RULES = new LeagueRules();
    private static final MatchScore<String> WON = new MatchScore<>("Reds", "Blues", 2, 1);

    private League league = RULES.start();

    private Optional<Object> does(Member by, LeagueCommand command) {
        return switch (RULES.decide(league, by, command)) {
            case Refused<LeagueEvent>(var reason) -> Optional.of(reason);
            case Accepted<LeagueEvent>(var events) -> {
                for (var event : events) {
                    league = RULES.evolve(league, event);
                }
                yield Optional.empty();
            }
        };
    }

    private static DrawFixtures fixtures(Unplayed unplayed) {
        return new DrawFixtures(
                List.of(
                        new Fixture(1, 1, "Reds", "Blues", UNTIL),
                        new Fixture(2, 2, "Blues", "Greens", UNTIL)),
                unplayed);
    }

    private List<String> table() {
        return league.table().stream().map(LeagueFixtureRulesTest::line).toList();
    }

    private static String line(LeagueTable.Line<String> line) {
        return "%s %d".formatted(line.team(), line.points());
    }

    @BeforeEach
    void found() {
        var plan =
                new League.Plan(
                        "Autumn", List.of("Reds", "Blues", "Greens"), List.of(), LAN, UNTIL);
        does(LAN, new Found(plan));
    }

    @Test
    void theOrganiserDrawsThemUpOnceAmongTheTeams() {
        assertThat(does(MINH, fixtures(Unplayed.DRAWN))).contains(LeagueRefusal.NOT_THE_ORGANISER);
        assertThat(
                        does(
                                LAN,
                                new DrawFixtures(
                                        List.of(new Fixture(1, 1, "Reds", "Pinks", UNTIL)),
                                        Unplayed.DRAWN)))
                .contains(LeagueRefusal.NO_SUCH_TEAM);
        assertThat(does(LAN, fixtures(Unplayed.DRAWN))).isEmpty();
        assertThat(does(LAN, fixtures(Unplayed.DRAWN)))
                .contains(LeagueRefusal.FIXTURES_DRAWN_ALREADY);
    }

    @Test
    void theHouseAloneLaysTablesAndTakesResults() {
        does(LAN, fixtures(Unplayed.DRAWN));
        var table = new LayTable(1, new TableId("ABCDE"));
        var result = new Settle(1, Optional.of(WON), BEFORE);

        assertThat(does(LAN, table)).contains(LeagueRefusal.NOT_THE_ORGANISER);
        assertThat(does(LAN, result)).contains(LeagueRefusal.NOT_THE_ORGANISER);
        assertThat(does(HOUSE, table)).isEmpty();
        assertThat(does(HOUSE, table)).contains(LeagueRefusal.FIXTURE_UNDER_WAY);
        assertThat(does(HOUSE, result)).isEmpty();
        assertThat(does(HOUSE, result)).contains(LeagueRefusal.NO_SUCH_FIXTURE);
        assertThat(table()).containsExactly("Reds 3", "Blues 0", "Greens 0");
        assertThat(league.results().getFirst().table()).contains(new TableId("ABCDE"));
    }

    @Test
    void aMatchThatIsNotPlayedByItsDateIsDrawnWhereTheLeagueSaysSo() {
        does(LAN, fixtures(Unplayed.DRAWN));
        var unplayed = new Settle(1, Optional.empty(), UNTIL);

        assertThat(does(HOUSE, new Settle(1, Optional.empty(), BEFORE)))
                .contains(LeagueRefusal.FIXTURE_NOT_DUE);
        assertThat(does(HOUSE, unplayed)).isEmpty();
        assertThat(table()).containsExactly("Reds 1", "Blues 1", "Greens 0");
    }

    @Test
    void orDoesNotCount() {
        does(LAN, fixtures(Unplayed.LEFT_OUT));

        assertThat(does(HOUSE, new Settle(2, Optional.empty(), UNTIL))).isEmpty();
        assertThat(table()).containsExactlyInAnyOrder("Reds 0", "Blues 0", "Greens 0");
        assertThat(league.results()).isEmpty();
        assertThat(league.fixtures()).filteredOn(Fixture::settled).hasSize(1);
    }
}
