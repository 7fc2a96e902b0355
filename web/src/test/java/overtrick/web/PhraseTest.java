package overtrick.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class PhraseTest {

    @ParameterizedTest
    @CsvSource({
        "plain",
        "{0} of {1}",
        "{1}{0}{1}",
        "from {0} to {1}.",
    })
    void saysWhatAMessageFormatSays(String text) {
        for (var locale : Words.LANGUAGES) {
            for (var details : new Object[][] {{"a", 3}, {1_234_567, -1_000}, {999, "{0}"}}) {
                assertThat(new Phrase(text, locale).with(details))
                        .isEqualTo(new MessageFormat(text, locale).format(details));
            }
        }
    }

    @Test
    void aPlaceWithoutADetailStays() {
        assertThat(new Phrase("{0} and {1}", Locale.ENGLISH).with("a")).isEqualTo("a and {1}");
    }
}
