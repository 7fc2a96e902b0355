package overtrick.evening.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Side;
import overtrick.scoring.Outcome;

/// Who is at fault for a board that was not finished in time (Law 12C2).
@Timeout(value = 10, unit = TimeUnit.SECONDS)
class SlowPlayTest {

    @ParameterizedTest(name = "{0} s and {1} s: {2} and {3}")
    @CsvSource({
        "0,   0,   50, 50",
        "60,  60,  50, 50",
        "119, 60,  50, 50",
        "120, 60,  40, 60",
        "500, 1,   40, 60",
        "60,  121, 60, 40",
        "0,   1,   60, 40",
    })
    void whoeverTookTwoThirdsOfTheTimeIsAtFault(
            int northSouth, int eastWest, String awardNorthSouth, String awardEastWest) {
        var score =
                (Outcome.Artificial)
                        SlowPlay.score(
                                Map.of(
                                        Side.NORTH_SOUTH,
                                        Duration.ofSeconds(northSouth),
                                        Side.EAST_WEST,
                                        Duration.ofSeconds(eastWest)));

        assertThat(score.northSouth().percent().text()).isEqualTo(awardNorthSouth);
        assertThat(score.eastWest().percent().text()).isEqualTo(awardEastWest);
    }
}
