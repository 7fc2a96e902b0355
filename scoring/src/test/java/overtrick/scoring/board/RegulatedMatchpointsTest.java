package overtrick.scoring.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.scoring.Slips.rows;
import static overtrick.scoring.board.MatchpointsTest.field;
import static overtrick.scoring.board.MatchpointsTest.percent;
import static overtrick.scoring.board.MatchpointsTest.percents;
import static overtrick.scoring.board.MatchpointsTest.texts;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Side;
import overtrick.scoring.board.Matchpoints.Scale;
import overtrick.scoring.reckoning.Fraction;

/// Boards on which not all scores are compared alike: fouled, artificial, weighted, split or not
/// played (Laws 12 and 87).
class RegulatedMatchpointsTest {

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
        var scoring = new Matchpoints(Scale.TWO, FixedAwards.ENGLISH);
        var marks = scoring.marks(field(points), 9);

        assertThat(percents(marks.northSouth())).isEqualTo(northSouth);
        assertThat(percents(marks.eastWest())).isEqualTo(eastWest);
        assertThat(scoring.why(field(points), 9, 0, Side.NORTH_SOUTH).text(Locale.ENGLISH))
                .contains("%s%% by regulation".formatted(northSouth.split(" ")[0]));
        assertThat(percents(scoring.marks(field("4 3 2 1"), 9).northSouth()))
                .isEqualTo(percents(Matchpoints.STANDARD.marks(field("4 3 2 1"), 9).northSouth()));
    }

    @Test
    void awardsOfASmallGroupAreAsManyAsItsScores() {
        var awards = Map.of(2, List.of(Fraction.of(60)));

        assertThatThrownBy(() -> new FixedAwards(awards, FixedAwards.Limit.A_THIRD))
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
                                 2.4  60% of the score 620
                                       4  620 beats 2 and equals 0 of 3 other scores: 2 for each beaten, 1 for each equal (Law 78A)
                                   0  40% of the score −100
                                       0  −100 beats 0 and equals 0 of 3 other scores: 2 for each beaten, 1 for each equal (Law 78A)
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
}
