package overtrick.tournament.laid;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.season.SeasonEvening;

class LaidSeasonTest {

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    2026-11-27, 2026-11-23, 2026-11-29, 2026-10-01, 2026-12-31
                    2026-11-23, 2026-11-23, 2026-11-29, 2026-10-01, 2026-12-31
                    2027-01-01, 2026-12-28, 2027-01-03, 2027-01-01, 2027-03-31
                    2028-02-29, 2028-02-28, 2028-03-05, 2028-01-01, 2028-03-31
                    """)
    void aDayLiesInAWeekAndInASeason(
            LocalDate day, LocalDate monday, LocalDate sunday, LocalDate from, LocalDate to) {
        var week = LaidSeason.week(day);
        var season = LaidSeason.season(day);

        assertThat(List.of(week.first(), week.last())).isEqualTo(List.of(monday, sunday));
        assertThat(List.of(season.first(), season.last())).isEqualTo(List.of(from, to));
        assertThat(week.has(day) && season.has(day)).isTrue();
        assertThat(week.has(sunday.plusDays(1)) || week.has(monday.minusDays(1))).isFalse();
    }

    @Test
    void theBestFiveOfAWeekCountAndOthersDaysDoNot() {
        var monday = LocalDate.of(2026, 11, 23);
        var results =
                List.of(
                        result(monday.minusDays(1), 100),
                        result(monday, 60),
                        result(monday.plusDays(1), 50),
                        result(monday.plusDays(2), 40),
                        result(monday.plusDays(3), 70),
                        result(monday.plusDays(4), 30),
                        result(monday.plusDays(5), 80));

        var line = LaidSeason.week(monday).standings(results).lines().getFirst();

        assertThat(line.total()).isEqualTo(Fraction.of(60 + 50 + 40 + 70 + 80));
        assertThat(line.attended()).isEqualTo(6);
    }

    private static LaidSeason.Result result(LocalDate day, int percent) {
        var value = Fraction.of(percent);
        return new LaidSeason.Result(
                day,
                "day " + day,
                new SeasonEvening.Result("ann", "1", value, value, Fraction.ZERO));
    }
}
