package overtrick.cards.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class SentencesTest {

    private static final Locale VIETNAMESE = Locale.of("vi");

    /// Whatever the house speaks besides.
    private static final List<Tongue> TWO =
            List.of(
                    new Tongue("en", "en", true, "English"),
                    new Tongue("vi", "vi", true, "Tiếng Việt"));

    private static final Bundle GREETINGS =
            Bundle.of("greetings", SentencesTest.class::getResourceAsStream, TWO);

    private final Sentences english = GREETINGS.in(Locale.ENGLISH);
    private final Sentences vietnamese = GREETINGS.in(VIETNAMESE);

    @Test
    void eachLanguageHasItsSentences() {
        assertThat(english.text("hello", "Ann")).isEqualTo("Hello, Ann!");
        assertThat(vietnamese.text("hello", "Ann")).isEqualTo("Chào Ann!");
        assertThat(vietnamese.locale()).isEqualTo(VIETNAMESE);
        assertThat(vietnamese.text("hello", List.of("Ann"))).isEqualTo("Chào Ann!");
    }

    @Test
    void anotherLanguageGetsTheFirst() {
        assertThat(GREETINGS.in(Locale.FRENCH)).isSameAs(english);
        assertThat(GREETINGS.in(Locale.of("vi", "VN"))).isSameAs(vietnamese);
        assertThat(GREETINGS.in(Locale.UK)).isSameAs(english);
    }

    @Test
    void whatALanguageLacksIsTakenFromTheFirst() {
        assertThat(vietnamese.text("english", 5)).isEqualTo("Only in English: 5");
        assertThat(vietnamese.has("english")).isTrue();
        assertThat(vietnamese.borrowed()).containsExactly("english");
        assertThat(english.borrowed()).isEmpty();
    }

    @Test
    void aKeyWithoutASentenceStandsForItself() {
        assertThat(english.text("good.bye")).isEqualTo("good.bye");
        assertThat(english.text("good.bye", 1)).isEqualTo("good.bye");
        assertThat(english.count("goats", 2)).isEqualTo("goats.other");
        assertThat(english.has("good.bye")).isFalse();
        assertThat(english.find("good.bye")).isEmpty();
        assertThat(english.find("hello")).contains("Hello, {0}!");
    }

    @Test
    void oneIsNotMany() {
        assertThat(english.count("boards", 1, "Ann")).isEqualTo("1 board of Ann");
        assertThat(english.count("boards", -1, "Ann")).isEqualTo("-1 board of Ann");
        assertThat(english.count("boards", 0, "Ann")).isEqualTo("0 boards of Ann");
        assertThat(vietnamese.count("boards", 1, "Ann")).isEqualTo("1 ván của Ann");
    }

    @Test
    void withoutDetailsASentenceStandsAsItIs() {
        assertThat(vietnamese.text("plain")).isEqualTo("Cont''ra");
        assertThat(vietnamese.text("plain", "x")).isEqualTo("Cont'ra");
    }

    /// The short way gives what [MessageFormat] gives.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no place",
                "{0}",
                "{1} before {0}",
                "{0}{0}",
                "it''s {0}",
                "'{0}' stands for {0}",
                "an open 'quote {0}",
                "'it''s' {1}",
                "{7} is missing",
                "{0,number,#} plainly",
                "{0,number} and {1}",
                "}{0}"
            })
    void placesAreFilledAsByAMessageFormat(String text) {
        for (var locale : Bundle.LANGUAGES) {
            var sentences = new Sentences(locale, Map.of("key", text), Set.of("key"));
            for (Object first : details(text)) {
                assertThat(sentences.text("key", first, "two"))
                        .as("%s with %s", text, first)
                        .isEqualTo(
                                new MessageFormat(text, locale)
                                        .format(new Object[] {first, "two"}));
            }
        }
    }

    /// Only numbers can stand in a place for numbers.
    private static List<?> details(String text) {
        return text.contains("number")
                ? List.of(7, -999, 1_000, 2.5)
                : List.of("♠", 7, -999, 1_000, -123_456L, 2.5, 'x');
    }

    @Test
    void aBundleIsReadOnceAndWhole() {
        var opened = new ArrayList<String>();
        var bundle =
                Bundle.of(
                        "greetings",
                        file -> {
                            opened.add(file);
                            return SentencesTest.class.getResourceAsStream(file);
                        },
                        TWO);
        int files = opened.size();
        bundle.in(Locale.ENGLISH).text("hello", "Ann");
        bundle.in(VIETNAMESE).text("hello", "Ann");

        assertThat(opened)
                .containsExactlyInAnyOrder("greetings_en.properties", "greetings_vi.properties");
        assertThat(opened).hasSize(files);
        assertThat(english.keys()).contains("boards.one");
    }

    @Test
    void aLanguageThatIsMissingIsAFaultOfTheProgram() {
        assertThatIllegalStateException()
                .isThrownBy(() -> Bundle.of("half", SentencesTest.class::getResourceAsStream, TWO))
                .withMessageContaining("half_vi.properties");
    }
}
