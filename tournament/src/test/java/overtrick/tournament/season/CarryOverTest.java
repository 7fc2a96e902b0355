package overtrick.tournament.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.scoring.reckoning.Fraction;

/// What is brought from a qualifying session into the final.
class CarryOverTest {

    /// Percent, limit, brought, what counts.
    @Test
    void aPartOfItCountsUpToALimit() {
        for (var row :
                List.of(
                        List.of("100", "", "12.5", "12.5"),
                        List.of("50", "", "-7", "-3.5"),
                        List.of("0", "", "40", "0"),
                        List.of("100", "10", "12.5", "10"),
                        List.of("100", "10", "-12.5", "-10"),
                        List.of("50", "10", "19", "9.5"),
                        List.of("33", "", "10", "3.3"),
                        List.of("50", "", "0.01", "0.01"))) {
            var rule =
                    new CarryOver(
                            Integer.parseInt(row.get(0)),
                            Optional.of(row.get(1))
                                    .filter(text -> !text.isEmpty())
                                    .map(Fraction::parse));
            assertThat(rule.of(Fraction.parse(row.get(2))))
                    .as("%s", row)
                    .isEqualTo(Fraction.parse(row.get(3)));
        }
    }

    /// 62 % on 26 boards and 45 % on 13: with all carried over the final's percentage is the mean
    /// weighted by boards, reckoned here over the boards of both.
    @Test
    void aPercentageBecomesPercentOfATop() {
        var brought = CarryOver.ofPercentage(Fraction.of(62), 26);
        assertThat(brought).isEqualTo(Fraction.of(312));
        var whole = Fraction.of(45L * 13).plus(brought).plus(Fraction.of(50L * 26)).over(39);
        assertThat(whole).isEqualTo(Fraction.of(62L * 26 + 45 * 13, 39));
        assertThat(CarryOver.ofPercentage(Fraction.of(50), 99)).isEqualTo(Fraction.ZERO);
    }

    /// One of two partners missed the session: half of what the other has.
    @Test
    void whoMissedItBringsNothing() {
        assertThat(CarryOver.ofPartners(Fraction.of(9), 2)).isEqualTo(Fraction.of(9, 2));
    }

    @Test
    void rulesThatCannotBeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new CarryOver(101, Optional.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CarryOver(50, Optional.of(Fraction.ZERO)));
    }
}
