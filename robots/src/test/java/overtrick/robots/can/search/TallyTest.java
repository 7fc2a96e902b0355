package overtrick.robots.can.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.rules.CanRules;
import overtrick.robots.can.sight.Stakes;

class TallyTest {

    /// Payoffs are the defenders' points in fives: 0 is a clean sweep, 9 a goal of theirs, 7 and 8
    /// cost a card each, and at 80 six cost one card, at 100 two (can.md §6.1).
    @ParameterizedTest(name = "{0} at level {1}: {2}, {3} cards, {4} points")
    @CsvSource({
        "0, 0, 1–0, 0, 0.0",
        "9, 0, 0–1, 0, 0.0",
        "0 0 9 3, 0, 2–1, 0, 5.0",
        "6 7 1 2, 0, 0–0, 3, 20.0",
        "6 7 9 9, 4, 0–2, 4, 32.5",
    })
    void tellsGoalsTributeAndPoints(
            String payoffs, int level, String goals, int cards, String points) {
        var tally = tally(payoffs);

        assertThat(tally.goals(Stakes.CLUB, level, true)).isEqualTo(goals);
        assertThat(tally.tribute(Stakes.CLUB, level)).isEqualTo(cards);
        assertThat(tally.points()).isEqualTo(points);
    }

    /// The defenders name their own goals first.
    @Test
    void turnsGoalsRound() {
        assertThat(tally("0 0 9").goals(Stakes.CLUB, 0, false)).isEqualTo("1–2");
    }

    @Test
    void theLastDealCostsNoTribute() {
        assertThat(tally("6 7 8").tribute(Stakes.ofLastDeal(CanRules.CLUB), 4)).isZero();
    }

    @Test
    void isWorthWhatItsDealsAre() {
        var tally = tally("0 6 9 9");

        assertThat(tally.worth(Stakes.CLUB, 0)).isEqualTo(1000 - 224 - 1036 - 1036);
        tally.clear();
        assertThat(tally.worth(Stakes.CLUB, 0)).isZero();
    }

    private static Tally tally(String payoffs) {
        var tally = new Tally();
        Arrays.stream(payoffs.split(" ")).map(Integer::valueOf).forEach(tally::add);
        return tally;
    }
}
