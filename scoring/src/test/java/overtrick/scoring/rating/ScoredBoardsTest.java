package overtrick.scoring.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.rating.ComparedBoard.Table;
import overtrick.scoring.rating.SimulatedClub.Evening;
import overtrick.scoring.rating.SimulatedClub.Nature;
import overtrick.testkit.Seeds;

/// Boards as they are in life: points that jump with games and slams, compared by the house’s own
/// scoring, which is anything but linear.
class ScoredBoardsTest {

    private static final RatingRules UNFADED = new RatingRules(0, Map.of());

    /// The simulated values are IMPs; here each is worth 40 points, now and then a game more.
    private final SimulatedClub club =
            new SimulatedClub(32, Nature.USUAL, Seeds.chance(4)).play(6000, new Evening(8, 8, 3));

    private List<ComparedBoard> scored(BoardScoring scoring, Comparison comparison) {
        var chance = Seeds.chance(9);
        var all = new ArrayList<ComparedBoard>();
        for (var board : club.boards) {
            var rows = new ArrayList<Row>();
            for (var table : board.tables()) {
                int swing = chance.nextInt(8) == 0 ? 400 : 0;
                long points = 10 * Math.round(4 * table.value());
                points += points > 0 ? swing : -swing;
                rows.add(
                        Row.of(
                                TablePlace.of("", 0, 0),
                                new Contestant("1" + rows.size()),
                                new Contestant("2" + rows.size()),
                                Outcome.scored((int) points)));
            }
            var marks = scoring.marks(rows, rows.size());
            var tables = new ArrayList<Table>();
            for (int at = 0; at < rows.size(); at++) {
                var seats = board.tables().get(at);
                double value = comparison.value(marks.mark(at, Side.NORTH_SOUTH));
                tables.add(new Table(seats.northSouth(), seats.eastWest(), value));
            }
            all.add(new ComparedBoard(board.id(), board.day(), comparison, tables));
        }
        return all;
    }

    private Ratings rated(List<ComparedBoard> boards) {
        return Ratings.of(boards, club.day(), Calibrations.of(boards), UNFADED);
    }

    /// One strength comes out, whatever it was scored by.
    @Test
    void everyScoringFindsTheSameStrengths() {
        var crossed = rated(scored(new CrossImps(Report.SUM), Comparison.CROSS_IMPS));
        var datum = rated(scored(Butler.STANDARD, Comparison.DATUM));
        var tops = rated(scored(Matchpoints.STANDARD, Comparison.MATCHPOINTS));

        assertThat(correlation(crossed, datum)).isGreaterThan(0.97);
        assertThat(correlation(crossed, tops)).isGreaterThan(0.9);
        assertThat(spread(datum) / spread(crossed)).isCloseTo(1, within(0.15));
        assertThat(spread(tops) / spread(crossed)).isCloseTo(1, within(0.3));
        for (var ratings : List.of(crossed, datum, tops)) {
            assertThat(truth(ratings)).isGreaterThan(0.8);
        }
    }

    private double truth(Ratings ratings) {
        double[] truth = club.members.stream().mapToDouble(club::strength).toArray();
        return correlation(truth, strengths(ratings));
    }

    private double correlation(Ratings one, Ratings other) {
        return correlation(strengths(one), strengths(other));
    }

    private double spread(Ratings ratings) {
        double[] strengths = strengths(ratings);
        double squares = 0;
        for (double strength : strengths) {
            squares += strength * strength;
        }
        return Math.sqrt(squares / strengths.length);
    }

    private double[] strengths(Ratings ratings) {
        return club.members.stream()
                .mapToDouble(player -> ratings.of(player).orElseThrow().strength())
                .toArray();
    }

    private static double correlation(double[] one, double[] other) {
        double products = 0;
        double ones = 0;
        double others = 0;
        double meanOfOne = java.util.Arrays.stream(one).average().orElseThrow();
        double meanOfOther = java.util.Arrays.stream(other).average().orElseThrow();
        for (int at = 0; at < one.length; at++) {
            products += (one[at] - meanOfOne) * (other[at] - meanOfOther);
            ones += Math.pow(one[at] - meanOfOne, 2);
            others += Math.pow(other[at] - meanOfOther, 2);
        }
        return products / Math.sqrt(ones * others);
    }
}
