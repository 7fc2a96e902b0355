package overtrick.cards.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PropertyResourceBundle;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Sentences under one name in all languages of the house, read once: `refusals_en.properties`,
/// `refusals_vi.properties` and so on, in UTF-8. A sentence that is missing in a language is taken
/// from the first, as are all of them where it has no file.
public final class Bundle {

    /// The languages of the house, the first when nothing else fits.
    public static final List<Locale> LANGUAGES = Tongue.ALL.stream().map(Tongue::locale).toList();

    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)");

    private static final ClassValue<Bundle> BESIDE =
            new ClassValue<>() {
                @Override
                protected Bundle computeValue(Class<?> speaker) {
                    return of(speaker.getSimpleName(), speaker::getResourceAsStream);
                }
            };

    private final Map<String, Sentences> languages;

    /// Of each sentence; asked by every one that is spoken.
    private final Map<String, Integer> places;

    private Bundle(Map<String, Sentences> languages, Map<String, Integer> places) {
        this.languages = Map.copyOf(languages);
        this.places = Map.copyOf(places);
    }

    /// To be kept in a constant of the class that speaks.
    ///
    /// @param name of the files, before the language
    /// @param home opens a file beside the class: `Words.class::getResourceAsStream`. It is written
    ///   there, for a module shows its files to nobody else.
    /// @throws IllegalStateException if a language that is whole has no file
    public static Bundle of(String name, Function<String, InputStream> home) {
        return of(name, home, Tongue.ALL);
    }

    static Bundle of(String name, Function<String, InputStream> home, List<Tongue> spoken) {
        var first = texts(name, home, spoken.getFirst());
        var languages = new HashMap<String, Sentences>();
        for (var tongue : spoken) {
            var own = tongue.equals(spoken.getFirst()) ? first : texts(name, home, tongue);
            var all = new HashMap<>(first);
            all.putAll(own);
            languages.put(tongue.code(), new Sentences(tongue.locale(), all, own.keySet()));
        }
        var places = new HashMap<String, Integer>();
        first.forEach((key, text) -> places.put(key, places(text)));
        return new Bundle(languages, places);
    }

    /// The sentences in the files that lie beside a class and have its name, such as
    /// `DrawPhrase_en.properties`. Its module opens the package to this one.
    ///
    /// @throws IllegalStateException if a language that is whole has no file
    public static Bundle beside(Class<?> speaker) {
        return BESIDE.get(speaker);
    }

    /// The sentences of a language; those of the first for a language that the house does not
    /// speak.
    public Sentences in(Locale locale) {
        var spoken = languages.get(locale.getLanguage());
        return spoken == null ? in(LANGUAGES.getFirst()) : spoken;
    }

    /// How many places for details a phrase has in the first language.
    int places(Phrase phrase) {
        var known = places.get(phrase.key());
        if (known == null) {
            throw new IllegalArgumentException("no such sentence: " + phrase.key());
        }
        return known;
    }

    private static int places(String text) {
        return PLACE.matcher(text)
                .results()
                .mapToInt(place -> Integer.parseInt(place.group(1)) + 1)
                .max()
                .orElse(0);
    }

    private static Map<String, String> texts(
            String name, Function<String, InputStream> home, Tongue tongue) {
        String file = "%s_%s.properties".formatted(name, tongue.code());
        try (var stream = home.apply(file)) {
            if (stream == null && !tongue.whole()) {
                return Map.of();
            }
            if (stream == null) {
                throw new IllegalStateException("the program lacks its file " + file);
            }
            var read = new PropertyResourceBundle(stream);
            return read.keySet().stream().collect(Collectors.toMap(key -> key, read::getString));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
