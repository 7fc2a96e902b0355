package overtrick.scoring.reckoning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReasonsTest {

    private static final Locale VIETNAMESE = Locale.of("vi");

    @ParameterizedTest
    @EnumSource
    void everyReasonHasItsSentenceInBothLanguages(Reason reason) {
        var details = IntStream.range(0, reason.places()).mapToObj(at -> "<" + at + ">").toList();
        var term = new Term(reason, Fraction.ONE, details, List.of());

        String english = Reasons.sentence(term, Locale.ENGLISH);
        String vietnamese = Reasons.sentence(term, VIETNAMESE);

        assertThat(details).allMatch(english::contains).allMatch(vietnamese::contains);
        assertThat(english).isNotBlank().doesNotContain("{", "}");
        assertThat(vietnamese).isNotBlank().doesNotContain("{", "}").isNotEqualTo(english);
    }

    @Test
    void anyOtherLanguageIsEnglish() {
        var term = Term.of(Reason.POINTS, Fraction.of(620), 620);

        assertThat(Reasons.sentence(term, Locale.ITALIAN)).isEqualTo("score 620");
        assertThat(Reasons.sentence(term, VIETNAMESE)).isEqualTo("điểm 620");
    }

    @Test
    void aTermAndWhatItWasMadeFromAreLines() {
        var term =
                Term.of(Reason.TOTAL, Fraction.of(9, 2), 2)
                        .from(
                                List.of(
                                        Term.of(Reason.POINTS, Fraction.of(4), 4),
                                        Term.of(Reason.PENALTY, Fraction.of(1, 2), "late")));

        assertThat(term.text(Locale.ENGLISH))
                .isEqualTo(
                        """
                             4.5  sum of 2 boards
                                   4  score 4
                                 0.5  penalty: late
                        """);
    }

    @Test
    void aTermHasAllTheDetailsOfItsSentence() {
        assertThatThrownBy(() -> Term.of(Reason.NEUBERG, Fraction.ONE, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("details of NEUBERG are not 3: [3]");
    }
}
