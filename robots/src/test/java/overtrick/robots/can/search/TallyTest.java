package overtrick.robots.can.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.rules.CanRules;
import overtrick.robots.can.sight.Stakes;

class TallyTest {

    /// Payoffs are the defenders' points in fives: 0 is a clean sweep, 9 a goal of theirs, 7 and 8
    /// cost a card each, and at 80 six cost one card (can.md §6.1).
    @ParameterizedTest(name = "{0}: {1}, in the last deal {2}")
    @CsvSource({
        "0, 1000, 1000",
        "0 6 9 9, -1296, -1096",
        "6 7 8, -1084, -84",
    })
    void isWorthWhatItsDealsAre(String payoffs, long worth, long last) {
        var tally = new Tally();
        Arrays.stream(payoffs.split(" ")).map(Integer::valueOf).forEach(tally::add);

        assertThat(tally.worth(Stakes.CLUB, 0)).isEqualTo(worth);
        assertThat(tally.worth(Stakes.ofLastDeal(CanRules.CLUB), 0)).isEqualTo(last);
    }
}
