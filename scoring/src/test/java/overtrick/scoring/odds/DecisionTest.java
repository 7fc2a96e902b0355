package overtrick.scoring.odds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.scoring.reckoning.Fraction;

/// Break-even chances, worked out on paper from the tables of points and IMPs (bridge.md §13).
class DecisionTest {

    @ParameterizedTest(name = "{0} at {1}, vulnerable {2}: {3} to win, {4} to lose")
    @CsvSource({
        "4H, IMPS, false, 6, 5", // 420 and 170; -50 and 140
        "4H, IMPS, true, 10, 6", // 620 and 170; -100 and 140
        "3N, IMPS, false, 6, 5", // 400 and 150; -50 and 120
        "3N, IMPS, true, 10, 6",
        "5C, IMPS, false, 6, 5", // 400 and 150; -50 and 130
        "6H, IMPS, false, 11, 11", // 980 and 480; -50 and 450
        "6H, IMPS, true, 13, 13", // 1430 and 680; -100 and 650
        "7H, IMPS, false, 11, 14", // 1510 and 1010; -50 and 980
        "7H, IMPS, true, 13, 17", // 2210 and 1460; -100 and 1430
        "4H, MATCHPOINTS, false, 1, 1",
        "7N, MATCHPOINTS, true, 1, 1",
        "4H, RUBBER, false, 300, 190", // 120 + 350 and 170; -50 and 140
        "4H, RUBBER, true, 450, 240", // 120 + 500 and 170; -100 and 140
        "6H, RUBBER, false, 500, 550", // 500 more; -50 and 120 + 350 + 30
    })
    void whatABidWinsAndLoses(String bid, Stakes stakes, boolean vulnerable, int gain, int loss) {
        var decision =
                Decision.ALL.stream()
                        .filter(one -> one.bold().equals(Call.parse(bid)) && one.down() == 0)
                        .findFirst()
                        .orElseThrow();

        assertThat(decision.gain(stakes, vulnerable)).isEqualTo(gain);
        assertThat(decision.loss(stakes, vulnerable)).isEqualTo(loss);
        assertThat(decision.breakEven(stakes, vulnerable))
                .isEqualTo(Fraction.of(loss, gain + loss));
    }

    @ParameterizedTest(name = "{0} doubled, {1} down, at {2}: {4} to win, {5} to lose")
    @CsvSource({
        "2H, 1, IMPS, false, 2, 8", // 100 for 50; 470 for 110
        "4H, 1, IMPS, false, 2, 5", // 100 for 50; 590 for 420
        "4H, 2, IMPS, false, 5, 5", // 300 for 100
        "4H, 1, IMPS, true, 3, 5", // 200 for 100; 790 for 620
        "4H, 1, MATCHPOINTS, true, 1, 1",
        "2H, 1, RUBBER, false, 50, 410", // 120 + 50 + 350 for 60 + 50
    })
    void whatADoubleWinsAndLoses(
            String bid, int down, Stakes stakes, boolean vulnerable, int gain, int loss) {
        var decision =
                Decision.ALL.stream()
                        .filter(one -> one.bold().equals(Call.parse(bid)) && one.down() == down)
                        .findFirst()
                        .orElseThrow();

        assertThat(decision.gain(stakes, vulnerable)).isEqualTo(gain);
        assertThat(decision.loss(stakes, vulnerable)).isEqualTo(loss);
    }

    @Test
    void everyChanceIsOne() {
        for (var decision : Decision.ALL) {
            for (var stakes : Stakes.values()) {
                for (boolean vulnerable : new boolean[] {false, true}) {
                    assertThat(decision.breakEven(stakes, vulnerable))
                            .as("%s at %s", decision, stakes)
                            .isBetween(Fraction.of(1, 10), Fraction.of(9, 10));
                }
            }
        }
    }

    /// The first game is worth 350 to whoever wins it, the deciding one 500.
    @ParameterizedTest(name = "{0} games to {1}: {2}")
    @CsvSource({"0, 0, 350", "1, 0, 350", "0, 1, 350", "1, 1, 500"})
    void aGameIsWorthWhatItAddsToTheRubber(int ours, int theirs, int points) {
        assertThat(RubberWorth.ofGame(ours, theirs)).isEqualTo(points);
        assertThat(RubberWorth.expected(ours, theirs))
                .isEqualTo(-RubberWorth.expected(theirs, ours));
    }
}
