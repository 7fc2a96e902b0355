package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestEvent.DIRECTOR;
import static overtrick.tournament.TestEvent.score;

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
        var event = mitchell().begin(1).playRound(1, "4SN=");

        assertThat(slip(event, DIRECTOR)).isPresent();
        assertThat(slip(event, event.player(1))).as("at the table").isPresent();
        assertThat(slip(event, event.player(101))).as("at the table").isPresent();
        assertThat(slip(event, event.player(2))).as("plays it in round 3").isEmpty();
        assertThat(slip(event, Outsider.PUBLIC)).as("who may talk to them").isEmpty();
        assertThat(event.seenBy(Outsider.PUBLIC).results())
                .filteredOn(line -> line.slot().equals(FIRST))
                .allMatch(line -> line.in());
    }

    @Test
    void whoHasPlayedTheBoardMaySeeTheOthers() {
        var event = mitchell().begin(1).playRound(1, "4SN=").begin(2);
        assertThat(slip(event, event.player(3))).as("plays it in round 2").isEmpty();

        event.playRound(2, "4SN-1");
        assertThat(slip(event, event.player(3))).isPresent();
    }

    @Test
    void theRankingCountsFinishedBoardsUntilItIsFinal() {
        var event = mitchell().begin(1).playRound(1, "4SN=").begin(2).playRound(2, "3NE-1");
        assertThat(boards(event, DIRECTOR)).isEqualTo(4);
        assertThat(boards(event, Outsider.PUBLIC)).isZero();

        event.begin(3).playRound(3, "P");
        assertThat(boards(event, Outsider.PUBLIC)).isEqualTo(6);
        assertThat(event.seenBy(Outsider.PUBLIC).standing().provisional()).isTrue();

        event.direct(new Act.Close());
        assertThat(event.seenBy(Outsider.PUBLIC).standing().provisional()).isFalse();
        assertThat(event.rankingSeenBy(Outsider.PUBLIC)).isEqualTo(event.rankingSeenBy(DIRECTOR));
    }

    @Test
    void theTrailIsTheDirectorsAndEachPairSeesItsOwn() {
        var event = mitchell().begin(1).playRound(1, "4SN=");

        assertThat(event.seenBy(DIRECTOR).trail()).hasSize(event.last());
        assertThat(event.seenBy(Outsider.PUBLIC).trail()).isEmpty();
        assertThat(event.seenBy(event.player(1)).trail())
                .as("its entry, and two boards")
                .hasSize(3);
    }

    @Test
    void pairsGoByTheirNumbersAndNames() {
        var event = mitchell().begin(1).playRound(1, "4SN=");
        var ranking = event.rankingSeenBy(DIRECTOR);

        assertThat(ranking.lines().stream().map(line -> line.contestant().id()))
                .containsExactlyInAnyOrder("1", "2", "3", "101", "102", "103");
    }

    @Test
    void playersOfAnIndividualEachHaveALine() {
        var event = individual();
        event.begin(1);
        event.direct(new Act.Report(FIRST, score(FIRST, "4SN=")));
        var other = Slot.of(1, 2, 1);
        event.direct(new Act.Report(other, score(other, "2SN=")));
        var ranking = event.rankingSeenBy(DIRECTOR);

        var winners =
                event.session()
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
        var event = teams();
        event.begin(1);
        var here = Slot.of(1, 1, 2);
        var floor = event.session().floor(SectionName.ONLY).orElseThrow();
        assertThat(floor.at(here)).isPresent();
        event.direct(new Act.Report(here, score(here, "4SN=")));
        event.begin(2);
        var there =
                floor.slots()
                        .filter(slot -> slot.round().value() == 2)
                        .filter(slot -> slot.board().equals(here.board()))
                        .findFirst()
                        .orElseThrow();
        event.direct(new Act.Report(there, score(there, "3SN=")));

        var home = floor.at(here).orElseThrow().northSouth().members().getFirst().toString();
        var line = event.rankingSeenBy(DIRECTOR).line(new Contestant(home)).orElseThrow();
        assertThat(event.rankingSeenBy(DIRECTOR).lines()).hasSize(3);
        assertThat(line.total().signum()).as("420 here, 140 there").isPositive();
    }

    private static TestEvent mitchell() {
        return TestEvent.of(Method.MATCHPOINTS, Mitchell.plain(3), 2);
    }

    private static TestEvent individual() {
        var event = new TestEvent();
        var terms = Terms.of(Contestants.PLAYERS, Method.MATCHPOINTS);
        event.direct(new Act.Create(new Charter("Friday", terms)));
        for (int player = 1; player <= 8; player++) {
            event.direct(new Act.Enter(List.of("P" + player)));
        }
        event.direct(Happenings.seat(event.session(), Individual.individual(8), 1));
        return event;
    }

    private static TestEvent teams() {
        var event = new TestEvent();
        var terms = Terms.of(Contestants.TEAMS, Method.TEAM_IMPS);
        event.direct(new Act.Create(new Charter("Friday", terms)));
        var movement = TeamMovement.americanWhist(3).movement();
        var wearers = new ArrayList<Wearer>();
        for (int team = 1; team <= 3; team++) {
            event.direct(new Act.Enter(List.of("A" + team, "B" + team, "C" + team, "D" + team)));
        }
        for (var number : movement.entries()) {
            wearers.add(new Wearer(number, 1 + TeamMovement.team(number).value()));
        }
        return event.direct(new Act.Seat(movement, 1, wearers));
    }

    private static Optional<Slip> slip(TestEvent event, Attendee viewer) {
        return event.seenBy(viewer).results().stream()
                .filter(line -> line.slot().equals(FIRST))
                .findFirst()
                .orElseThrow()
                .slip();
    }

    private static int boards(TestEvent event, Attendee viewer) {
        return event.rankingSeenBy(viewer).lines().getFirst().boards();
    }
}
