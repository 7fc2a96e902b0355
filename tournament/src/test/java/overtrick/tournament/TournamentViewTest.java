package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.team.TeamMovement;
import overtrick.scoring.Contestant;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;

/// What is hidden from whom, and what the ranking shows when.
class TournamentViewTest {

    private static final Slot FIRST = Slot.of(1, 1, 1);

    @Test
    void aBoardIsHiddenFromThoseWhoHaveStillToPlayIt() {
        var tournament = mitchell().begin(1).playRound(1, "4SN=");

        assertThat(slip(tournament, DIRECTOR)).isPresent();
        assertThat(slip(tournament, tournament.player(1))).as("at the table").isPresent();
        assertThat(slip(tournament, tournament.player(101))).as("at the table").isPresent();
        assertThat(slip(tournament, tournament.player(2))).as("plays it in round 3").isEmpty();
        assertThat(slip(tournament, Outsider.PUBLIC)).as("who may talk to them").isEmpty();
        assertThat(tournament.seenBy(Outsider.PUBLIC).results())
                .filteredOn(line -> line.slot().equals(FIRST))
                .allMatch(line -> line.in());
    }

    @Test
    void whoHasPlayedTheBoardMaySeeTheOthers() {
        var tournament = mitchell().begin(1).playRound(1, "4SN=").begin(2);
        assertThat(slip(tournament, tournament.player(3))).as("plays it in round 2").isEmpty();

        tournament.playRound(2, "4SN-1");
        assertThat(slip(tournament, tournament.player(3))).isPresent();
    }

    @Test
    void aRulingSaysWhoGaveItAndWhy() {
        var tournament = mitchell().begin(1).playRound(1, "4SN=");
        tournament.does(DIRECTOR, new Act.Rule(FIRST, score(FIRST, "4SN-1")));

        var ruled = slip(tournament, tournament.player(1)).orElseThrow();
        assertThat(ruled.isJudged()).isTrue();
        assertThat(ruled.ruled()).get().extracting(Slip.Ruled::why).isEqualTo("as it was");
        assertThat(Slip.BLANK.ruled(new Slip.Ruled(score(FIRST, "4SN="), "Ann", "")).isJudged())
                .as("typed in, not judged")
                .isFalse();
    }

    @Test
    void theRankingCountsFinishedBoardsUntilItIsFinal() {
        var tournament = mitchell().begin(1).playRound(1, "4SN=").begin(2).playRound(2, "3NE-1");
        assertThat(boards(tournament, DIRECTOR)).isEqualTo(4);
        assertThat(boards(tournament, Outsider.PUBLIC)).isZero();

        tournament.begin(3).playRound(3, "P");
        assertThat(boards(tournament, Outsider.PUBLIC)).isEqualTo(6);
        assertThat(tournament.seenBy(Outsider.PUBLIC).standing().provisional()).isTrue();

        tournament.direct(new Act.Close());
        assertThat(tournament.seenBy(Outsider.PUBLIC).standing().provisional()).isFalse();
        assertThat(tournament.rankingSeenBy(Outsider.PUBLIC))
                .isEqualTo(tournament.rankingSeenBy(DIRECTOR));
    }

    @Test
    void theTrailIsTheDirectorsAndEachPairSeesItsOwn() {
        var tournament = mitchell().begin(1).playRound(1, "4SN=");

        assertThat(tournament.seenBy(DIRECTOR).trail()).hasSize(tournament.last());
        assertThat(tournament.seenBy(Outsider.PUBLIC).trail()).isEmpty();
        assertThat(tournament.seenBy(tournament.player(1)).trail())
                .as("its entry, and two boards")
                .hasSize(3);
    }

    @Test
    void pairsGoByTheirNumbersAndNames() {
        var tournament = mitchell().begin(1).playRound(1, "4SN=");
        var ranking = tournament.rankingSeenBy(DIRECTOR);

        assertThat(ranking.lines().stream().map(line -> line.contestant().id()))
                .containsExactlyInAnyOrder("1", "2", "3", "101", "102", "103");
    }

    @Test
    void playersOfAnIndividualEachHaveALine() {
        var tournament = individual();
        tournament.begin(1);
        tournament.direct(new Act.Report(FIRST, score(FIRST, "4SN=")));
        var other = Slot.of(1, 2, 1);
        tournament.direct(new Act.Report(other, score(other, "2SN=")));
        var ranking = tournament.rankingSeenBy(DIRECTOR);

        var winners =
                tournament
                        .session()
                        .floor(SectionName.ONLY)
                        .orElseThrow()
                        .at(FIRST)
                        .orElseThrow()
                        .northSouth();
        assertThat(ranking.lines()).hasSize(8);
        for (var winner : winners.members()) {
            var line = ranking.line(new Contestant(winner.toString())).orElseThrow();
            assertThat(line.percentage()).contains(Fraction.HUNDRED);
            assertThat(line.placeText()).isEqualTo("1=");
        }
    }

    @Test
    void bothPairsOfATeamScoreForIt() {
        var tournament = teams();
        tournament.begin(1);
        var here = Slot.of(1, 1, 2);
        var floor = tournament.session().floor(SectionName.ONLY).orElseThrow();
        assertThat(floor.at(here)).isPresent();
        tournament.direct(new Act.Report(here, score(here, "4SN=")));
        tournament.begin(2);
        var there =
                floor.slots()
                        .filter(slot -> slot.round().value() == 2)
                        .filter(slot -> slot.board().equals(here.board()))
                        .findFirst()
                        .orElseThrow();
        tournament.direct(new Act.Report(there, score(there, "3SN=")));

        var home = floor.at(here).orElseThrow().northSouth().members().getFirst().toString();
        var line = tournament.rankingSeenBy(DIRECTOR).line(new Contestant(home)).orElseThrow();
        assertThat(tournament.rankingSeenBy(DIRECTOR).lines()).hasSize(3);
        assertThat(line.total().signum()).as("420 here, 140 there").isPositive();
    }

    private static TestTournament mitchell() {
        return TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 2);
    }

    private static TestTournament individual() {
        var tournament = new TestTournament();
        var terms = Terms.of(Contestants.PLAYERS, Method.MATCHPOINTS);
        tournament.direct(new Act.Create(new Charter("Friday", terms)));
        for (int player = 1; player <= 8; player++) {
            tournament.direct(new Act.Enter(List.of("P" + player)));
        }
        tournament.direct(Happenings.seat(tournament.session(), Individual.individual(8), 1));
        return tournament;
    }

    private static TestTournament teams() {
        var tournament = new TestTournament();
        var terms = Terms.of(Contestants.TEAMS, Method.TEAM_IMPS);
        tournament.direct(new Act.Create(new Charter("Friday", terms)));
        var movement = TeamMovement.americanWhist(3).movement();
        var wearers = new ArrayList<Wearer>();
        for (int team = 1; team <= 3; team++) {
            tournament.direct(
                    new Act.Enter(List.of("A" + team, "B" + team, "C" + team, "D" + team)));
        }
        for (var number : movement.entries()) {
            wearers.add(new Wearer(number, new EntryId(1 + TeamMovement.team(number).value())));
        }
        return tournament.direct(new Act.Seat(movement, 1, wearers));
    }

    private static Optional<Slip> slip(TestTournament tournament, Attendee viewer) {
        return tournament.seenBy(viewer).results().stream()
                .filter(line -> line.slot().equals(FIRST))
                .findFirst()
                .orElseThrow()
                .slip();
    }

    private static int boards(TestTournament tournament, Attendee viewer) {
        return tournament.rankingSeenBy(viewer).lines().getFirst().boards();
    }
}
