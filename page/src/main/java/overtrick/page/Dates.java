package overtrick.page;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/// Days and times as people of a language write them: by the platform's rules, save where these are
/// nobody's. Vietnamese has its days in figures (28/11/2026, never `28 thg 11, 2026`), Italian the
/// month in full in a sentence, its first day as `1º`, and in figures beside a time of day.
record Dates(Locale language) {

    /// A day: `Nov 28, 2026`, `28/11/2026`, `28 novembre 2026`, `2026年11月28日`.
    String day(LocalDate day) {
        return switch (language.getLanguage()) {
            case "vi" -> pattern("dd/MM/uuuu").format(day);
            case "it" ->
                    pattern(day.getDayOfMonth() == 1 ? "dº MMMM uuuu" : "d MMMM uuuu").format(day);
            default -> localized(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)).format(day);
        };
    }

    String day(Instant moment) {
        return day(here(moment).toLocalDate());
    }

    /// A day and a time of day: `20:30 28/11/2026`, `28/11/2026, 20:30`.
    String when(Instant moment) {
        var style = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT);
        var form =
                switch (language.getLanguage()) {
                    case "vi" -> pattern("HH:mm dd/MM/uuuu");
                    case "it" -> pattern("dd/MM/uuuu, HH:mm");
                    default -> localized(style);
                };
        return form.format(here(moment));
    }

    /// A time of day: `8:30 PM`, `20:30`.
    String time(Instant moment) {
        return localized(DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)).format(here(moment));
    }

    private DateTimeFormatter pattern(String signs) {
        return DateTimeFormatter.ofPattern(signs, language);
    }

    private DateTimeFormatter localized(DateTimeFormatter style) {
        return style.withLocale(language);
    }

    private static ZonedDateTime here(Instant moment) {
        return moment.atZone(ZoneId.systemDefault());
    }
}
