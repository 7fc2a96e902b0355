package overtrick.cards.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/// A language of the house, from the list `languages.txt`: to add one is a line there and files of
/// its sentences.
///
/// @param code of its files, of `--lang` and of a visitor's choice, such as `zh`
/// @param tag as pages tell it to browsers, such as `zh-Hans`
/// @param whole whether it has every sentence; what others lack is said in the first language
/// @param name in itself
public record Tongue(String code, String tag, boolean whole, String name) {

    private static final String LIST = "languages.txt";
    private static final String WHOLE = "whole";
    private static final String BEGUN = "begun";

    /// The languages of the house, the first when nothing else fits.
    public static final List<Tongue> ALL =
            read(Objects.requireNonNull(Tongue.class.getResourceAsStream(LIST), LIST));

    /// A list such as `languages.txt`; what begins with `#` is for those who read it.
    ///
    /// @throws IllegalArgumentException if a line is none of a language, or there is no line
    static List<Tongue> read(InputStream list) {
        try (list) {
            var all =
                    new String(list.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.isBlank() && !line.startsWith("#"))
                            .map(Tongue::of)
                            .toList();
            if (all.isEmpty() || all.stream().map(Tongue::code).distinct().count() < all.size()) {
                throw new IllegalArgumentException("no language, or one twice: " + all);
            }
            return all;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Tongue of(String line) {
        var words = line.strip().split("\\s+", 4);
        if (words.length < 4 || !List.of(WHOLE, BEGUN).contains(words[2])) {
            throw new IllegalArgumentException(
                    "not code, tag, whole or begun, and name of a language: " + line);
        }
        return new Tongue(words[0], words[1], words[2].equals(WHOLE), words[3]);
    }

    /// For dates, numbers and the order of names.
    public Locale locale() {
        return Locale.of(code);
    }

    /// The language of a locale; empty when the house does not speak it.
    public static Optional<Tongue> of(Locale locale) {
        return coded(locale.getLanguage());
    }

    /// The language with this code, such as `it`; empty when the house does not speak it.
    public static Optional<Tongue> coded(String code) {
        return ALL.stream().filter(one -> one.code().equals(code)).findFirst();
    }
}
