package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlphabetTest {

    /// Each row stands in the order of its language; it is turned round before it is sorted.
    @ParameterizedTest
    @CsvSource({
        "en, 'ann Ben Đặng Dzeko Émile Fred Lea Łukasz Lys Øyvind Pia Ślusarz Sten Zoe'",
        "it, 'àlvaro Anna Émile Emilio Lea Łukasz Lys Zoe'",
        "vi, 'An Ánh Bình Cường Dũng Đặng Em Lan Łukasz Lý Oanh Ông Ơn Uyên Ưng Yến'",
        "zh, 'Anna Bob Łukasz Mia 陈 李 王 张'",
    })
    void namesStandWhereTheirReadersLook(String language, String names) {
        var expected = Arrays.asList(names.split(" "));

        assertThat(
                        expected.reversed().stream()
                                .sorted(Alphabet.of(Locale.of(language), Function.identity())))
                .containsExactlyElementsOf(expected);
    }
}
