package overtrick.cards.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class ItalianTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    la carta di {0}      | il giocante      | la carta del giocante
                    la carta di {0}      | la linea         | la carta della linea
                    la carta di {0}      | l’arbitro        | la carta dell’arbitro
                    la carta di {0}      | i difensori      | la carta dei difensori
                    Di {0}, dopo         | il compagno      | Del compagno, dopo
                    tocca a {0}          | il compagno      | tocca al compagno
                    tocca a {0}          | gli avversari    | tocca agli avversari
                    passa da {0}         | le quadri        | passa dalle quadri
                    resta in {0}         | la mano          | resta nella mano
                    conta su {0}         | lo scarto        | conta sullo scarto
                    tocca a {0}          | Ilaria           | tocca a Ilaria
                    tocca a {0}          | La Stella        | tocca a La Stella
                    la carta di {0}      | Nord             | la carta di Nord
                    chi siede qui: {0}   | il compagno      | chi siede qui: il compagno
                    fino al {0}          | 8 dicembre 2026  | fino all’8 dicembre 2026
                    fino al {0}          | 11 dicembre 2026 | fino all’11 dicembre 2026
                    fino al {0}          | 18 dicembre 2026 | fino al 18 dicembre 2026
                    fino al {0}          | 110              | fino al 110
                    Il {0} si gioca      | 8 dicembre       | L’8 dicembre si gioca
                    entro il {0}         | 08/12/2026       | entro il 08/12/2026
                    nel {0}%             | 85               | nell’85%
                    """)
    void aDetailIsJoinedToTheWordBefore(String sentence, String detail, String said) {
        assertThat(in(Locale.ITALIAN, sentence).text("key", detail)).isEqualTo(said);
    }

    @Test
    void otherLanguagesJoinNothing() {
        assertThat(in(Locale.ENGLISH, "a di {0}").text("key", "il 8")).isEqualTo("a di il 8");
    }

    private static Sentences in(Locale locale, String sentence) {
        return new Sentences(locale, Map.of("key", sentence), Set.of("key"));
    }
}
