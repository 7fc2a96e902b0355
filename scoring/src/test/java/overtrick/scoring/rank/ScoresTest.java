package overtrick.scoring.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.scoring.Slips.pair;
import static overtrick.scoring.Slips.traveller;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import overtrick.cards.Side;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Results;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.CarryOver;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Winners;

/// Totals, corrections, penalties and places of a session of pairs.
class ScoresTest {

    private static final Regulations MATCHPOINTS =
            Regulations.of(new ByBoards(Matchpoints.STANDARD));
    private static final Regulations MEAN_IMPS =
            Regulations.of(new ByBoards(new CrossImps(Report.MEAN_OF_COMPARISONS)));

    /// Three rounds of three tables; board 3 could not be played at table 2.
    private static final List<Traveller> EVENING =
            List.of(
                    traveller(1, "1 v 101 620", "2 v 103 170", "3 v 102 -100"),
                    traveller(2, "1 v 103 50", "2 v 102 50", "3 v 101 -50"),
                    traveller(3, "1 v 102 400", "2 v 101 40/60", "3 v 103 430"));

    @Test
    void matchpointsAreAddedAndPlacesShared() {
        var ranking = scores(MATCHPOINTS, EVENING).ranking();

        // tops of 4; on board 3 two scores of three give 3.5 and 0.5
        assertThat(text(ranking.lines()))
                .isEqualTo(
                        """
                        1 102 8.5 ≈70.8333
                        2 1 7.5 62.5
                        3 2 6.6 55
                        4 101 6.4 ≈53.3333
                        5= 3 3.5 ≈29.1667
                        5= 103 3.5 ≈29.1667
                        """);
    }

    @Test
    void twoWinnersHaveAListEach() {
        var two = new Regulations(MATCHPOINTS.scoring(), Field.ACROSS, Winners.TWO, List.of());
        var lists = scores(two, EVENING).ranking().lists();

        assertThat(lists).hasSize(2);
        assertThat(lists.getFirst().side()).contains(Side.NORTH_SOUTH);
        assertThat(text(lists.getFirst().lines())).startsWith("1 1 7.5 62.5\n2 2 ");
        assertThat(text(lists.getLast().lines())).startsWith("1 102 8.5 ").contains("3 103 3.5");
    }

    @Test
    void sectionsAreComparedApartOrAcross() {
        var boards =
                List.of(
                        traveller(
                                1,
                                "A1 v A2 620 A",
                                "A3 v A4 170 A",
                                "B1 v B2 650 B",
                                "B3 v B4 680 B",
                                "B5 v B6 50 B"));
        var apart =
                new Regulations(
                        MATCHPOINTS.scoring(), Field.WITHIN_SECTION, Winners.ONE, List.of());

        var lists = scores(apart, boards).ranking().lists();
        assertThat(lists).extracting(Ranking.Standings::section).containsExactly("A", "B");
        assertThat(text(lists.getFirst().lines())).startsWith("1= A1 2 100\n1= A4 2 100\n");
        assertThat(text(lists.getLast().lines()))
                .startsWith("1= B3 4 100\n1= B6 4 100\n3= B1 2 50\n");
        assertThat(scores(MATCHPOINTS, boards).ranking().line(pair("A1")).orElseThrow().total())
                .isEqualTo(Fraction.of(4));
    }

    /// Board 1 of the evening: others have 620 and −100, so 650 is 4 of 4, 620 is 3 and −200 is 0.
    /// Board 3 was played twice where three were expected: by Neuberg a top of 2 is 3.5 of 4.
    @Test
    void whatOtherPointsWouldHaveBeenWorth() {
        var scores = scores(MATCHPOINTS, EVENING);

        assertThat(percent(scores, 0, 1, Side.NORTH_SOUTH, 650)).contains("100");
        assertThat(percent(scores, 0, 1, Side.NORTH_SOUTH, 620)).contains("75");
        assertThat(percent(scores, 0, 1, Side.NORTH_SOUTH, 170)).contains("50");
        assertThat(percent(scores, 0, 1, Side.EAST_WEST, 620)).contains("25");
        assertThat(percent(scores, 0, 1, Side.NORTH_SOUTH, -200)).contains("0");
        assertThat(percent(scores, 2, 0, Side.NORTH_SOUTH, 460)).contains("87.5");
        assertThat(percent(scores, 2, 0, Side.EAST_WEST, 460)).contains("12.5");
    }

    @Test
    void wherePointsAreComparedWithNobodyTheyAreNoPercent() {
        var alone = scores(MATCHPOINTS, List.of(traveller(1, "1 v 101 620", "2 v 102 40/60")));

        assertThat(percent(alone, 0, 0, Side.NORTH_SOUTH, 650)).isEmpty();
        assertThat(percent(scores(MEAN_IMPS, EVENING), 0, 1, Side.NORTH_SOUTH, 650)).isEmpty();
    }

    private static Optional<String> percent(
            Scores scores, int slip, int row, Side side, int points) {
        var traveller = scores.results().travellers().get(slip);
        return scores.percent(traveller.board(), traveller.rows().get(row), side, points)
                .map(Fraction::text);
    }

    /// Not at fault and better elsewhere, at fault and worse elsewhere (Law 12C2c).
    @Test
    void artificialScoresAreCorrectedAtTheEndOfTheSession() {
        var scores =
                scores(
                        MATCHPOINTS,
                        List.of(
                                traveller(1, "1 v 101 620", "2 v 102 170", "3 v 103 -100"),
                                traveller(2, "1 v 103 60/60", "2 v 101 50/40", "3 v 102 0")));
        var ranking = scores.ranking();

        assertThat(ranking.line(pair("1")).orElseThrow().total().text()).isEqualTo("8");
        assertThat(ranking.line(pair("101")).orElseThrow().total().text()).isEqualTo("0");
        assertThat(ranking.line(pair("2")).orElseThrow().total().text()).isEqualTo("4");
        assertThat(scores.explanation().why(pair("1")).text(Locale.ENGLISH))
                .contains(
                        "4  artificial score: not at fault, so 100% got on the other boards instead of 60%");
        assertThat(scores.explanation().why(pair("101")).text(Locale.ENGLISH))
                .contains(
                        "0  artificial score: at fault, so 0% got on the other boards instead of 40%");
        assertThat(scores.explanation().why(pair("2")).text(Locale.ENGLISH))
                .contains("2  artificial score: 50% of 4 (Law 12C2)");
    }

    /// Two of them: each is corrected by all others at what was awarded, once.
    @Test
    void severalArtificialScoresAreCorrectedOnce() {
        var scores =
                scores(
                        MATCHPOINTS,
                        List.of(
                                traveller(1, "1 v 101 620", "2 v 102 170"),
                                traveller(2, "1 v 102 60/40", "2 v 101 0"),
                                traveller(3, "1 v 103 60/40", "2 v 104 0")));

        // 100 and 60 elsewhere make 80 per cent, twice
        assertThat(scores.ranking().line(pair("1")).orElseThrow().percentage())
                .contains(Fraction.of(260, 3));
    }

    @Test
    void inImpsTheCorrectionIsByImps() {
        var scores =
                scores(
                        MEAN_IMPS,
                        List.of(
                                traveller(1, "1 v 101 620", "2 v 102 170"),
                                traveller(2, "1 v 102 60/40", "2 v 103 50", "3 v 101 -50")));

        // +10 on the other board instead of +3; −10 instead of −3 would be pair 102's, but they won
        assertThat(scores.ranking().line(pair("1")).orElseThrow().total().text()).isEqualTo("20");
        assertThat(scores.ranking().line(pair("102")).orElseThrow().total().text()).isEqualTo("7");
        assertThat(scores.explanation().why(pair("1")).text(Locale.ENGLISH))
                .contains("10 IMP got on the other boards instead of 3 IMP");
        assertThat(scores.explanation().why(pair("102")).text(Locale.ENGLISH))
                .contains(
                        "−3  artificial score: 40% is 3 IMPs for each 10% from the middle, 1 times");
    }

    @Test
    void penaltiesAndCarryOverChangeTheTotal() {
        var adjustments =
                List.of(
                        Adjustment.penalty(
                                pair("1"), Fraction.of(10), Unit.PERCENT_OF_TOP, "slow play"),
                        Adjustment.penalty(pair("2"), Fraction.ONE, Unit.MATCHPOINTS, "noise"),
                        Adjustment.carryOver(
                                pair("3"), Fraction.of(5, 2), Unit.MATCHPOINTS, "qualifying"));
        var results = new Results("", new TreeMap<>(), EVENING, adjustments);
        var scores = Scores.of(results, MATCHPOINTS);
        var ranking = scores.ranking();

        assertThat(ranking.line(pair("1")).orElseThrow().total().text()).isEqualTo("7.1");
        assertThat(ranking.line(pair("1")).orElseThrow().adjustment().text()).isEqualTo("-0.4");
        assertThat(ranking.line(pair("2")).orElseThrow().total().text()).isEqualTo("5.6");
        assertThat(ranking.line(pair("3")).orElseThrow().percentage()).contains(Fraction.of(50));
        assertThat(scores.explanation().why(pair("1")).text(Locale.ENGLISH))
                .contains("−0.4  penalty of 10% of a top of 4: slow play");
        assertThat(scores.explanation().why(pair("2")).text(Locale.ENGLISH))
                .contains("−1  penalty: noise");
        assertThat(scores.explanation().why(pair("3")).text(Locale.ENGLISH))
                .contains("2.5  carried over: qualifying");
    }

    @Test
    void unitsOfPenaltiesFitTheScoring() {
        assertThat(MATCHPOINTS.scoring().takes(Unit.MATCHPOINTS)).isTrue();
        assertThat(MATCHPOINTS.scoring().takes(Unit.PERCENT_OF_TOP)).isTrue();
        assertThat(MATCHPOINTS.scoring().takes(Unit.IMPS)).isFalse();
        assertThat(MEAN_IMPS.scoring().takes(Unit.IMPS)).isTrue();
        assertThat(MEAN_IMPS.scoring().takes(Unit.PERCENT_OF_TOP)).isFalse();
    }

    @Test
    void whoHasANameButNoBoardsComesLast() {
        var names = new TreeMap<>(Map.of(pair("9"), "Nobody came"));
        var results = new Results("Friday", names, EVENING, List.of());
        var line = Scores.of(results, MATCHPOINTS).ranking().lines().getLast();

        assertThat(line.contestant()).isEqualTo(pair("9"));
        assertThat(line.place()).isEqualTo(7);
        assertThat(line.boards()).isZero();
        assertThat(line.percentage()).isEmpty();
    }

    @Test
    void carriesOverAsTheRegulationsSay() {
        var half = CarryOver.proportional(Fraction.of(1, 2));

        assertThat(CarryOver.FULL.carried(Fraction.of(31)).text()).isEqualTo("31");
        assertThat(half.carried(Fraction.of(31)).text()).isEqualTo("15.5");
        assertThat(half.cappedAt(Fraction.of(10)).carried(Fraction.of(31)).text()).isEqualTo("10");
        assertThat(half.cappedAt(Fraction.of(10)).carried(Fraction.of(-31)).text())
                .isEqualTo("-10");
    }

    @Test
    void sessionsAreWeightedByTheirBoards() {
        var first = scores(MATCHPOINTS, EVENING).ranking();
        var second =
                scores(
                                MATCHPOINTS,
                                List.of(traveller(4, "1 v 101 620", "2 v 103 170", "3 v 102 50")))
                        .ranking();
        var overall = Overall.of(List.of(first, second), false);

        // (3 · 62.5 + 100) / 4; the total is 7.5 + 4
        var line = overall.line(pair("1")).orElseThrow();
        assertThat(line.percentage()).contains(Fraction.of(2875, 40));
        assertThat(line.total().text()).isEqualTo("11.5");
        assertThat(line.boards()).isEqualTo(4);
        assertThat(overall.lines().getFirst().contestant()).isEqualTo(pair("102"));
    }

    @Test
    void aBetterSingleSessionBreaksATieOverall() {
        var up = ranking(line(1, "1", 60), line(2, "2", 50));
        var down = ranking(line(1, "2", 50), line(2, "1", 40));

        assertThat(Overall.of(List.of(up, down), false).lines())
                .extracting(Line::placeText)
                .containsExactly("1=", "1=");
        assertThat(Overall.of(List.of(up, down), true).lines())
                .extracting(line -> line.placeText() + " " + line.contestant())
                .containsExactly("1 1", "2 2");
    }

    private static Line line(int place, String pair, int percent) {
        return new Line(
                place,
                1,
                pair(pair),
                Fraction.of(percent),
                Optional.of(Fraction.of(percent)),
                10,
                Fraction.ZERO);
    }

    private static Ranking ranking(Line... lines) {
        return new Ranking(
                Unit.MATCHPOINTS,
                List.of(new Ranking.Standings("", Optional.empty(), List.of(lines))));
    }

    private static Scores scores(Regulations regulations, List<Traveller> travellers) {
        return Scores.of(Results.of(travellers), regulations);
    }

    static String text(List<Line> lines) {
        var text = new StringBuilder();
        for (var line : lines) {
            text.append(
                    "%s %s %s".formatted(line.placeText(), line.contestant(), line.total().text()));
            line.percentage().ifPresent(percent -> text.append(' ').append(percent.text()));
            text.append('\n');
        }
        return text.toString();
    }
}
