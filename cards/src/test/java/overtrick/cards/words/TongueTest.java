package overtrick.cards.words;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class TongueTest {

    private static final Locale ESPERANTO = Locale.of("eo");

    @Test
    void theHouseSpeaksFour() {
        assertThat(Tongue.ALL).extracting(Tongue::code).containsExactly("en", "vi", "it", "zh");
        assertThat(Tongue.of(Locale.SIMPLIFIED_CHINESE)).map(Tongue::tag).contains("zh-Hans");
        assertThat(Tongue.of(Locale.ITALY)).map(Tongue::name).contains("Italiano");
        assertThat(Tongue.of(Locale.FRENCH)).isEmpty();
        assertThat(Tongue.ALL.getFirst().whole()).isTrue();
    }

    /// A line in the list and files of its sentences are all that a language needs.
    @Test
    void aFifthLanguageIsALineAndItsFiles() {
        var five = Tongue.read(toy());
        var greetings = Bundle.of("greetings", TongueTest.class::getResourceAsStream, five);

        assertThat(five).hasSize(5);
        assertThat(five.getLast())
                .isEqualTo(new Tongue("eo", "eo-Latn", true, "Esperanto de la klubo"));
        assertThat(greetings.in(ESPERANTO).text("hello", "Ann")).isEqualTo("Saluton, Ann!");
        assertThat(greetings.in(ESPERANTO).text("english", 1)).isEqualTo("Only in English: 1");
        assertThat(greetings.in(ESPERANTO).borrowed()).contains("english").doesNotContain("hello");
        assertThat(greetings.in(Locale.ENGLISH).text("hello", "Ann")).isEqualTo("Hello, Ann!");
    }

    @Test
    void aLanguageThatIsBegunNeedsNoFileAndAWholeOneDoes() {
        var begun = Tongue.read(list("en en whole English\neo eo begun Esperanto"));
        var whole = Tongue.read(list("en en whole English\neo eo whole Esperanto"));

        assertThat(
                        Bundle.of("half", TongueTest.class::getResourceAsStream, begun)
                                .in(ESPERANTO)
                                .text("hello"))
                .isEqualTo("Hello");
        assertThatIllegalStateException()
                .isThrownBy(() -> Bundle.of("half", TongueTest.class::getResourceAsStream, whole))
                .withMessageContaining("half_eo.properties");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# none",
                "en en English",
                "en en done English",
                "en en whole A\nen x whole B"
            })
    void aListThatIsNoneIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Tongue.read(list(text)));
    }

    private static ByteArrayInputStream list(String text) {
        return new ByteArrayInputStream(text.getBytes(UTF_8));
    }

    private static InputStream toy() {
        return Objects.requireNonNull(TongueTest.class.getResourceAsStream("toy_languages.txt"));
    }
}
