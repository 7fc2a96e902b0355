package overtrick.robots.can.saying;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SayingTest {

    private static final Locale VIETNAMESE = Locale.of("vi");

    @ParameterizedTest
    @EnumSource(CanSentence.class)
    void everySentenceIsInBothLanguages(CanSentence sentence) {
        var saying = Saying.of(sentence, "<0>", "<1>", "<2>", "<3>", "<4>");
        var english = saying.text(Locale.ENGLISH);
        var vietnamese = saying.text(VIETNAMESE);

        assertThat(english).doesNotContain("{", "}").isNotBlank();
        assertThat(vietnamese).doesNotContain("{", "}").isNotEqualTo(english);
        for (var detail : saying.details()) {
            assertThat(english.contains(detail)).isEqualTo(vietnamese.contains(detail));
        }
    }

    @Test
    void detailsAreFilledIn() {
        var saying = Saying.of(CanSentence.NAME_TRUMP, '♥', 8);

        assertThat(saying.text(Locale.ENGLISH))
                .isEqualTo("Names ♥ trumps, of which there are 8 with the jokers");
        assertThat(saying.text(VIETNAMESE)).isEqualTo("♥ làm chủ thì có 8 cây, kể cả teo");
        assertThat(saying.text(Locale.FRENCH)).startsWith("Names");
    }

    @Test
    void apostrophesAreApostrophes() {
        assertThat(Saying.of(CanSentence.GIVE_POINTS).text(Locale.ENGLISH))
                .isEqualTo("Gives points to partner's trick");
    }
}
