package overtrick.scoring.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.scoring.Slips.pair;
import static overtrick.scoring.Slips.rows;
import static overtrick.scoring.Slips.traveller;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.scoring.Results;
import overtrick.scoring.Slips;
import overtrick.scoring.Traveller;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.Mark;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.vp.VpCatalog;
import overtrick.scoring.vp.WbfContinuous;
import overtrick.testkit.Seeds;

/// Two tables of one match, and what the boards come to.
class MatchTest {

    /// Three boards: A wins 10 IMPs, loses 6, and one is flat.
    private static final List<Traveller> MATCH =
            List.of(
                    traveller(1, "A v B 620 r1", "B v A 170 r1"),
                    traveller(2, "A v B 170 r1", "B v A 420 r1"),
                    traveller(3, "A v B -100 r1", "B v A -100 r1"));

    /// Test T4 of tournaments.md §1.2.
    @Test
    void theClubsTeams() {
        var rows = rows("alfa v beta 620", "beta v alfa 170");
        var marks = new TeamImps().marks(rows, 2);

        assertThat(marks.mark(0, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(10));
        assertThat(marks.mark(1, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(-10));
        assertThat(marks.eastWest()).containsOnly(Mark.NONE);
        assertThat(new TeamImps().why(rows, 2, 0, Side.NORTH_SOUTH).text(Locale.ENGLISH))
                .isEqualTo("      10  620 and 170 differ by 450 (Law 78B)\n");
    }

    @ParameterizedTest(name = "{0} and {1}, ties to {2}: {3}–{4}, {5}")
    @CsvSource({
        "620, 170, 0,  2, 0, more than",
        "170, 620, 0,  0, 2, less than",
        "420, 420, 0,  1, 1, tied",
        "430, 420, 0,  2, 0, more than",
        "430, 420, 10, 1, 1, tied",
        "440, 420, 10, 2, 0, more than",
    })
    void aBoardIsWonTiedOrLost(
            int here, int there, int tieMargin, int own, int others, String words) {
        var scoring = new BoardAMatch(Fraction.of(2), tieMargin);
        var rows = rows("A v B " + here, "B v A " + there);
        var marks = scoring.marks(rows, 2);

        assertThat(marks.mark(0, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(own));
        assertThat(marks.mark(1, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(others));
        assertThat(scoring.why(rows, 2, 0, Side.NORTH_SOUTH).text(Locale.ENGLISH)).contains(words);
    }

    @Test
    void whileOneTableIsMissingTheBoardDoesNotCount() {
        var marks = BoardAMatch.STANDARD.marks(rows("A v B 620", "C v D 100", "D v C 100"), 3);

        assertThat(marks.mark(0, Side.NORTH_SOUTH)).isEqualTo(Mark.NONE);
        assertThat(marks.mark(1, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.ONE);
    }

    /// An artificial score at one table is the team's score for the board.
    @Test
    void aSpoiltBoardIsAwardedToBothTeams() {
        var rows = rows("A v B 60/40", "B v A 170");
        var imps = new TeamImps().marks(rows, 2);
        var boards = BoardAMatch.STANDARD.marks(rows, 2);

        assertThat(imps.mark(0, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(3));
        assertThat(imps.mark(1, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(-3));
        assertThat(boards.mark(0, Side.NORTH_SOUTH).value().text()).isEqualTo("1.2");
        assertThat(boards.mark(1, Side.NORTH_SOUTH).value().text()).isEqualTo("0.8");
    }

    /// Both teams' awards are corrected by what they did on the other boards (Law 12C2c).
    @Test
    void theAwardOfEitherTeamIsCorrected() {
        var boards =
                List.of(
                        traveller(1, "A v B 60/40", "B v A 170"),
                        traveller(2, "A v B 620", "B v A 170"));
        var scores =
                Scores.of(Results.of(boards), Regulations.of(new ByBoards(BoardAMatch.STANDARD)));

        assertThat(scores.ranking().line(pair("A")).orElseThrow().total().text()).isEqualTo("4");
        assertThat(scores.ranking().line(pair("B")).orElseThrow().total().text()).isEqualTo("0");
        assertThat(scores.explanation().why(pair("B")).text(Locale.ENGLISH))
                .contains("0  artificial score: at fault, so 0% got on the other boards");
    }

    @Test
    void weightedAndSplitScores() {
        var weighted = new TeamImps().marks(rows("A v B 620*50+170*50", "B v A 170"), 2);
        assertThat(weighted.mark(0, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(5));
        assertThat(weighted.mark(1, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(-5));

        var split = new TeamImps().marks(rows("A v B 620|170", "B v A 170"), 2);
        assertThat(split.mark(0, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(10));
        assertThat(split.mark(1, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.ZERO);
    }

    @Test
    void impsOfTeamsAddUpToNothing() {
        Seeds.each(
                100,
                chance -> {
                    var rows =
                            rows(
                                    "A v B " + Slips.points(chance),
                                    "C v D " + Slips.points(chance),
                                    "B v A " + Slips.points(chance),
                                    "D v C " + Slips.points(chance));
                    var sum =
                            new TeamImps()
                                    .marks(rows, 4).northSouth().stream()
                                            .map(Mark::value)
                                            .reduce(Fraction.ZERO, Fraction::plus);
                    assertThat(sum).isEqualTo(Fraction.ZERO);
                });
    }

    @Test
    void victoryPointsOfAMatch() {
        var scores = scored(new VictoryPointScoring(new TeamImps(), new WbfContinuous()));
        var ranking = scores.ranking();

        // 10 − 6 = 4 IMPs over 3 boards: B = 15·√3
        int hundredths = new WbfContinuous().scale(3).hundredths(4);
        assertThat(ranking.line(pair("A")).orElseThrow().total())
                .isEqualTo(Fraction.of(hundredths, 100));
        assertThat(ranking.line(pair("B")).orElseThrow().total())
                .isEqualTo(Fraction.of(2000 - hundredths, 100));
        assertThat(scores.explanation().why(pair("A")).text(Locale.ENGLISH))
                .contains("1 matches", "3 boards against B in round 1")
                .contains("margin of 4 IMPs over 3 boards on the scale wbf-continuous");
    }

    /// Won 1½ of 3 boards, 3 of 6 points; 10 of 16 IMPs, so 2.5 of 4.
    @Test
    void pachaboAddsBoardsAndSwings() {
        var scores = scored(Pachabo.STANDARD);

        assertThat(scores.ranking().line(pair("A")).orElseThrow().total().text()).isEqualTo("5.5");
        assertThat(scores.ranking().line(pair("B")).orElseThrow().total().text()).isEqualTo("4.5");
        assertThat(scores.explanation().why(pair("A")).text(Locale.ENGLISH))
                .contains("2.5  4 shared as points won to lost, 10 to 6");
    }

    @Test
    void pachaboWithoutSwingsSharesEvenly() {
        var tally = MatchTally.NONE.with(Fraction.ONE, Fraction.ZERO);

        assertThat(Pachabo.STANDARD.value(tally)).isEqualTo(Fraction.of(3));
    }

    @Test
    void hybridAddsBoardsAndVictoryPoints() {
        var hybrid = new Hybrid(BoardAMatch.STANDARD, new WbfContinuous());
        int hundredths = new WbfContinuous().scale(3).hundredths(4);

        assertThat(scored(hybrid).ranking().line(pair("A")).orElseThrow().total())
                .isEqualTo(Fraction.of(300L + hundredths, 100));
    }

    /// A pair's IMPs of a round against the same opponents; half an IMP is rounded away from zero
    /// for both.
    @Test
    void pairsHaveMatchesToo() {
        var scoring = new VictoryPointScoring(Butler.STANDARD, new WbfContinuous());
        var won = new MatchTally(4, Fraction.of(5, 2), Fraction.of(5, 2), Fraction.ZERO);
        var lost = new MatchTally(4, Fraction.of(-5, 2), Fraction.ZERO, Fraction.of(5, 2));
        int hundredths = new WbfContinuous().scale(4).hundredths(3);

        assertThat(scoring.value(won)).isEqualTo(Fraction.of(hundredths, 100));
        assertThat(scoring.value(won).plus(scoring.value(lost))).isEqualTo(Fraction.of(20));
    }

    @Test
    void aScaleMayNotBeMadeForTheMatch() {
        var club = VpCatalog.ofTheHouse().named("seed20").orElseThrow();
        var scoring = new VictoryPointScoring(new TeamImps(), club);

        assertThat(scoring.complaint(16)).isEmpty();
        assertThat(scoring.complaint(3).map(Sentence::toString))
                .contains("boards of scale seed20 are not 16: 3");
        assertThatThrownBy(() -> scored(scoring).ranking())
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Scores scored(MatchScoring scoring) {
        return Scores.of(Results.of(MATCH), Regulations.of(new ByMatches(scoring)));
    }
}
