package overtrick.can;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanWordsTest {

    private static final CanWords ENGLISH = CanWords.in(Locale.ENGLISH);
    private static final CanWords VIETNAMESE = CanWords.in(Locale.of("vi", "VN"));

    @ParameterizedTest
    @EnumSource
    void everyRefusalIsASentenceInBothLanguages(CanRefusal refusal) {
        assertThat(ENGLISH.sentence(refusal)).matches("\\p{Lu}.{8,100}\\.");
        assertThat(VIETNAMESE.sentence(refusal)).matches("\\p{Lu}.{8,100}\\.");
        assertThat(VIETNAMESE.sentence(refusal)).isNotEqualTo(ENGLISH.sentence(refusal));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "vi"})
    void noTwoRefusalsSoundAlike(String language) {
        var words = CanWords.in(Locale.of(language));
        var sentences = Arrays.stream(CanRefusal.values()).map(words::sentence).toList();

        assertThat(new HashSet<>(sentences)).hasSize(CanRefusal.values().length);
    }

    @Test
    void otherLanguagesGetEnglish() {
        assertThat(CanWords.in(Locale.FRENCH).sentence(CanRefusal.NOT_YOUR_TURN))
                .isEqualTo("It is not your turn.");
    }

    /// What rests on the rules of the game says on which paragraph.
    @ParameterizedTest
    @EnumSource
    void citesTheRule(CanRefusal refusal) {
        assertThat(refusal.law().orElse("can.md §1")).matches("can\\.md §\\d+(\\.\\d)?");
    }
}
