package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatesTest {

    /// The platform does not let the hour be parted from its half of the day.
    private static final String NARROW = " (?=[AP]M)";

    /// A morning of one figure and an evening of two.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    en | 2026-11-28T20:30 | Nov 28, 2026     | Nov 28, 2026, 8:30 PM | 8:30 PM
                    en | 2026-03-08T09:05 | Mar 8, 2026      | Mar 8, 2026, 9:05 AM  | 9:05 AM
                    vi | 2026-11-28T20:30 | 28/11/2026       | 20:30 28/11/2026      | 20:30
                    vi | 2026-03-08T09:05 | 08/03/2026       | 09:05 08/03/2026      | 09:05
                    it | 2026-11-28T20:30 | 28 novembre 2026 | 28/11/2026, 20:30     | 20:30
                    it | 2026-12-01T20:30 | 1º dicembre 2026 | 01/12/2026, 20:30     | 20:30
                    it | 2026-03-08T09:05 | 8 marzo 2026     | 08/03/2026, 09:05     | 09:05
                    zh | 2026-11-28T20:30 | 2026年11月28日   | 2026年11月28日 20:30  | 20:30
                    zh | 2026-03-08T09:05 | 2026年3月8日     | 2026年3月8日 09:05    | 09:05
                    """)
    void daysAndTimesAreAsPeopleWriteThem(
            String language, LocalDateTime at, String day, String when, String time) {
        var dates = new Dates(Locale.of(language));
        var moment = at.atZone(ZoneId.systemDefault()).toInstant();

        assertThat(dates.day(moment)).isEqualTo(day);
        assertThat(dates.day(LocalDate.from(at))).isEqualTo(day);
        assertThat(dates.when(moment)).isEqualTo(when.replaceFirst(NARROW, "\u202f"));
        assertThat(dates.time(moment)).isEqualTo(time.replaceFirst(NARROW, "\u202f"));
    }
}
