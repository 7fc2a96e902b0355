package overtrick.scoring.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import overtrick.scoring.rating.SimulatedClub.Evening;
import overtrick.scoring.rating.SimulatedClub.Nature;
import overtrick.testkit.Seeds;

/// Players of known strength, found again.
class StrengthTest {

    /// `./dev long` makes up more.
    private static final int CLUBS = Integer.getInteger("overtrick.clubs", 6);

    private static final RatingRules UNFADED = new RatingRules(0, Map.of());

    /// 15 tables, 26 boards an evening.
    private static final Evening EVENING = new Evening(15, 13, 2);

    /// 10,000 boards that all 60 have played.
    @Test
    void tenThousandBoardsPutSixtyPlayersInOrder() {
        var club = new SimulatedClub(60, Nature.USUAL, Seeds.chance(0)).play(150_000, EVENING);
        var ratings = Ratings.of(club.boards, club.day(), Calibration.USUAL, UNFADED);

        assertThat(club.boards).hasSizeBetween(10_000, 10_026);
        assertThat(rankCorrelation(club, ratings)).isGreaterThan(0.95);
    }

    /// Every club is calibrated from its own boards: nothing of the truth is told.
    @Test
    void intervalsHold() {
        var players = new Hits();
        var pairs = new Hits();
        Seeds.each(
                CLUBS,
                chance -> {
                    var club = new SimulatedClub(60, Nature.USUAL, chance).play(10_000, EVENING);
                    var calibration = Calibrations.of(club.boards);
                    var ratings = Ratings.of(club.boards, club.day(), calibration, UNFADED);
                    players.count(ratings.players(), club::told);
                    pairs.count(ratings.pairs(), club::told);
                });

        assertThat(players.share()).as("of players").isBetween(0.93, 0.97);
        assertThat(pairs.share()).as("of pairs").isBetween(0.93, 0.97);
    }

    /// Pairs have better and worse days, and nobody tells the model. With error bars from boards
    /// alone many more would lie outside.
    @Test
    void intervalsHoldWherePairsHaveTheirDays() {
        var pairs = new Hits();
        var promising = new Hits();
        Seeds.each(
                CLUBS / 2,
                chance -> {
                    var club =
                            new SimulatedClub(60, new Nature(Calibration.USUAL, 1, 1.2), chance)
                                    .play(10_000, EVENING);
                    var calibration = Calibrations.of(club.boards);
                    assertThat(calibration.imps()).isGreaterThan(6.5);
                    var ratings = Ratings.of(club.boards, club.day(), calibration, UNFADED);
                    pairs.count(ratings.pairs(), club::told);
                    promising.count(
                            Ratings.of(club.boards, club.day(), Calibration.USUAL, UNFADED).pairs(),
                            club::told);
                });

        assertThat(pairs.share()).isBetween(0.93, 0.97);
        assertThat(promising.share()).isLessThan(0.91);
    }

    @Test
    void aSmallClubIsTakenForAUsualOne() {
        assertThat(Calibrations.of(List.of())).isEqualTo(Calibration.USUAL);

        var wild = new Nature(new Calibration(5, 6, 0.3, 1.2, 0.2, 1.5), 0.5, 0);
        var first = new SimulatedClub(16, wild, Seeds.chance(5)).play(100, new Evening(4, 4, 6));
        var later = new SimulatedClub(60, wild, Seeds.chance(5)).play(20_000, EVENING);
        assertThat(Calibrations.of(first.boards).players()).isBetween(0.6, 1.2);
        assertThat(Calibrations.of(later.boards).players()).isBetween(1.0, 1.4);
    }

    /// How many truths lie within their interval.
    private static final class Hits {

        private int all;
        private int within;

        <T> void count(SortedMap<T, Rating> ratings, ToDoubleFunction<T> truth) {
            ratings.forEach((who, rating) -> {
                double strength = truth.applyAsDouble(who);
                all++;
                within += strength >= rating.low() && strength <= rating.high() ? 1 : 0;
            });
        }

        double share() {
            return within / (double) all;
        }
    }

    /// Spearman’s, of players.
    private static double rankCorrelation(SimulatedClub club, Ratings ratings) {
        int[] truth = places(club.members, club::strength);
        int[] found = places(club.members, player -> ratings.of(player).orElseThrow().strength());
        double size = truth.length;
        double squares =
                IntStream.range(0, truth.length)
                        .mapToDouble(at -> Math.pow(truth[at] - found[at], 2))
                        .sum();
        return 1 - 6 * squares / (size * (size * size - 1));
    }

    private static int[] places(List<Player> players, ToDoubleFunction<Player> strength) {
        var sorted = new ArrayList<>(players);
        sorted.sort(Comparator.comparingDouble(strength));
        return players.stream().mapToInt(sorted::indexOf).toArray();
    }
}
