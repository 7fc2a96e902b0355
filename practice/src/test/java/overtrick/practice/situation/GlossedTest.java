package overtrick.practice.situation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.page.Words;

@Timeout(10)
class GlossedTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "en:15–17 HCP, balanced; forcing:     HCP|balanced|forcing",
                "en:unbalanced, a voidable promise:   ''",
                "zh:15–17大牌点，均型；逼叫到局:        大牌点|均型|逼叫",
                "zh:两边都有止张，方块缺门:             止张|缺门",
            })
    void wordsOfTheTradeAreFound(String language, String text, String words) {
        var glossed = Glossed.of(List.of(text), Words.in(Locale.of(language)));

        assertThat(glossed.terms().stream().map(Glossed.Term::word))
                .containsExactlyElementsOf(
                        words.isEmpty() ? List.of() : List.of(words.split("\\|")));
    }
}
