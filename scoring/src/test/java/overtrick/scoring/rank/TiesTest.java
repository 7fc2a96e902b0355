package overtrick.scoring.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.scoring.Slips.pair;
import static overtrick.scoring.Slips.traveller;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.Results;
import overtrick.scoring.Traveller;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.board.TotalPoints;
import overtrick.scoring.match.BoardAMatch;
import overtrick.scoring.match.TeamImps;
import overtrick.scoring.match.VictoryPointScoring;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.TieBreak;
import overtrick.scoring.regulation.TieBreak.ByScores;
import overtrick.scoring.regulation.TieBreak.Lot;
import overtrick.scoring.regulation.Winners;
import overtrick.scoring.vp.WbfContinuous;

class TiesTest {

    /// Total points, so that ties are easily made: 1 and 2 have 100 each. 2 won their meeting by 50
    /// points; both are above average on two boards.
    private static final List<Traveller> TIED =
            List.of(
                    traveller(1, "1 v 2 -50"),
                    traveller(2, "1 v 3 100"),
                    traveller(3, "1 v 4 50"),
                    traveller(4, "2 v 3 50"),
                    traveller(5, "2 v 4 0"));

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "DIRECT_ENCOUNTER,     1 2 2 1",
        "BOARDS_ABOVE_AVERAGE, 1= 1 1= 2",
        "BEST_SESSION,         1= 1 1= 2",
    })
    void oneMethod(ByScores method, String places) {
        assertThat(places(TIED, method)).startsWith(places);
    }

    @Test
    void moreBoardsAboveAverage() {
        var boards =
                List.of(
                        traveller(1, "1 v 3 60"),
                        traveller(2, "1 v 4 50"),
                        traveller(3, "2 v 3 110"),
                        traveller(4, "2 v 4 0"));

        assertThat(places(boards)).startsWith("1= 1 1= 2");
        assertThat(places(boards, ByScores.BOARDS_ABOVE_AVERAGE)).startsWith("1 1 2 2");
    }

    /// Only if all of them met is there a direct encounter.
    @Test
    void aTieOfThreeOfWhomTwoDidNotMeetStands() {
        var boards =
                List.of(
                        traveller(1, "1 v 2 50"),
                        traveller(2, "2 v 3 100"),
                        traveller(3, "3 v 9 150"));

        assertThat(places(boards, ByScores.DIRECT_ENCOUNTER)).startsWith("1= 1 1= 2 1= 3");
    }

    @Test
    void theNextMethodIsTriedOnThoseStillTied() {
        var lot = new Lot(List.of(pair("2"), pair("1")));

        assertThat(places(TIED, ByScores.BEST_SESSION, lot)).startsWith("1 2 2 1");
        assertThat(places(TIED, new Lot(List.of(pair("1"))))).startsWith("1 1 2 2");
        assertThat(places(TIED, ByScores.DIRECT_ENCOUNTER, new Lot(List.of(pair("1")))))
                .startsWith("1 2 2 1");
    }

    /// One board won each. A wins 10 IMPs and loses 6, B the other way round.
    @Test
    void teamsByTheirImps() {
        var boards =
                List.of(
                        traveller(1, "A v B 620", "B v A 170"),
                        traveller(2, "A v B 170", "B v A 420"));
        var regulations =
                new Regulations(
                        new ByBoards(BoardAMatch.STANDARD), Field.ACROSS, Winners.ONE, List.of());

        assertThat(places(boards, regulations)).isEqualTo("1= A 1= B");
        for (var method : List.of(ByScores.NET_IMPS, ByScores.IMP_QUOTIENT)) {
            assertThat(
                            places(
                                    boards,
                                    new Regulations(
                                            regulations.scoring(),
                                            Field.ACROSS,
                                            Winners.ONE,
                                            List.of(method))))
                    .isEqualTo("1 A 2 B");
        }
    }

    /// A, B and F have won a match each by ten IMPs: A against somebody who has won the other of
    /// their two, B and F against somebody who has lost both (tournaments.md §8.5).
    @Test
    void whoHasMetTheStrongerIsAhead() {
        var boards = new ArrayList<Traveller>();
        for (String match : List.of("A v C", "B v D", "C v E", "F v D")) {
            String back = match.charAt(4) + " v " + match.charAt(0);
            boards.add(traveller(boards.size() + 1, match + " 620", back + " 170"));
            for (int flat = 0; flat < 3; flat++) {
                boards.add(traveller(boards.size() + 1, match + " 420", back + " 420"));
            }
        }
        var scoring = new ByMatches(new VictoryPointScoring(new TeamImps(), new WbfContinuous()));

        assertThat(places(boards, scoring)).isEqualTo("1 C 2= A 2= B 2= F 5 D 6 E");
        assertThat(places(boards, scoring, ByScores.SWISS_POINTS))
                .isEqualTo("1 C 2 A 3= B 3= F 5 D 6 E");
        assertThat(places(boards, scoring, TieBreak.TEAMS_IN_MATCHES.toArray(TieBreak[]::new)))
                .isEqualTo("1 C 2 A 3= B 3= F 5 D 6 E");
    }

    @Test
    void theUsualMethodsLeaveAPerfectTie() {
        var boards = List.of(traveller(1, "1 v 101 50", "2 v 102 50"));
        var regulations =
                new Regulations(
                        new ByBoards(Matchpoints.STANDARD),
                        Field.ACROSS,
                        Winners.ONE,
                        TieBreak.PAIRS);

        assertThat(places(boards, regulations)).isEqualTo("1= 1 1= 2 1= 101 1= 102");
    }

    private static String places(List<Traveller> boards, TieBreak... methods) {
        return places(boards, new ByBoards(new TotalPoints()), methods);
    }

    private static String places(List<Traveller> boards, Scoring scoring, TieBreak... methods) {
        return places(
                boards, new Regulations(scoring, Field.ACROSS, Winners.ONE, List.of(methods)));
    }

    private static String places(List<Traveller> boards, Regulations regulations) {
        var lines = Scores.of(Results.of(boards), regulations).ranking().lines();
        return String.join(
                " ",
                lines.stream().map(line -> line.placeText() + " " + line.contestant()).toList());
    }
}
