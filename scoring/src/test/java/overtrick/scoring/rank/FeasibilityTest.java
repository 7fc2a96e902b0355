package overtrick.scoring.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.scoring.Slips.pair;
import static overtrick.scoring.Slips.traveller;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import overtrick.cards.words.Sentence;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Results;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.match.BoardAMatch;
import overtrick.scoring.match.TeamImps;
import overtrick.scoring.match.VictoryPointScoring;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.Winners;
import overtrick.scoring.vp.VpCatalog;
import overtrick.scoring.vp.WbfContinuous;

/// What a tournament says when it cannot be ranked as its regulations have it.
class FeasibilityTest {

    private static final List<Traveller> TEAMS =
            List.of(traveller(1, "A v B 620 r1", "B v A 170 r1"));
    private static final Scoring MATCHPOINTS = new ByBoards(Matchpoints.STANDARD);

    @Test
    void nothingWhenItCan() {
        assertThat(complaint(TEAMS, new ByBoards(new TeamImps()))).isEmpty();
        assertThat(
                        complaint(
                                TEAMS,
                                new ByMatches(
                                        new VictoryPointScoring(
                                                new TeamImps(), new WbfContinuous()))))
                .isEmpty();
    }

    @Test
    void penaltiesAreInAUnitOfTheScoring() {
        var adjustments =
                List.of(
                        Adjustment.penalty(pair("A"), Fraction.ONE, Unit.MATCHPOINTS, "late"),
                        Adjustment.carryOver(pair("B"), Fraction.ONE, Unit.IMPS, "first day"));
        var results = new Results("", new TreeMap<>(), TEAMS, adjustments);

        assertThat(
                        Scores.of(results, Regulations.of(MATCHPOINTS))
                                .complaint()
                                .map(Sentence::toString))
                .contains("carry-over of B is in IMP; with this scoring it would be in MP or %");
        assertThat(
                        Scores.of(results, Regulations.of(new ByBoards(new TeamImps())))
                                .complaint()
                                .map(Sentence::toString))
                .contains("penalty of A is in MP; with this scoring it would be in IMP");
    }

    @Test
    void teamsPlayABoardAtTwoTables() {
        var half = List.of(traveller(7, "A v B 620", "C v D 100", "D v C 100"));

        assertThat(complaint(half, new ByBoards(BoardAMatch.STANDARD)))
                .contains("board 7 of A and B has one table only; teams need B as North–South too");
        assertThat(complaint(half, MATCHPOINTS)).isEmpty();
    }

    @Test
    void everyMatchHasAScale() {
        var club = VpCatalog.ofTheHouse().named("seed20").orElseThrow();

        assertThat(complaint(TEAMS, new ByMatches(new VictoryPointScoring(new TeamImps(), club))))
                .contains("match of A and B in round 1: boards of scale seed20 are not 16: 1");
    }

    @Test
    void whoeverIsRankedByDirectionKeepsIt() {
        var two = new Regulations(MATCHPOINTS, Field.ACROSS, Winners.TWO, List.of());
        var boards = List.of(traveller(1, "1 v 2 620"), traveller(2, "3 v 1 170"));

        assertThat(Scores.of(Results.of(boards), two).complaint().map(Sentence::toString))
                .contains("1 sat in both directions, so there is one winner, not two");
    }

    private static Optional<String> complaint(List<Traveller> boards, Scoring scoring) {
        return Scores.of(Results.of(boards), Regulations.of(scoring))
                .complaint()
                .map(Sentence::toString);
    }
}
