package overtrick.page;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Names that the house has given, in the language of whoever reads them: of people who have said
/// none, and of tables that nobody has named. They are kept in the language of whoever came first.
public final class Called {

    private static final Pattern GUEST = Pattern.compile("Guest (\\d{4})");

    /// What tables of a match among robots are called.
    private static final List<String> ROOMS = List.of("match.room.open", "match.room.closed");

    private Called() {}

    /// A name as these words say it; a name that somebody chose stays as it is.
    public static String in(Words words, String name) {
        String guest = GUEST.matcher(name).replaceAll(found -> guest(words, found.group(1)));
        return room(words, guest).or(() -> owned(words, guest)).orElse(guest);
    }

    private static String guest(Words words, String number) {
        return Matcher.quoteReplacement(words.get("guest.number", number));
    }

    private static Optional<String> room(Words words, String name) {
        return ROOMS.stream()
                .filter(key -> languages().anyMatch(other -> other.get(key).equals(name)))
                .findFirst()
                .map(words::get);
    }

    private static Optional<String> owned(Words words, String name) {
        return languages()
                .map(other -> owned(other).matcher(name))
                .filter(Matcher::matches)
                .findFirst()
                .map(found -> words.get("table.of", found.group(1)));
    }

    private static Pattern owned(Words words) {
        String[] around = words.get("table.of", "\n").split("\n", -1);
        return Pattern.compile(Pattern.quote(around[0]) + "(.+)" + Pattern.quote(around[1]));
    }

    private static Stream<Words> languages() {
        return Words.LANGUAGES.stream().map((Locale locale) -> Words.in(locale));
    }
}
