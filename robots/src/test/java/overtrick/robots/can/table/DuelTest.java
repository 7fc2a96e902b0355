package overtrick.robots.can.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.cards.Seat;
import overtrick.robots.can.CanRobot;

class DuelTest {

    /// `-Dovertrick.deals=2000` plays that many.
    private static final int DEALS = Integer.getInteger("overtrick.deals", 60);

    @ParameterizedTest(name = "{1} points at {0}, last trick lost {2}: {3}")
    @CsvSource({
        "EIGHTY, 0, false, 100",
        "EIGHTY, 0, true, -100",
        "EIGHTY, 25, false, 0",
        "EIGHTY, 30, false, -20",
        "NINETY, 30, false, -34",
        "EIGHTY_FIVE, 40, false, -40",
        "EIGHTY, 45, false, -100",
    })
    void valuesADeal(CanLevel level, int points, boolean last, double value) {
        var result = new DealResult(1, Seat.EAST, level, points, last);

        assertThat(DuelScore.value(result, CanRules.CLUB)).isEqualTo(value);
    }

    @Test
    void countsFromTheFirstRobotsSide() {
        var score = new DuelScore();
        var sweep = new DealResult(1, Seat.EAST, CanLevel.EIGHTY_FIVE, 0, false);
        var lost = new DealResult(1, Seat.EAST, CanLevel.EIGHTY_FIVE, 45, false);

        assertThat(score.deal(sweep, 85, true, CanRules.CLUB)).isEqualTo(100);
        assertThat(score.deal(sweep, 85, false, CanRules.CLUB)).isEqualTo(-100);
        assertThat(score.deal(lost, 35, true, CanRules.CLUB)).isEqualTo(-100);
        score.pair(0);
        score.pair(-100);

        assertThat(score.mean()).isEqualTo(-50);
        assertThat(score.standardError()).isCloseTo(50, within(1e-9));
        assertThat(score.cardPoints()).isCloseTo((85 - 85 - 10) / 3.0, within(1e-9));
        assertThat(score.goalsFor()).isEqualTo(1);
        assertThat(score.goalsAgainst()).isEqualTo(2);
        assertThat(score.declaredAbove()).isEqualTo(2);
        assertThat(score.made()).isEqualTo(1);
    }

    @Test
    void ofAHundredTimesTheNinetyFifthIsTold() {
        var score = new DuelScore();
        for (int millis = 100; millis >= 1; millis--) {
            score.card(millis * 1_000_000L);
        }

        assertThat(score.cardMillis95()).isEqualTo(95);
        assertThat(score.cardMillis()).isCloseTo(50.5, within(1e-9));
        assertThat(score.callMillis95()).isZero();
    }

    /// Sides change and the cards stay, so a robot scores nothing against itself.
    @Test
    void equalRobotsAreEven() {
        var duel = new Duel(CanRobot.byRules(), CanRobot.byRules(), CanRules.CLUB, () -> 0);
        var score = new DuelScore();
        for (long seed = 0; seed < 40; seed++) {
            duel.play(seed, score);
        }

        assertThat(score.pairs()).isEqualTo(40);
        assertThat(score.mean()).isZero();
        assertThat(score.cardPoints()).isZero();
        assertThat(score.goalsFor()).isEqualTo(score.goalsAgainst());
    }

    /// With few worlds and few deals a wide bound: it catches a broken robot, not a slightly worse
    /// one.
    @Test
    void searchBeatsRulesOfThumb() {
        var duel =
                new Duel(
                        CanRobot.bySearch(10, 1),
                        CanRobot.byRules(),
                        CanRules.CLUB,
                        System::nanoTime);
        var score = new DuelScore();
        for (long seed = 0; seed < DEALS; seed++) {
            duel.play(seed, score);
        }

        assertThat(score.mean()).as("points a deal").isGreaterThan(5);
        assertThat(score.goalsFor()).isGreaterThan(score.goalsAgainst());
        assertThat(score.cardMillis95()).as("milliseconds a card").isLessThan(300);
    }
}
