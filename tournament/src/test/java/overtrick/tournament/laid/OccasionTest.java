package overtrick.tournament.laid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OccasionTest {

    private static final ZoneId HANOI = ZoneId.of("Asia/Ho_Chi_Minh");

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    day 2026-11-27,  2026-11-26T17:00:00Z, 2026-11-27T17:00:00Z
                    week 2026-11-23, 2026-11-22T17:00:00Z, 2026-11-29T17:00:00Z
                    challenge 2026-11-27T20:15:00Z, 2026-11-27T20:15:00Z, 2026-12-27T20:15:00Z
                    """)
    void isPlayedFromMidnightToMidnightWhereTheClubIs(String text, Instant opens, Instant closes) {
        var occasion = Occasion.parse(text);

        assertThat(occasion.text()).isEqualTo(text);
        assertThat(occasion.opens(HANOI)).isEqualTo(opens);
        assertThat(occasion.closes(HANOI)).isEqualTo(closes);
        assertThat(occasion.counts()).isEqualTo(!text.startsWith("challenge"));
    }

    /// A day has 23 hours where the clocks go forward.
    @Test
    void endsAtTheNextMidnightAlsoWhenClocksAreChanged() {
        var day = new Occasion.Day(LocalDate.of(2026, 3, 29));
        var rome = ZoneId.of("Europe/Rome");

        assertThat(day.opens(rome)).isEqualTo(Instant.parse("2026-03-28T23:00:00Z"));
        assertThat(day.closes(rome)).isEqualTo(Instant.parse("2026-03-29T22:00:00Z"));
    }

    @Test
    void todayAndTomorrowThisWeekAndTheNextLieReady() {
        assertThat(Occasion.due(LocalDate.of(2026, 11, 29)))
                .extracting(Occasion::text)
                .isEqualTo(
                        List.of(
                                "day 2026-11-29",
                                "day 2026-11-30",
                                "week 2026-11-23",
                                "week 2026-11-30"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "day", "day 2026-13-01", "week 2026-11-27", "month 2026-11-01"})
    void anythingElseIsNoOccasion(String text) {
        assertThatThrownBy(() -> Occasion.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
