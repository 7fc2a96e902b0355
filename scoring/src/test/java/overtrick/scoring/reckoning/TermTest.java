package overtrick.scoring.reckoning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.testkit.Phrases;

class TermTest {

    private static final Locale VIETNAMESE = Locale.of("vi");

    @ParameterizedTest
    @EnumSource
    void everyReasonHasItsSentenceInBothLanguages(Reason reason) {
        Phrases.check(reason);
    }

    @Test
    void anyOtherLanguageIsEnglish() {
        var term = Term.of(Reason.POINTS, Fraction.of(620), 620);

        assertThat(term.why().in(Locale.GERMAN)).isEqualTo("score 620");
        assertThat(term.why().in(Locale.ITALIAN)).isEqualTo("punteggio 620");
        assertThat(term.why().in(VIETNAMESE)).isEqualTo("điểm 620");
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
    void fractionsHaveTheCommaOfTheLanguage() {
        var term = Term.of(Reason.PERCENTAGE, Fraction.of(75, 2), Fraction.of(9, 2), 12);

        assertThat(term.text(Locale.ITALIAN))
                .isEqualTo("    37,5  4,5 di 12 match point, in percentuale\n");
    }

    @Test
    void whatIsBelowZeroHasAMinus() {
        var term = Term.of(Reason.IMPS, Fraction.of(-11), -450, 50, Fraction.of(-1, 2));

        assertThat(term.text(Locale.ENGLISH))
                .isEqualTo("     −11  −450 and 50 differ by −0.5 (Law 78B)\n");
    }

    @Test
    void aTermHasAllTheDetailsOfItsSentence() {
        assertThatThrownBy(() -> Term.of(Reason.NEUBERG, Fraction.ONE, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("details of NEUBERG are not 3: [Numeral[text=3]]");
    }
}
