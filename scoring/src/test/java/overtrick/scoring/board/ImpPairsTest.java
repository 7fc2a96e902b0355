package overtrick.scoring.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.scoring.Slips.rows;
import static overtrick.scoring.board.MatchpointsTest.field;
import static overtrick.scoring.board.MatchpointsTest.sum;
import static overtrick.scoring.board.MatchpointsTest.texts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Row;
import overtrick.scoring.Slips;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.reckoning.Fraction;
import overtrick.testkit.Seeds;

/// IMPs, Butler, cross-IMPs and total points.
class ImpPairsTest {

    @ParameterizedTest(name = "{0} to {1} points: {2} IMPs")
    @CsvSource({
        "0, 10, 0",
        "20, 40, 1",
        "50, 80, 2",
        "90, 120, 3",
        "130, 160, 4",
        "170, 210, 5",
        "220, 260, 6",
        "270, 310, 7",
        "320, 360, 8",
        "370, 420, 9",
        "430, 490, 10",
        "500, 590, 11",
        "600, 740, 12",
        "750, 890, 13",
        "900, 1090, 14",
        "1100, 1290, 15",
        "1300, 1490, 16",
        "1500, 1740, 17",
        "1750, 1990, 18",
        "2000, 2240, 19",
        "2250, 2490, 20",
        "2500, 2990, 21",
        "3000, 3490, 22",
        "3500, 3990, 23",
        "4000, 15200, 24",
    })
    void theTableOfLaw78B(int from, int to, int imps) {
        for (int difference : new int[] {from, to}) {
            assertThat(ImpTable.imps(difference)).isEqualTo(imps);
            assertThat(ImpTable.imps(-difference)).isEqualTo(-imps);
            assertThat(ImpTable.imps(Fraction.of(-difference))).isEqualTo(-imps);
        }
        assertThat(ImpTable.imps(Fraction.of(2L * from - 1, 2)))
                .isEqualTo(from == 0 ? 0 : imps - 1);
    }

    /// 3 × 980, 11 × 480, 7 × 450, 1 × −50: mean 514.55, datum 510 (tournaments.md §2.4).
    @Test
    void butlerOverTwentyTwoTables() {
        var points = new ArrayList<String>();
        points.addAll(Collections.nCopies(3, "980"));
        points.addAll(Collections.nCopies(11, "480"));
        points.addAll(Collections.nCopies(7, "450"));
        points.add("-50");
        var field = field(String.join(" ", points));
        var butler = new Butler(new Trim.None(), DatumRounding.EVEN_TEN);
        var marks = butler.marks(field, 22);

        assertThat(butler.datum(field, Side.NORTH_SOUTH)).isEqualTo(Fraction.of(510));
        assertThat(butler.datum(field, Side.EAST_WEST)).isEqualTo(Fraction.of(-510));
        assertThat(marks.northSouth().get(0).value().text()).isEqualTo("10");
        assertThat(marks.northSouth().get(3).value().text()).isEqualTo("-1");
        assertThat(marks.northSouth().get(14).value().text()).isEqualTo("-2");
        assertThat(marks.northSouth().get(21).value().text()).isEqualTo("-11");
        assertThat(marks.eastWest().get(21).value().text()).isEqualTo("11");
        assertThat(butler.why(field, 22, 21, Side.NORTH_SOUTH).text(Locale.ENGLISH))
                .isEqualTo(
                        """
                             −11  −50 against the datum 510 is −560 (Law 78B)
                                 510  datum: mean ≈514.5455 of 22 scores, 0 left out at each end, to the nearest ten
                        """);
    }

    @ParameterizedTest(name = "mean {0}: {1}, {2}, {3}")
    @CsvSource({
        "425, 420, 430, 425",
        "435, 440, 440, 435",
        "-425, -420, -430, -425",
        "426, 430, 430, 426",
        "424.9, 420, 420, 424.9",
        "5, 0, 10, 5",
    })
    void aDatumIsRoundedByTheRegulation(String mean, String even, String up, String exact) {
        var number = Fraction.parse(mean);

        assertThat(DatumRounding.EVEN_TEN.rounded(number).text()).isEqualTo(even);
        assertThat(DatumRounding.HALF_UP.rounded(number).text()).isEqualTo(up);
        assertThat(DatumRounding.EXACT.rounded(number).text()).isEqualTo(exact);
        assertThat(DatumRounding.HALF_UP.rounded(number.negated()))
                .isEqualTo(Fraction.parse(up).negated());
    }

    /// Programs that clubs use go away from zero: 425 becomes 430, and -425 becomes -430.
    @Test
    void theHouseRoundsFromTheMiddleAwayFromZero() {
        var rows = field("450 400");

        assertThat(Butler.STANDARD.datum(rows, Side.NORTH_SOUTH)).isEqualTo(Fraction.of(430));
        assertThat(Butler.STANDARD.datum(rows, Side.EAST_WEST)).isEqualTo(Fraction.of(-430));
    }

    @ParameterizedTest(name = "of {0} scores: {1} {2} {3} {4} {5} at each end")
    @CsvSource({
        // scores, none, fixed 1, 5 %, exactly 10 %, the house's
        "1,  0, 0, 0, 0.1, 0",
        "2,  0, 0, 0, 0.2, 0",
        "3,  0, 1, 0, 0.3, 0",
        "4,  0, 1, 0, 0.4, 0",
        "5,  0, 1, 0, 0.5, 1",
        "14, 0, 1, 0, 1.4, 1",
        "15, 0, 1, 0, 1.5, 2",
        "19, 0, 1, 0, 1.9, 2",
        "20, 0, 1, 1, 2,   2",
        "24, 0, 1, 1, 2.4, 2",
        "25, 0, 1, 1, 2.5, 3",
        "40, 0, 1, 2, 4,   4",
    })
    void someScoresAreLeftOutAtEachEnd(
            int scores, String none, String fixed, String percent, String exact, String house) {
        assertThat(new Trim.None().atEachEnd(scores).text()).isEqualTo(none);
        assertThat(new Trim.Fixed(1).atEachEnd(scores).text()).isEqualTo(fixed);
        assertThat(new Trim.Percent(Fraction.of(5)).atEachEnd(scores).text()).isEqualTo(percent);
        assertThat(new Trim.ExactPercent(Fraction.of(10)).atEachEnd(scores).text())
                .isEqualTo(exact);
        assertThat(new Trim.ByNumber().atEachEnd(scores).text()).isEqualTo(house);
        assertThat(new Trim.Fixed(99).atEachEnd(scores).times(2)).isLessThan(Fraction.of(scores));
    }

    @Test
    void aTrimIsPossible() {
        assertThatThrownBy(() -> new Trim.Fixed(-1)).hasMessage("scores are not 0 or more: -1");
        assertThatThrownBy(() -> new Trim.Percent(Fraction.of(50)))
                .hasMessage("percentage is not 0 to less than 50: 50");
        assertThatThrownBy(() -> new Trim.ExactPercent(Fraction.of(-1)))
                .hasMessage("percentage is not 0 to less than 50: -1");
    }

    /// Ten scores, 15 per cent: 1.5 at each end, so that the second counts by half.
    @Test
    void aScoreOnTheEdgeCountsInPart() {
        var butler = new Butler(new Trim.ExactPercent(Fraction.of(15)), DatumRounding.EXACT);
        var field = field("0 100 200 300 400 500 600 700 800 2000");

        // (½·100 + 200 + … + 700 + ½·800) / 7
        assertThat(butler.datum(field, Side.NORTH_SOUTH)).isEqualTo(Fraction.of(450));
        assertThat(
                        new Butler(new Trim.Fixed(1), DatumRounding.EXACT)
                                .datum(field, Side.NORTH_SOUTH))
                .isEqualTo(Fraction.of(3600, 8));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        // 620 against 170 and −100: 10 + 12; 170: −10 + 7; −100: −12 − 7
        "SUM,                 22 -3 -19,       2",
        "MEAN_OF_COMPARISONS, 11 -1.5 -9.5,    1",
        "MEAN_OF_SCORES,      ≈7.3333 -1 ≈-6.3333, 1",
        "SCALED_SUM,          44 -6 -38,       5",
    })
    void crossImpsAreReportedInFourWays(Report report, String marks, String weight) {
        var scored = new CrossImps(report).marks(field("620 170 -100"), 6);

        assertThat(texts(scored.northSouth())).isEqualTo(marks);
        assertThat(scored.northSouth().getFirst().weight().text()).isEqualTo(weight);
    }

    @Test
    void crossImpsSayWhy() {
        assertThat(
                        new CrossImps(Report.MEAN_OF_COMPARISONS)
                                .why(field("620 170 170 -100"), 4, 0, Side.NORTH_SOUTH)
                                .text(Locale.ENGLISH))
                .isEqualTo(
                        """
                        ≈10.6667  32 divided by 3
                                  32  620 compared with 3 other scores, in IMPs (Law 78B)
                                      12  620 and −100 differ by 720 (Law 78B)
                                      20  620 and 170 × 2 differ by 450 (Law 78B)
                        """);
    }

    @Test
    void aScaledSumSaysSoOnlyWhereResultsAreMissing() {
        var scaled = new CrossImps(Report.SCALED_SUM);
        var rows = field("620 -100");

        assertThat(scaled.why(rows, 3, 0, Side.NORTH_SOUTH).text(Locale.ENGLISH))
                .contains("18  12 times 3 expected over 2 present scores");
        assertThat(scaled.why(rows, 2, 0, Side.NORTH_SOUTH))
                .isEqualTo(new CrossImps(Report.SUM).why(rows, 2, 0, Side.NORTH_SOUTH));
    }

    /// ±3 IMPs for each comparison (Law 12C2b).
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "SUM,                 9 -9 0",
        "MEAN_OF_COMPARISONS, 3 -3 0",
        "SCALED_SUM,          15 -15 0",
    })
    void artificialScoresAreThreeImps(Report report, String marks) {
        var field =
                rows(
                        "1 v 11 620",
                        "2 v 12 170",
                        "3 v 13 -100",
                        "4 v 14 60/40",
                        "5 v 15 50/50",
                        "6 v 16 -");
        var scored = new CrossImps(report).marks(field, 6);

        assertThat(
                        String.join(
                                " ",
                                scored.mark(3, Side.NORTH_SOUTH).value().text(),
                                scored.mark(3, Side.EAST_WEST).value().text(),
                                scored.mark(4, Side.NORTH_SOUTH).value().text()))
                .isEqualTo(marks);
        assertThat(scored.mark(5, Side.EAST_WEST)).isEqualTo(Mark.NONE);
        assertThat(Butler.STANDARD.marks(field, 6).mark(3, Side.NORTH_SOUTH).value())
                .isEqualTo(Award.AVERAGE_PLUS.imps());
    }

    @Test
    void aWeightedScoreIsTurnedIntoImpsPartByPart() {
        var field = rows("1 v 11 620*50+170*50", "2 v 12 170");

        assertThat(texts(new CrossImps(Report.SUM).marks(field, 2).northSouth()))
                .isEqualTo("5 -5"); // half of 10 and half of 0, not the 6 of 225 points
        var exact = new Butler(new Trim.None(), DatumRounding.EXACT);
        assertThat(exact.datum(field, Side.NORTH_SOUTH).text()).isEqualTo("282.5");
        assertThat(texts(exact.marks(field, 2).northSouth())).isEqualTo("2.5 -3");
        assertThat(texts(new TotalPoints().marks(field, 2).northSouth())).isEqualTo("395 170");
    }

    @Test
    void crossImpsAddUpToNothing() {
        Seeds.each(
                100,
                chance -> {
                    var rows =
                            balanced(
                                    Slips.evening(chance.nextInt(2, 12), 1, chance)
                                            .travellers()
                                            .getFirst()
                                            .rows());
                    for (var report : Report.values()) {
                        var marks = new CrossImps(report).marks(rows, 12);
                        assertThat(sum(marks.northSouth())).isEqualTo(Fraction.ZERO);
                        assertThat(sum(marks.eastWest())).isEqualTo(Fraction.ZERO);
                        for (int row = 0; row < rows.size(); row++) {
                            assertThat(marks.mark(row, Side.NORTH_SOUTH).value())
                                    .isEqualTo(marks.mark(row, Side.EAST_WEST).value().negated());
                        }
                    }
                });
    }

    @Test
    void everyMarkIsExplained() {
        var scorings = new ArrayList<BoardScoring>();
        scorings.add(Butler.STANDARD);
        scorings.add(new Butler(new Trim.ExactPercent(Fraction.of(10)), DatumRounding.EXACT));
        scorings.add(new TotalPoints());
        for (var report : Report.values()) {
            scorings.add(new CrossImps(report));
        }
        Seeds.each(
                60,
                chance -> {
                    var rows =
                            Slips.evening(chance.nextInt(2, 9), 1, chance)
                                    .travellers()
                                    .getFirst()
                                    .rows();
                    for (var scoring : scorings) {
                        var marks = scoring.marks(rows, 9);
                        for (int row = 0; row < rows.size(); row++) {
                            for (var side : Side.values()) {
                                if (rows.get(row).outcome().score(side).isPresent()) {
                                    assertThat(scoring.why(rows, 9, row, side).value())
                                            .as("%s", scoring)
                                            .isEqualTo(marks.mark(row, side).value());
                                }
                            }
                        }
                    }
                });
    }

    /// A split score favours one side, and artificial ones need not balance either.
    private static List<Row> balanced(List<Row> rows) {
        return rows.stream()
                .filter(row -> row.outcome().isBalanced())
                .filter(row -> row.outcome().award(Side.NORTH_SOUTH).isEmpty())
                .toList();
    }
}
