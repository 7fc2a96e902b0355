package overtrick.scoring.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.board.Mark;
import overtrick.scoring.rating.ComparedBoard.Table;
import overtrick.scoring.rating.RatingRules.Known;
import overtrick.scoring.reckoning.Fraction;
import overtrick.testkit.Seeds;

class RatingsTest {

    private static final RatingRules UNFADED = new RatingRules(0, Map.of());

    /// σ² = 25, players ½, pairs 1/5: a pair’s variance is ½ + 1/25.
    private static final double PAIR = 0.54;

    /// Of two players of the mean of eight, which is not certain by itself: 4 · ¼ / 8.
    private static final double MEAN = 0.125;

    private static Partnership pair(String names) {
        return Partnership.of(
                Player.person(names.substring(0, 1)), Player.person(names.substring(1)));
    }

    private static Table table(String northSouth, String eastWest, double value) {
        return new Table(pair(northSouth), pair(eastWest), value);
    }

    private static ComparedBoard board(String id, long day, Table... tables) {
        return new ComparedBoard(id, day, Comparison.CROSS_IMPS, List.of(tables));
    }

    private static Ratings rated(ComparedBoard... boards) {
        return Ratings.of(List.of(boards), 0, Calibration.USUAL, UNFADED);
    }

    private static Rating of(Ratings ratings, String names) {
        return ratings.of(pair(names)).orElseThrow();
    }

    /// One board of a match is one fact, though it stands on two slips: A C against B D came to 6
    /// IMPs, with the chance of two tables. 0.54 / (4 · 0.54 + 2 · 25) of them are A’s.
    @Test
    void aBoardOfAMatchByHand() {
        var ratings = rated(board("1", 0, table("ab", "cd", 6), table("ef", "gh", -6)));

        double share = PAIR / (4 * PAIR + 50);
        assertThat(of(ratings, "ab").strength()).isCloseTo(6 * share, within(1e-9));
        assertThat(of(ratings, "cd").strength()).isCloseTo(-6 * share, within(1e-9));
        assertThat(of(ratings, "ef").strength()).isCloseTo(-6 * share, within(1e-9));
        assertThat(Math.pow(of(ratings, "ab").deviation(), 2))
                .isCloseTo(PAIR - PAIR * share - MEAN, within(1e-9));
        var alone = ratings.of(Player.person("a")).orElseThrow();
        assertThat(alone.strength()).isCloseTo(6 * 0.25 / (4 * PAIR + 50), within(1e-9));
        assertThat(alone.boards()).isEqualTo(1);
    }

    /// Against a datum a value is the table’s own distance from the mean, 6 for 5 IMPs across the
    /// field; against each other table it is n / (n − 1) times as much. So 4.8 are 6 · 2/3.
    @Test
    void aDatumSaysTheSameInOtherNumbers() {
        var crossed =
                rated(
                        board(
                                "1",
                                0,
                                table("ab", "cd", 6),
                                table("ef", "gh", 0),
                                table("ij", "kl", -6)));
        var datum =
                Ratings.of(
                        List.of(
                                new ComparedBoard(
                                        "1",
                                        0,
                                        Comparison.DATUM,
                                        List.of(
                                                table("ab", "cd", 5.8),
                                                table("ef", "gh", 1),
                                                table("ij", "kl", -3.8)))),
                        0,
                        Calibration.USUAL,
                        UNFADED);

        assertThat(of(datum, "ab").strength())
                .isCloseTo(of(crossed, "ab").strength(), within(1e-9));
        assertThat(of(datum, "ef").strength()).isCloseTo(0, within(1e-9));
    }

    @Test
    void matchpointsAreTurnedIntoImps() {
        var ratings =
                Ratings.of(
                        List.of(
                                new ComparedBoard(
                                        "1",
                                        0,
                                        Comparison.MATCHPOINTS,
                                        List.of(table("ab", "cd", 0.5), table("ef", "gh", -0.5)))),
                        0,
                        new Calibration(5, 6, 0.25, 0.5, 0.2, 1.5),
                        UNFADED);

        // a whole board of 100 % is 20 IMPs
        assertThat(of(ratings, "ab").strength())
                .isCloseTo(10 * PAIR / (4 * PAIR + 50), within(1e-9));
        assertThat(Calibration.USUAL.percentOfAnImp()).isCloseTo(6, within(1e-9));
    }

    @Test
    void aBoardOfTwoYearsAgoCountsHalf() {
        var board = board("1", 1000, table("ab", "cd", 6), table("ef", "gh", -6));

        var later = Ratings.of(List.of(board), 1730, Calibration.USUAL, RatingRules.STANDARD);
        var before = Ratings.of(List.of(board), 999, Calibration.USUAL, RatingRules.STANDARD);

        assertThat(of(later, "ab").strength()).isCloseTo(6 * PAIR / (4 * PAIR + 100), within(1e-9));
        assertThat(of(later, "ab").lastDay()).isEqualTo(1000);
        assertThat(before.players()).isEmpty();
        var forgotten =
                Ratings.of(
                        List.of(board), 900_000, Calibration.USUAL, new RatingRules(1, Map.of()));
        assertThat(of(forgotten, "ab").strength()).isZero();
        assertThat(of(forgotten, "ab").deviation()).isCloseTo(Math.sqrt(PAIR - MEAN), within(1e-9));
    }

    /// What is not compared says nothing; nor is anybody there of whom nothing is known.
    @Test
    void aSingleTableIsComparedWithNothing() {
        var ratings = rated(board("1", 0, table("ab", "cd", 0)), board("2", 0));

        assertThat(ratings.players()).isEmpty();
        assertThat(ratings.of(Player.person("a"))).isEmpty();
    }

    /// A small circle is exact.
    @Test
    void ratingsAreThoseOfTheMatrixWrittenOut() {
        var club =
                new SimulatedClub(16, SimulatedClub.Nature.USUAL, Seeds.chance(0))
                        .play(600, new SimulatedClub.Evening(4, 4, 3));

        assertThat(assertAlike(club, 1e-6)).isCloseTo(1, within(1e-6));
    }

    /// In a large one strengths are exact, and error bars nearly.
    @Test
    void simulationsAndBlocksComeNearToTheMatrixWrittenOut() {
        var club =
                new SimulatedClub(48, SimulatedClub.Nature.USUAL, Seeds.chance(1))
                        .play(2400, new SimulatedClub.Evening(12, 4, 2));

        assertThat(assertAlike(club, 0.1)).isCloseTo(1, within(0.01));
    }

    /// The mean ratio of the error bars.
    private static double assertAlike(SimulatedClub club, double deviation) {
        var ratings = Ratings.of(club.boards, club.day(), Calibration.USUAL, UNFADED);
        var exact = WrittenOut.of(club.boards, Calibration.USUAL);
        assertThat(ratings.players().keySet()).isEqualTo(exact.players().keySet());
        assertThat(ratings.pairs().keySet()).isEqualTo(exact.pairs().keySet());
        var ratios = new ArrayList<Double>();
        exact.players()
                .forEach((player, rating) ->
                        ratios.add(ratio(ratings.of(player).orElseThrow(), rating)));
        exact.pairs()
                .forEach((pair, rating) ->
                        ratios.add(ratio(ratings.of(pair).orElseThrow(), rating)));
        assertThat(ratios).allSatisfy(ratio -> assertThat(ratio).isCloseTo(1, within(deviation)));
        return ratios.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    private static double ratio(Rating rating, Rating exact) {
        assertThat(rating.strength()).isCloseTo(exact.strength(), within(1e-8));
        assertThat(rating.boards()).isEqualTo(exact.boards());
        return rating.deviation() / exact.deviation();
    }

    /// Who sits beside whom is taken away: the strong one who always plays with the weakest is not
    /// taken for average, though their results are.
    @Test
    void aStrongPlayerIsNotUnderratedForTheirPartner() {
        var club =
                new SimulatedClub(
                        40, new SimulatedClub.Nature(Calibration.USUAL, 0, 0), Seeds.chance(7));
        var star = Player.person("star");
        var learner = Player.person("learner");
        club.set(star, 1);
        club.set(learner, -1);
        var together = Partnership.of(star, learner);
        for (int evening = 0; evening < 80; evening++) {
            var here = club.shuffled();
            // on one evening of four the learner plays with somebody else
            boolean apart = evening % 4 == 0;
            here.addFirst(apart ? Partnership.of(learner, club.members.getFirst()) : together);
            here.removeIf(pair ->
                    apart
                            && pair.players().contains(club.members.getFirst())
                            && !pair.players().contains(learner));
            club.mitchell(here.subList(0, 20), new SimulatedClub.Evening(10, 9, 3));
        }
        var ratings = Ratings.of(club.boards, club.day(), Calibration.USUAL, UNFADED);

        var rating = ratings.of(star).orElseThrow();
        assertThat(Math.abs(ratings.of(together).orElseThrow().strength())).isLessThan(0.6);
        assertThat(rating.strength()).isGreaterThan(0.4);
        assertThat(1.0).isBetween(rating.low(), rating.high());
        assertThat(ratings.of(learner).orElseThrow().high()).isLessThan(0);
    }

    /// Pairs that never part: it is known what they are together, and not who of them it is.
    @Test
    void ofAPairThatNeverPartsOnlyThePairIsKnown() {
        var club =
                new SimulatedClub(
                                24,
                                new SimulatedClub.Nature(Calibration.USUAL, 1, 0),
                                Seeds.chance(3))
                        .play(12_000, new SimulatedClub.Evening(6, 5, 4));
        var ratings = Ratings.of(club.boards, club.day(), Calibration.USUAL, UNFADED);

        ratings.pairs()
                .forEach((pair, rating) -> {
                    assertThat(rating.deviation()).isLessThan(0.35);
                    for (var player : pair.players()) {
                        var alone = ratings.of(player).orElseThrow();
                        // of a variance of ¼ at least half is left
                        assertThat(alone.deviation()).isBetween(0.35, 0.5);
                    }
                    var one = ratings.of(pair.first()).orElseThrow();
                    var other = ratings.of(pair.second()).orElseThrow();
                    assertThat(one.strength()).isCloseTo(other.strength(), within(1e-6));
                });
    }

    /// Robots are rated by what they do, or brought along; the zero is that of people.
    @Test
    void robotsSitInTheFieldAndDoNotMoveTheZero() {
        var club =
                new SimulatedClub(
                        20, new SimulatedClub.Nature(Calibration.USUAL, 0, 0), Seeds.chance(11));
        var robot = Player.robot("double-dummy");
        club.set(robot, 2);
        var robots = Partnership.of(robot, robot);
        for (int evening = 0; evening < 60; evening++) {
            var here = club.shuffled().subList(0, 9);
            var all = new ArrayList<>(here);
            all.add(Partnership.of(robot, here.get(evening % 9).first()));
            all.remove(evening % 9);
            all.add(robots);
            Collections.shuffle(all, Random.from(Seeds.chance(evening)));
            club.mitchell(all, new SimulatedClub.Evening(5, 5, 4));
        }
        var ratings = Ratings.of(club.boards, club.day(), Calibration.USUAL, UNFADED);

        var rated = ratings.of(robot).orElseThrow();
        assertThat(2.0).isBetween(rated.low(), rated.high());
        double people =
                ratings.players().entrySet().stream()
                        .filter(entry -> !entry.getKey().isRobot())
                        .mapToDouble(entry -> entry.getValue().strength())
                        .sum();
        assertThat(people / 20).isCloseTo(0, within(0.03));

        var known = new RatingRules(0, Map.of(robot, new Known(2, 0.001)));
        var anchored = Ratings.of(club.boards, club.day(), Calibration.USUAL, known);
        assertThat(anchored.of(robot).orElseThrow().strength()).isCloseTo(2, within(0.001));
        assertThat(anchored.of(robot).orElseThrow().deviation()).isLessThan(0.002);
    }

    @ParameterizedTest(name = "{0}: {1} of {2} is {3}")
    @CsvSource({
        "MATCHPOINTS, 10, 10, 0.5",
        "MATCHPOINTS, 3,  12, -0.25",
        "CROSS_IMPS,  -12, 4, -3",
        "DATUM,       7,  1,  7",
    })
    void aMarkBecomesAValue(Comparison comparison, int value, int weight, double expected) {
        var mark = new Mark(Fraction.of(value), Fraction.of(weight));

        assertThat(comparison.value(mark)).isEqualTo(expected);
        assertThatThrownBy(() -> comparison.value(Mark.NONE))
                .hasMessage("the mark was not compared with anything");
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatThrownBy(() -> pair("aa")).hasMessage("a person is their own partner: a");
        assertThatThrownBy(() -> board("b7", 0, table("ab", "cd", 25)))
                .hasMessage("board b7: no value of CROSS_IMPS: 25.0");
        assertThatThrownBy(() -> board("b7", 0, table("ab", "cd", Double.NaN)))
                .hasMessage("board b7: no value of CROSS_IMPS: NaN");
        assertThatThrownBy(() -> board(" ", 0)).hasMessage("a board's id is not a word: (nothing)");
        assertThatThrownBy(() -> Player.person(""))
                .hasMessage("a player's id is not a word: (nothing)");
        assertThatThrownBy(() -> new Calibration(5, 6, 0, 1, 1, 1))
                .hasMessage("the calibration's share is not above 0: 0.0");
        assertThatThrownBy(() -> new RatingRules(-1, Map.of()))
                .hasMessage("the half-life is not 0 or more: -1");
        assertThatThrownBy(() -> new Known(1, 0))
                .hasMessage("a known strength is not a number with a deviation above 0: 1.0, 0.0");
        assertThat(Partnership.of(Player.robot("r"), Player.person("p")))
                .isEqualTo(Partnership.of(Player.person("p"), Player.robot("r")));
    }
}
