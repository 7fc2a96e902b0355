package overtrick.movement.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AdviceTest {

    private static final Locale VIETNAMESE = Locale.of("vi");

    @ParameterizedTest
    @EnumSource(Hint.class)
    void everyHintHasItsWordsInBothLanguages(Hint hint) {
        var details = IntStream.range(0, hint.places()).mapToObj(at -> "<" + at + ">").toList();
        var advice = new Advice(hint, details);

        String english = advice.sentence(Locale.ENGLISH);
        String vietnamese = advice.sentence(VIETNAMESE);

        assertThat(details).allMatch(english::contains).allMatch(vietnamese::contains);
        assertThat(english).isNotBlank().doesNotContain("{", "}");
        assertThat(vietnamese).isNotBlank().doesNotContain("{", "}").isNotEqualTo(english);
    }

    @Test
    void anyOtherLanguageIsEnglish() {
        var advice = Advice.of(Hint.BOARDS_AT, "5, 6", "A3", 2);

        assertThat(advice.sentence(Locale.ITALIAN))
                .isEqualTo("boards 5, 6 are at table A3 in round 2");
        assertThat(advice.sentence(VIETNAMESE)).isEqualTo("ở bàn A3 vòng 2 là các ván 5, 6");
        assertThat(advice).hasToString("boards 5, 6 are at table A3 in round 2");
    }

    @Test
    void anAdviceHasAllTheDetailsOfItsHint() {
        assertThatThrownBy(() -> new Advice(Hint.NEXT_ROUND, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("details of NEXT_ROUND are not 1: []");
    }
}
