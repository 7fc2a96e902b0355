package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class ReasonTest {

    @ParameterizedTest
    @CsvSource({"en, 0.7", "vi, '0,7'", "it, '0,7'", "zh, 0.7"})
    void tricksAreCountedAsTheLanguageWritesThem(String language, String tricks) {
        var reason = Reason.of(Reason.Sentence.AGAINST_TRICKS, "♠7", "0.7");

        assertThat(reason.text(Locale.of(language))).contains(tricks).contains("♠7");
    }

    @ParameterizedTest
    @EnumSource(Reason.Sentence.class)
    void everyReasonIsASentenceInBothLanguages(Reason.Sentence sentence) {
        var reason = new Reason(sentence, List.of("<0>", "<1>", "<2>", "<3>"));
        var english = reason.text(Locale.ENGLISH);
        var vietnamese = reason.text(Locale.of("vi"));

        assertThat(english).isNotEqualTo(sentence.key()).doesNotContain("{", "}");
        assertThat(vietnamese).isNotEqualTo(english).doesNotContain("{", "}");
        for (var detail : reason.details()) {
            assertThat(vietnamese.contains(detail)).isEqualTo(english.contains(detail));
        }
    }
}
