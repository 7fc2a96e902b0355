package overtrick.scoring.reckoning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.random.RandomGenerator;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.FormatException;
import overtrick.testkit.Seeds;

class FractionTest {

    @ParameterizedTest(name = "{0} is {1}/{2}, shown {3}")
    @CsvSource({
        "12,     12, 1,  12",
        "-0.5,   -1, 2,  -0.5",
        "2/3,    2,  3,  ≈0.6667",
        "4/6,    2,  3,  ≈0.6667",
        "−3,     -3, 1,  -3",
        "+1.250, 5,  4,  1.25",
        "0/7,    0,  1,  0",
        "19.9,   199, 10, 19.9",
        "1/8,    1,  8,  0.125",
        "1/32,   1,  32, ≈0.0313",
        "-1/3,   -1, 3,  ≈-0.3333",
    })
    void readsAndShows(String text, long numerator, long denominator, String shown) {
        var fraction = Fraction.parse(text);

        assertThat(fraction.numerator()).isEqualTo(numerator);
        assertThat(fraction.denominator()).isEqualTo(denominator);
        assertThat(fraction.text()).isEqualTo(shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1/0", "1.", ".5", "1/2/3", "1e3", "--1", "1 2"})
    void refusesWhatIsNoNumber(String text) {
        assertThatThrownBy(() -> Fraction.parse(text))
                .isInstanceOf(FormatException.class)
                .hasMessage("number is not like 12, -0.5 or 2/3: " + text);
    }

    @Test
    void hasNoDenominatorOfZero() {
        assertThatThrownBy(() -> Fraction.of(1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("denominator is not other than 0");
        assertThatThrownBy(() -> Fraction.ONE.over(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void equalNumbersAreEqual() {
        assertThat(Fraction.of(-2, -4)).isEqualTo(Fraction.of(1, 2));
        assertThat(Fraction.of(3, -6))
                .isEqualTo(Fraction.of(-1, 2))
                .hasSameHashCodeAs(Fraction.of(-1, 2));
        assertThat(Fraction.of(new BigDecimal("1E+2"))).isEqualTo(Fraction.HUNDRED);
    }

    @Test
    void keepsTheRulesOfArithmetic() {
        Seeds.each(
                200,
                chance -> {
                    var a = any(chance);
                    var b = any(chance);
                    var c = any(chance);

                    assertThat(a.plus(b).minus(b)).isEqualTo(a);
                    assertThat(a.times(b.plus(c))).isEqualTo(a.times(b).plus(a.times(c)));
                    assertThat(a.plus(b.plus(c))).isEqualTo(a.plus(b).plus(c));
                    if (b.signum() != 0) {
                        assertThat(a.times(b).over(b)).isEqualTo(a);
                    }
                    assertThat(Integer.signum(a.compareTo(b))).isEqualTo(a.minus(b).signum());
                    assertThat(a.max(b).plus(a.min(b))).isEqualTo(a.plus(b));
                });
    }

    @Test
    void doublesAgreeAsFarAsTheyGo() {
        Seeds.each(
                200,
                chance -> {
                    int numerator = chance.nextInt(-1000, 1000);
                    int denominator = chance.nextInt(1, 1000);

                    assertThat(Fraction.of(numerator, denominator).rounded(9, RoundingMode.HALF_UP))
                            .isCloseTo(
                                    BigDecimal.valueOf((double) numerator / denominator),
                                    Offset.offset(new BigDecimal("1e-8")));
                });
    }

    @ParameterizedTest(name = "{0} is near {1}")
    @CsvSource({"2.5, 3", "-2.5, -3", "2.4, 2", "-2.6, -3", "0.5, 1", "-0.5, -1", "7, 7"})
    void theNearestWholeNumberTreatsBothSidesAlike(String number, long nearest) {
        assertThat(Fraction.parse(number).nearest()).isEqualTo(nearest);
        assertThat(Fraction.parse(number).negated().nearest()).isEqualTo(-nearest);
    }

    private static Fraction any(RandomGenerator chance) {
        return Fraction.of(chance.nextInt(-50, 51), chance.nextInt(1, 30));
    }
}
