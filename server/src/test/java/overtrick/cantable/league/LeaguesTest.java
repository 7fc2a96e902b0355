package overtrick.cantable.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.can.rules.CanRules;
import overtrick.cantable.league.LeagueCommand.Report;
import overtrick.cantable.league.LeagueCommand.Strike;
import overtrick.log.host.Reply;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.tournament.can.LeagueTable;
import overtrick.tournament.can.MatchScore;

/// A league from its founding to its table.
@Timeout(60)
class LeaguesTest {

    @TempDir private Path data;

    private static Report score(String one, String other, int goals, int otherGoals) {
        return new Report(new MatchScore<>(one, other, goals, otherGoals), Optional.empty());
    }

    @Test
    void theTableFollowsFromTheResults() {
        var ties = CanRules.LEAGUE.match().leagueTies();
        try (var club = Club.open(ClubSettings.in(data))) {
            var minh = club.people().welcome("Minh").person();
            var lan = club.people().welcome("Lan").person();
            var leagues = club.leagues();
            var id = leagues.found(minh, "Autumn", List.of("Reds", "Blues", "Greens"), ties);

            assertThat(leagues.act(id, lan, score("Reds", "Blues", 3, 1)))
                    .isEqualTo(new Reply.Refused(LeagueRefusal.NOT_THE_ORGANISER));
            assertThat(leagues.act(id, minh, score("Reds", "Yellows", 3, 1)))
                    .isEqualTo(new Reply.Refused(LeagueRefusal.NO_SUCH_TEAM));
            leagues.act(id, minh, score("Reds", "Blues", 3, 1));
            leagues.act(id, minh, score("Reds", "Blues", 0, 9));
            leagues.act(id, minh, new Strike(2));
            assertThat(leagues.act(id, minh, new Strike(2)))
                    .isEqualTo(new Reply.Refused(LeagueRefusal.NO_SUCH_RESULT));
            assertThat(leagues.drawLots(id, minh)).isInstanceOf(Reply.Done.class);

            var league = leagues.look(id).orElseThrow();
            assertThat(league.table())
                    .containsExactly(
                            new LeagueTable.Line<>(1, "Reds", 1, 0, 0, 3, 1),
                            new LeagueTable.Line<>(2, "Blues", 0, 0, 1, 1, 3),
                            new LeagueTable.Line<>(3, "Greens", 0, 0, 0, 0, 0));
            assertThat(league.lots()).containsExactlyInAnyOrder("Reds", "Blues", "Greens");
            assertThat(leagues.latest(5)).hasSize(1);
        }
    }
}
