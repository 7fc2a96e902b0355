package overtrick.scoring.board;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.scoring.Slips.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Side;
import overtrick.scoring.Row;
import overtrick.scoring.Slips;
import overtrick.scoring.board.Matchpoints.Scale;
import overtrick.scoring.reckoning.Fraction;
import overtrick.testkit.Seeds;

class MatchpointsTest {

    /// Test T1 of tournaments.md §1.2: the slip of the board that began at table 6.
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
                    # tournaments.md §2.2; in percentages where the page has them
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
        var english = new Matchpoints(Scale.ONE, FixedAwards.ENGLISH);
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

    static Fraction percent(Mark mark) {
        return mark.value().times(100).over(mark.weight());
    }

    static String percents(List<Mark> marks) {
        return String.join(" ", marks.stream().map(mark -> percent(mark).text()).toList());
    }
}
