package overtrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.guide.book.Book;
import overtrick.guide.book.Guide;
import overtrick.page.Words;
import overtrick.testkit.words.WordFile;

/// What a guide prints in bold is to be pressed, or stands on a page: the program says it so in the
/// language of the guide. Names that are written as keys are looked at by `GuidesTest`.
@Timeout(30)
class GuideNamesTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");
    private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*");
    private static final Pattern ROW = Pattern.compile("(?m)^\\|.*");
    private static final Pattern TERM = Pattern.compile("\\p{Ll}|\\p{IsHan}"); // and not BJ
    private static final Pattern LETTER = Pattern.compile("\\p{L}");
    private static final Pattern PLACE = Pattern.compile("\\{[^}]*}+");

    @ParameterizedTest
    @EnumSource(
            value = Guide.class,
            names = {"PLAYER", "FIRST_MATCH", "LEARNING", "DIRECTING", "CLUB", "TEACHING"})
    void everyNameInBoldIsOnAPage(Guide guide) {
        for (var language : Words.LANGUAGES) {
            var said = said(language);
            var bold = bold(Book.text(guide, language)).filter(name -> !said.test(name));
            assertThat(bold).as("%s in %s", guide, language).isEmpty();
        }
    }

    /// Bold is a term in the guide of Bài Càn, and a default in its tables: the program uses the
    /// term, too, if only within a sentence.
    @Test
    void everyTermOfBaiCanIsThatOfThePages() {
        for (var language : Words.LANGUAGES) {
            String said = small(String.join("\n", sentences(language)));
            var terms =
                    bold(ROW.matcher(Book.text(Guide.CAN, language)).replaceAll(""))
                            .filter(term -> TERM.matcher(term).find())
                            .toList();

            assertThat(terms).as("terms in %s", language).hasSizeGreaterThan(10);
            assertThat(
                            terms.stream()
                                    .map(GuideNamesTest::small)
                                    .filter(term -> !said.contains(term)))
                    .as("said nowhere else in %s", language)
                    .isEmpty();
        }
    }

    private static String small(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static Stream<String> bold(String text) {
        return BOLD.matcher(text.replaceAll("\\s+", " "))
                .results()
                .map(name -> name.group(1))
                .filter(name -> !name.contains("{=") && LETTER.matcher(name).find());
    }

    /// Whether the program says something somewhere, with whatever stands in its places.
    private static Predicate<String> said(Locale language) {
        var whole = sentences(language);
        var open =
                whole.stream().filter(one -> one.contains("{")).map(GuideNamesTest::open).toList();
        return name -> whole.contains(name) || open.stream().anyMatch(one -> one.test(name));
    }

    /// A sentence with places, which has to say more than what may stand there.
    private static Predicate<String> open(String sentence) {
        String between =
                PLACE.splitAsStream(sentence)
                        .map(Pattern::quote)
                        .collect(Collectors.joining("\\d+"));
        String end = sentence.endsWith("}") ? "\\d+" : "";
        return Pattern.compile(between + end).asMatchPredicate();
    }

    private static Set<String> sentences(Locale language) {
        return WordFile.below(ROOT).stream()
                .flatMap(file -> sentences(file.in(language.getLanguage())).stream())
                .collect(Collectors.toSet());
    }

    private static List<String> sentences(Path file) {
        var all = new Properties();
        try (var text = Files.newBufferedReader(file)) {
            all.load(text);
        } catch (IOException unreadable) {
            throw new AssertionError(file.toString(), unreadable);
        }
        return all.stringPropertyNames().stream().map(all::getProperty).toList();
    }
}
