package overtrick.evening.page;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import overtrick.page.Words;

/// Times of day, as the language writes them.
public final class Times {

    private Times() {}

    public static String of(Instant moment, Words words) {
        return DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                .withLocale(words.locale())
                .format(moment.atZone(ZoneId.systemDefault()));
    }
}
