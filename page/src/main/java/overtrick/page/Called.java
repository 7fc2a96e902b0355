package overtrick.page;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Names that the house has given, in the language of whoever reads them: of people who have said
/// none, and of tables that nobody has named. They are kept in the language of whoever came first.
public final class Called {

    private static final Pattern GUEST = Pattern.compile("Guest (\\d{4})");

    /// What tables of a match among robots are called in any language, and the key of it.
    private static final Map<String, String> ROOMS =
            Stream.of("match.room.open", "match.room.closed")
                    .flatMap(key -> languages().map(words -> Map.entry(words.get(key), key)))
                    .collect(
                            Collectors.toMap(
                                    Map.Entry::getKey, Map.Entry::getValue, (first, _) -> first));

    /// A table's name by its owner, in each language.
    private static final List<Around> OWNED = languages().map(Around::of).toList();

    /// What stands before and after the owner's name.
    private record Around(String before, String after) {

        private static Around of(Words words) {
            String[] around = words.get("table.of", "\n").split("\n", -1);
            return new Around(around[0], around[1]);
        }

        private boolean stands(String name) {
            return name.length() > before.length() + after.length()
                    && name.startsWith(before)
                    && name.endsWith(after);
        }

        private String owner(String name) {
            return name.substring(before.length(), name.length() - after.length());
        }
    }

    private Called() {}

    /// A name as these words say it; a name that somebody chose stays as it is.
    public static String in(Words words, String name) {
        String guest = GUEST.matcher(name).replaceAll(found -> guest(words, found.group(1)));
        String room = ROOMS.get(guest);
        return room == null ? owned(words, guest) : words.get(room);
    }

    private static String guest(Words words, String number) {
        return Matcher.quoteReplacement(words.get("guest.number", number));
    }

    /// Every page of a table asks for four names with every picture, so no pattern is made for it.
    private static String owned(Words words, String name) {
        for (var around : OWNED) {
            if (around.stands(name)) {
                return words.get("table.of", around.owner(name));
            }
        }
        return name;
    }

    private static Stream<Words> languages() {
        return Words.LANGUAGES.stream().map(Words::in);
    }
}
