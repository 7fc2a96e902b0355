package overtrick.members.list;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A day, a month or a year, however people write it: the day first, or as ISO 8601 has it.
final class DayText {

    private static final Pattern ISO = Pattern.compile("(\\d{4})(?:-(\\d\\d?)(?:-(\\d\\d?))?)?");
    private static final Pattern DAY_FIRST =
            Pattern.compile("(\\d\\d?)[./-](\\d\\d?)[./-](\\d{4})");
    private static final Pattern MONTH_FIRST = Pattern.compile("(\\d\\d?)[./-](\\d{4})");

    private static final int FIRST_YEAR = 1900;
    private static final int LAST_YEAR = 2199;

    private DayText() {}

    /// As ISO 8601 writes it; empty when it is none.
    static Optional<String> iso(String text) {
        try {
            var iso = ISO.matcher(text);
            if (iso.matches()) {
                return Optional.of(date(iso, 1, 2, 3));
            }
            var day = DAY_FIRST.matcher(text);
            if (day.matches()) {
                return Optional.of(date(day, 3, 2, 1));
            }
            var month = MONTH_FIRST.matcher(text);
            return month.matches() ? Optional.of(date(month, 2, 1, 0)) : Optional.empty();
        } catch (DateTimeException noDay) {
            return Optional.empty();
        }
    }

    private static String date(MatchResult found, int yearAt, int monthAt, int dayAt) {
        int year = Integer.parseInt(found.group(yearAt));
        if (year < FIRST_YEAR || year > LAST_YEAR) {
            throw new DateTimeException("nobody plays bridge in " + year);
        }
        if (found.group(monthAt) == null) {
            return Year.of(year).toString();
        }
        int month = Integer.parseInt(found.group(monthAt));
        if (dayAt == 0 || found.group(dayAt) == null) {
            return YearMonth.of(year, month).toString();
        }
        return LocalDate.of(year, month, Integer.parseInt(found.group(dayAt))).toString();
    }
}
