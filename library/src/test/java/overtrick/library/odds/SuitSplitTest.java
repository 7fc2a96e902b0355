package overtrick.library.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.reckoning.Fraction;

/// Missing cards in hands with different numbers of places.
class SuitSplitTest {

    @Test
    void allWaysTogetherAreCertain() {
        for (int missing = 1; missing <= 13; missing++) {
            for (int left = 0; left <= 13; left++) {
                for (int right = Math.max(0, missing - left); right <= 13; right++) {
                    var all = Fraction.ZERO;
                    for (var lie : new SuitSplit(missing, left, right).lies()) {
                        assertThat(lie.left() + lie.right()).isEqualTo(missing);
                        assertThat(lie.chance().signum()).isPositive();
                        all = all.plus(lie.chance());
                    }
                    assertThat(all)
                            .as("%d in %d, %d", missing, left, right)
                            .isEqualTo(Fraction.ONE);
                }
            }
        }
    }

    /// A queen among places: seven against eleven.
    @Test
    void oneCardGoesByThePlaces() {
        var split = new SuitSplit(1, 7, 11);

        assertThat(split.lies().getFirst().chance())
                .isEqualTo(new Fraction(BigInteger.valueOf(7), BigInteger.valueOf(18)));
        assertThat(split.expected(Locale.ENGLISH)).isEqualTo("0.4");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 13, 13",
        "14, 13, 13",
        "5, 2, 2",
        "5, 14, 1",
        "5, -1, 13",
        "x, 1, 2",
        "'', '', ''"
    })
    void whatIsNoSplitIsNone(String missing, String left, String right) {
        assertThat(SuitSplit.parse(missing, left, right)).isEmpty();
    }
}
