package overtrick.systems.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import overtrick.systems.Words;
import overtrick.systems.language.Book;

/// What a system leaves to its players, and what they have chosen.
public final class Choices {

    private Choices() {}

    /// Each as a sentence, `Opening one of a major: Five cards`.
    ///
    /// @param chosen by the names of the options; else what is usual
    public static List<String> of(Book book, Map<String, String> chosen, Locale language) {
        var words = Words.in(language);
        return book.leftOpen().entrySet().stream()
                .map(option -> {
                    String name = option.getKey();
                    String choice = chosen.getOrDefault(name, option.getValue().getFirst());
                    return words.option(name) + ": " + words.choice(name, choice);
                })
                .toList();
    }
}
