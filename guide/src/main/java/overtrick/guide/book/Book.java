package overtrick.guide.book;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.page.Words;

/// All guides in one language. A guide that is not there in it is told in English.
public final class Book {

    private static final Map<Locale, Book> IN_THE_CLUB = new ConcurrentHashMap<>();

    private final Words words;
    private final Map<Guide, Chapter> chapters;

    private Book(Words words, Map<Guide, Chapter> chapters) {
        this.words = words;
        this.chapters = chapters;
    }

    /// The book as the pages of a club show it; read when it is first asked for.
    public static Book of(Words words) {
        return IN_THE_CLUB.computeIfAbsent(words.locale(), _ -> with(words, Links.IN_THE_CLUB));
    }

    /// The book with links that lead elsewhere.
    public static Book with(Words words, Links links) {
        var chapters = new EnumMap<Guide, Chapter>(Guide.class);
        for (var guide : Guide.values()) {
            chapters.put(guide, read(guide, words, links));
        }
        return new Book(words, chapters);
    }

    private static Chapter read(Guide guide, Words words, Links links) {
        var language = told(guide, words.locale());
        var spoken = Words.in(language);
        String text = Markdown.filled(text(guide, language), spoken::get);
        return Markdown.chapter(guide, language, text, links);
    }

    /// The language in which a guide is told to those who read this one.
    static Locale told(Guide guide, Locale asked) {
        return source(guide, asked).isPresent() ? asked : Locale.ENGLISH;
    }

    /// The Markdown of a guide.
    ///
    /// @throws IllegalStateException if the guide is not told in it
    public static String text(Guide guide, Locale language) {
        return source(guide, language)
                .orElseThrow(() -> new IllegalStateException(guide + " in " + language));
    }

    /// The Markdown of a guide with the words of the pages in it, in the language or in English.
    public static String readable(Guide guide, Words words) {
        var language = told(guide, words.locale());
        return Markdown.filled(text(guide, language), Words.in(language)::get);
    }

    /// The keys of the words that a guide names.
    static Set<String> keys(Guide guide, Locale language) {
        return Markdown.keys(text(guide, language));
    }

    private static Optional<String> source(Guide guide, Locale language) {
        String ending = language.equals(Locale.ENGLISH) ? "" : "." + language.getLanguage();
        String file = "/overtrick/guide/text/" + guide.code() + ending + ".md";
        try (var stream = Book.class.getResourceAsStream(file)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public Words words() {
        return words;
    }

    public Chapter chapter(Guide guide) {
        return Objects.requireNonNull(chapters.get(guide));
    }

    /// All guides, in their order.
    public List<Chapter> chapters() {
        return Arrays.stream(Guide.values()).map(this::chapter).toList();
    }

    /// What is found, the best first.
    ///
    /// @param asked words, of which all have to be there
    public List<Found> find(String asked) {
        return Search.in(chapters(), words.locale(), asked);
    }
}
