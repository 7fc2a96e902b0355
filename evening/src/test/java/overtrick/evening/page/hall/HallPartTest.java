package overtrick.evening.page.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.page.Words;

/// The clock of the hall as the page comes with it, so that nothing moves when it is written.
class HallPartTest {

    private static final long NOW = 1_000_000_000_000L;
    private static final long SECOND = 1_000;

    @ParameterizedTest
    @CsvSource({
        "7200, 3, false",
        "5999, 2, false",
        "600, 2, false",
        "599, 1, false",
        "59, 3, false",
        "0, 3, true",
        "-61, 1, true"
    })
    void digitsAreThoseThatWillBeSeen(long seconds, int digits, boolean over) {
        var running = clock(NOW + seconds * SECOND, 0);
        assertThat(running.digits(NOW)).isEqualTo(digits);
        assertThat(running.isOver(NOW)).isEqualTo(over);
    }

    @ParameterizedTest
    @CsvSource({"7200, 3", "600, 2", "61, 1"})
    void aClockThatStandsIsNeverOver(long seconds, int digits) {
        var standing = clock(0, seconds * SECOND);
        assertThat(standing.digits(NOW)).isEqualTo(digits);
        assertThat(standing.isOver(NOW)).isFalse();
    }

    private static HallPart clock(long end, long left) {
        return new HallPart(
                Words.in(Locale.ENGLISH),
                "Friday",
                HallPart.State.PLAY,
                1,
                3,
                end,
                left,
                end == 0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }
}
