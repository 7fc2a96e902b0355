package overtrick.evening.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.page.Words;
import overtrick.tournament.session.Fees;

/// A unit stands as the language writes it.
class MoneyTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    en | đ  | 50,000 đ
                    vi | đ  | 50.000 đ
                    zh | 元 | 50,000元
                    zh | €  | 50,000 €
                    en | '' | 50,000
                    """)
    void anAmountAndItsUnit(String language, String unit, String money) {
        var words = Words.in(Locale.forLanguageTag(language));
        assertThat(Money.of(50_000, new Fees(unit, 0, 0), words)).isEqualTo(money);
    }
}
