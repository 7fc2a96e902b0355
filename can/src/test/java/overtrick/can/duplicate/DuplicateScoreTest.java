package overtrick.can.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.cards.Seat;
import overtrick.cards.Side;

class DuplicateScoreTest {

    @ParameterizedTest(name = "{0} at {1}, B = {2}, last trick {3}: {4} {5} {6}")
    @CsvSource({
        "SOUTH, 80,  0,  false, 1,  0,  0",
        "SOUTH, 80,  45, false, -1, 0,  -45",
        "SOUTH, 80,  20, true,  -1, 0,  -20",
        "SOUTH, 80,  20, false, 0,  0,  -20",
        "SOUTH, 100, 20, false, 0,  -2, -20",
        "EAST,  100, 10, false, 0,  1,  10",
        "EAST,  80,  35, false, 0,  2,  35",
        "WEST,  80,  0,  false, -1, 0,  0",
    })
    void forNorthSouth(
            Seat declarer,
            String level,
            int points,
            boolean last,
            int goals,
            int tribute,
            int margin) {
        var result = new DealResult(1, declarer, CanLevel.parse(level), points, last);

        assertThat(DuplicateScore.ofNorthSouth(result, 0, CanRules.CLUB))
                .isEqualTo(new DuplicateScore(goals, tribute, margin));
    }

    /// The same thing happens at a table where the cards lie one chair further.
    @Test
    void theCardsCountNotTheChairs() {
        var here = new DealResult(1, Seat.SOUTH, CanLevel.NINETY, 25, false);
        var there = new DealResult(1, Seat.EAST, CanLevel.NINETY, 25, false);

        assertThat(DuplicateScore.ofNorthSouth(there, 1, CanRules.CLUB))
                .isEqualTo(DuplicateScore.ofNorthSouth(here, 0, CanRules.CLUB));
    }

    /// Goals, then tribute, then points, over all results there are.
    @Test
    void goalsOutweighTributeAndTributePoints() {
        var all = new ArrayList<DuplicateScore>();
        for (var declarer : new Seat[] {Seat.SOUTH, Seat.EAST}) {
            for (var level : CanLevel.values()) {
                for (int points = 0; points <= 100; points += 5) {
                    var result = new DealResult(1, declarer, level, points, points == 20);
                    var score = DuplicateScore.of(result, Side.NORTH_SOUTH, CanRules.CLUB);
                    var other = DuplicateScore.of(result, Side.EAST_WEST, CanRules.CLUB);
                    assertThat(other.compared()).isEqualTo(-score.compared());
                    all.add(score);
                }
            }
        }
        for (var one : all) {
            for (var other : all) {
                int wanted = Integer.compare(one.goals(), other.goals());
                wanted = wanted != 0 ? wanted : Integer.compare(one.tribute(), other.tribute());
                wanted = wanted != 0 ? wanted : Integer.compare(one.points(), other.points());
                assertThat(Integer.signum(Integer.compare(one.compared(), other.compared())))
                        .isEqualTo(wanted);
            }
        }
    }
}
