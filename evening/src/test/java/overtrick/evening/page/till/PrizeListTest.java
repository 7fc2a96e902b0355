package overtrick.evening.page.till;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.page.Sorry;

@Timeout(10)
class PrizeListTest {

    /// Thousands may be parted in whatever way the country does it.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 500000    | 1 500000",
                "1 500.000   | 1 500000",
                "1 500,000   | 1 500000",
                "1 1 500 000 | 1 1500000",
                "2: 300000   | 2 300000",
                "3 = 25      | 3 25",
                "b1 200.000  | B1 200000",
                "10 7        | 10 7",
            })
    void aPrizeIsAPlaceAndAnAmount(String typed, String kept) {
        assertThat(PrizeList.text(PrizeList.of(typed))).isEqualTo(kept);
    }

    /// What might be parts of the money would be a hundred times as much.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 12.50",
                "1 12,50",
                "1 0,5",
                "1 1.500,00",
                "1 12.5000",
                "1 12..500",
                "1 12.",
                "1 1.5 00",
                "1 0",
                "0 500",
                "first 7",
                "1 1.000.000.000",
            })
    void whatCanBeTakenInTwoWaysIsRefused(String typed) {
        assertThatThrownBy(() -> PrizeList.of("1 100\n" + typed)).isInstanceOf(Sorry.class);
    }

    @Test
    void linesWithNothingAreNone() {
        assertThat(PrizeList.text(PrizeList.of("\n 1 100 \r\n\n2 50\n"))).isEqualTo("1 100\n2 50");
    }
}
