package overtrick.tournament.compare.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.tournament.compare.Slips.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Side;
import overtrick.testkit.Seeds;
import overtrick.tournament.compare.Row;
import overtrick.tournament.compare.Slips;
import overtrick.tournament.compare.board.Matchpoints.Scale;
import overtrick.tournament.reckoning.Fraction;

class MatchpointsTest {

    /// Test T1 of spec/tournaments.md §1.2: the slip of the board that began at table 6.
    private static final List<Row> T1 =
            rows(
                    "6 v 106 620",
                    "5 v 104 140",
                    "4 v 102 170",
                    "3 v 105 -100",
                    "2 v 103 200",
                    "1 v 101 650");

    @Test
    void theClubsSlip() {
        var marks = Matchpoints.STANDARD.marks(T1, 6);

        assertThat(texts(marks.northSouth())).isEqualTo("8 2 4 0 6 10");
        assertThat(texts(marks.eastWest())).isEqualTo("2 8 6 10 4 0");
        assertThat(marks.northSouth()).allMatch(mark -> mark.weight().equals(Fraction.of(10)));
    }

    @ParameterizedTest(name = "{0}: {1}, top {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # T2: equal scores share the mean of their places
                    420 420 170 -50   | TWO | 5 5 2 0       | 6
                    # T3: the club's first slip, three rows alone
                    450 150 -50       | TWO | 4 2 0         | 4
                    420 420 170 -50   | ONE | 2.5 2.5 1 0   | 3
                    # T6: the gap does not matter
                    2000 110 100      | TWO | 4 2 0         | 4
                    50 50 50          | TWO | 2 2 2         | 4
                    620               | TWO | 1             | 2
                    """)
    void twoForAScoreBeatenOneForAnEqualOne(
            String points, Scale scale, String matchpoints, String top) {
        var scoring = new Matchpoints(scale);
        int scores = points.split(" ").length;
        var marks = scoring.marks(field(points), scores);

        assertThat(texts(marks.northSouth())).isEqualTo(matchpoints);
        assertThat(scoring.top(scores).text()).isEqualTo(top);
    }

    @ParameterizedTest(name = "{1} of {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # spec/tournaments.md §2.2; in percentages where the specification has them
                    11 | 100 90 80 70 60 50 40 30 20 10 | 19.9 17.7 15.5 13.3 11.1 8.9 6.7 4.5 2.3 0.1
                    6  | 300 200 100                    | 9 5 1
                    4  | 100                            | 3
                    """)
    void neubergBringsFewerScoresToTheSameTop(int expected, String points, String matchpoints) {
        var marks = Matchpoints.STANDARD.marks(field(points), expected);

        assertThat(texts(marks.northSouth())).isEqualTo(matchpoints);
    }

    /// `P = 50 + (P_n − 50) · ((n − 1) / n) · (N / (N − 1))`.
    @Test
    void neubergAsPercentages() {
        Seeds.each(
                100,
                chance -> {
                    int present = chance.nextInt(2, 12);
                    int expected = present + chance.nextInt(6);
                    var field = randomField(present, chance);
                    var alone = Matchpoints.STANDARD.marks(field, present);
                    var among = Matchpoints.STANDARD.marks(field, expected);

                    for (int row = 0; row < present; row++) {
                        var half = Fraction.of(50);
                        var formula =
                                half.plus(
                                        percent(alone.northSouth().get(row))
                                                .minus(half)
                                                .times(Fraction.of(present - 1L, present))
                                                .times(Fraction.of(expected, expected - 1L)));
                        assertThat(percent(among.northSouth().get(row))).isEqualTo(formula);
                    }
                });
    }

    /// Seven scores of a fouled board, three in one form and four in the other: the sole tops are
    /// 88.89 and 93.75 per cent.
    @Test
    void formsOfAFouledBoardAreComparedEachForItself() {
        var fouled =
                rows(
                        "1 v 11 620",
                        "2 v 12 170",
                        "3 v 13 140",
                        "4 v 14 420 f2",
                        "5 v 15 400 f2",
                        "6 v 16 50 f2",
                        "7 v 17 -50 f2");
        var marks = Matchpoints.STANDARD.marks(fouled, 7);

        assertThat(percent(marks.northSouth().get(0))).isEqualTo(Fraction.of(800, 9));
        assertThat(percent(marks.northSouth().get(3)).text()).isEqualTo("93.75");
        assertThat(percent(marks.eastWest().get(6)).text()).isEqualTo("93.75");
        assertThat(percent(marks.northSouth().get(1)).text()).isEqualTo("50");
    }

    @ParameterizedTest(name = "{0}: {1} and {2} per cent")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    620         | 60       | 60
                    620 170     | 65 55    | 55 65
                    170 170     | 60 60    | 60 60
                    620 170 -50 | 70 60 50 | 50 60 70
                    620 620 -50 | 65 65 50 | 55 55 70
                    """)
    void aRegulationMayFixTheAwardsOfSmallGroups(
            String points, String northSouth, String eastWest) {
        var scoring = new Matchpoints(Scale.TWO, Matchpoints.ENGLISH_SMALL_GROUPS);
        var marks = scoring.marks(field(points), 9);

        assertThat(percents(marks.northSouth())).isEqualTo(northSouth);
        assertThat(percents(marks.eastWest())).isEqualTo(eastWest);
        assertThat(scoring.why(field(points), 9, 0, Side.NORTH_SOUTH).text(Locale.ENGLISH))
                .contains("%s %% by regulation".formatted(northSouth.split(" ")[0]));
        assertThat(percents(scoring.marks(field("4 3 2 1"), 9).northSouth()))
                .isEqualTo(percents(Matchpoints.STANDARD.marks(field("4 3 2 1"), 9).northSouth()));
    }

    @Test
    void awardsOfASmallGroupAreAsManyAsItsScores() {
        assertThatThrownBy(() -> new Matchpoints(Scale.TWO, Map.of(2, List.of(Fraction.of(60)))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("awards for a group of 2 are not 2");
    }

    /// Five comparable scores of six; the sixth has its percentage of the top at once.
    @Test
    void anArtificialScoreIsNotCompared() {
        var field =
                rows(
                        "1 v 11 620",
                        "2 v 12 60/40",
                        "3 v 13 170",
                        "4 v 14 140",
                        "5 v 15 110",
                        "6 v 16 -100");
        var marks = Matchpoints.STANDARD.marks(field, 6);

        assertThat(texts(marks.northSouth())).isEqualTo("9.8 6 7.4 5 2.6 0.2");
        assertThat(texts(marks.eastWest())).isEqualTo("0.2 4 2.6 5 7.4 9.8");
    }

    /// 60 per cent of 620 and 40 per cent of −100 among 650, 200 and −50: the parts get 4 and 0,
    /// the others are compared with both parts by their weights.
    @Test
    void aWeightedScoreIsComparedPartByPart() {
        var field = rows("1 v 11 650", "2 v 12 620*60+-100*40", "3 v 13 200", "4 v 14 -50");
        var marks = Matchpoints.STANDARD.marks(field, 4);

        assertThat(texts(marks.northSouth())).isEqualTo("6 2.4 2.8 0.8");
        assertThat(Matchpoints.STANDARD.why(field, 4, 1, Side.NORTH_SOUTH).text(Locale.ENGLISH))
                .isEqualTo(
                        """
                             2.4  assigned: the mean of the parts by their weights (Law 12C1c)
                                 2.4  60 % of the score 620
                                       4  620 beats 2 and equals 0 of 3 other scores: 2 for each beaten, 1 for each equal (Law 78A)
                                   0  40 % of the score -100
                                       0  -100 beats 0 and equals 0 of 3 other scores: 2 for each beaten, 1 for each equal (Law 78A)
                        """);
    }

    /// Each side is compared with those who sat the same way (Law 12C1f).
    @Test
    void aSplitScoreNeedNotBalance() {
        var field = rows("1 v 11 620|170", "2 v 12 400", "3 v 13 140");
        var marks = Matchpoints.STANDARD.marks(field, 3);

        assertThat(texts(marks.northSouth())).isEqualTo("4 2 0");
        assertThat(texts(marks.eastWest())).isEqualTo("2 0 4");
    }

    @Test
    void aBoardNotPlayedCountsForNobody() {
        var marks = Matchpoints.STANDARD.marks(rows("1 v 11 620", "2 v 12 -", "3 v 13 0"), 3);

        assertThat(marks.mark(1, Side.NORTH_SOUTH)).isEqualTo(Mark.NONE);
        assertThat(texts(marks.northSouth())).isEqualTo("3.5 0 0.5");
    }

    @Test
    void saysWhy() {
        assertThat(
                        new Matchpoints(Scale.ONE)
                                .why(field("620 620 100"), 4, 0, Side.NORTH_SOUTH)
                                .text(Locale.ENGLISH))
                .isEqualTo(
                        """
                         ≈2.1667  ≈4.3333 on the scale of 2 and 1, halved
                             ≈4.3333  3 of 4 scores can be compared: 4 / 3 × (3 + 1) − 1
                                       3  620 beats 1 and equals 1 of 2 other scores: 2 for each beaten, 1 for each equal (Law 78A)
                        """);
    }

    /// The two sides of a table share the top, and a board adds up to half of all tops.
    @Test
    void theSumIsConserved() {
        Seeds.each(
                200,
                chance -> {
                    int scores = chance.nextInt(2, 15);
                    var field = randomField(scores, chance);
                    int expected = scores + chance.nextInt(4);
                    var marks = Matchpoints.STANDARD.marks(field, expected);
                    var top = Matchpoints.STANDARD.top(expected);

                    for (int row = 0; row < scores; row++) {
                        assertThat(
                                        marks.mark(row, Side.NORTH_SOUTH)
                                                .value()
                                                .plus(marks.mark(row, Side.EAST_WEST).value()))
                                .isEqualTo(top);
                    }
                    assertThat(sum(marks.northSouth())).isEqualTo(top.times(scores).over(2));
                });
    }

    /// What the explanation says is what was reckoned, whatever the board looks like.
    @Test
    void everyMarkIsExplained() {
        var english = new Matchpoints(Scale.ONE, Matchpoints.ENGLISH_SMALL_GROUPS);
        Seeds.each(
                100,
                chance -> {
                    var field =
                            Slips.evening(chance.nextInt(2, 9), 1, chance).travellers().getFirst();
                    for (var scoring : List.of(Matchpoints.STANDARD, english)) {
                        var marks = scoring.marks(field.rows(), 9);
                        for (int row = 0; row < field.rows().size(); row++) {
                            for (var side : Side.values()) {
                                if (field.rows().get(row).outcome().score(side).isPresent()) {
                                    assertThat(scoring.why(field.rows(), 9, row, side).value())
                                            .isEqualTo(marks.mark(row, side).value());
                                }
                            }
                        }
                    }
                });
    }

    @Test
    void theOrderOfRowsDoesNotMatter() {
        Seeds.each(
                50,
                chance -> {
                    var field = Slips.evening(7, 1, chance).travellers().getFirst().rows();
                    var marks = Matchpoints.STANDARD.marks(field, 7);
                    var backwards = Matchpoints.STANDARD.marks(field.reversed(), 7);

                    assertThat(backwards.northSouth().reversed()).isEqualTo(marks.northSouth());
                    assertThat(backwards.eastWest().reversed()).isEqualTo(marks.eastWest());
                });
    }

    static List<Row> field(String points) {
        var rows = new ArrayList<String>();
        for (String score : points.strip().split(" ")) {
            int pair = rows.size() + 1;
            rows.add("%d v %d %s".formatted(pair, 100 + pair, score));
        }
        return rows(rows.toArray(String[]::new));
    }

    static List<Row> randomField(int scores, RandomGenerator chance) {
        var points = new ArrayList<String>();
        for (int score = 0; score < scores; score++) {
            points.add("" + Slips.points(chance));
        }
        return field(String.join(" ", points));
    }

    static String texts(List<Mark> marks) {
        return String.join(" ", marks.stream().map(mark -> mark.value().text()).toList());
    }

    static Fraction sum(List<Mark> marks) {
        return marks.stream().map(Mark::value).reduce(Fraction.ZERO, Fraction::plus);
    }

    private static Fraction percent(Mark mark) {
        return mark.value().times(100).over(mark.weight());
    }

    private static String percents(List<Mark> marks) {
        return String.join(" ", marks.stream().map(mark -> percent(mark).text()).toList());
    }
}
