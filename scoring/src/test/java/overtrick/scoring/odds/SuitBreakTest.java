package overtrick.scoring.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.reckoning.Fraction;

class SuitBreakTest {

    /// As every book has them, in hundredths of a per cent.
    @ParameterizedTest(name = "{0} missing: {1}–{2}")
    @CsvSource({
        "2, 1, 1, 5200",
        "2, 2, 0, 4800",
        "3, 2, 1, 7800",
        "3, 3, 0, 2200",
        "4, 2, 2, 4070",
        "4, 3, 1, 4974",
        "4, 4, 0, 957",
        "5, 3, 2, 6783",
        "5, 4, 1, 2826",
        "5, 5, 0, 391",
        "6, 3, 3, 3553",
        "6, 4, 2, 4845",
        "7, 4, 3, 6217",
        "8, 5, 3, 4712",
    })
    void howASuitBreaks(int missing, int longer, int shorter, int hundredths) {
        var chance =
                SuitBreak.of(missing).stream()
                        .filter(one -> one.longer() == longer && one.shorter() == shorter)
                        .findFirst()
                        .orElseThrow()
                        .chance();

        assertThat(chance.times(10_000))
                .isBetween(
                        Fraction.of(2L * hundredths - 1, 2), Fraction.of(2L * hundredths + 1, 2));
    }

    @Test
    void allWaysTogetherAreCertain() {
        for (int missing = 0; missing <= 13; missing++) {
            var sum = Fraction.ZERO;
            for (var one : SuitBreak.of(missing)) {
                sum = sum.plus(one.chance());
                assertThat(one.longer() + one.shorter()).isEqualTo(missing);
            }
            assertThat(sum).as("%d missing", missing).isEqualTo(Fraction.ONE);
        }
    }

    @Test
    void moreThanASuitIsNotMissing() {
        assertThatThrownBy(() -> SuitBreak.of(14)).hasMessage("missing cards are not 0 to 13: 14");
    }
}
