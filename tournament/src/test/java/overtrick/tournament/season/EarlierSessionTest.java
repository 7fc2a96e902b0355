package overtrick.tournament.season;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.CarryOver;

/// What is brought from a qualifying session into the final.
class EarlierSessionTest {

    private static final int QUALIFYING = 26;
    private static final int FINAL = 13;

    /// A pair's percentages in both sessions.
    private record Pair(String name, int qualifying, int last) {

        Fraction total() {
            var brought = EarlierSession.ofPercentage(Fraction.of(qualifying), QUALIFYING);
            return Fraction.of(last).times(FINAL).plus(brought);
        }

        Fraction weighted() {
            int sum = qualifying * QUALIFYING + last * FINAL;
            return Fraction.of(sum, QUALIFYING + FINAL);
        }

        Fraction mean() {
            return Fraction.of(qualifying + last, 2);
        }
    }

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
                            Fraction.of(Integer.parseInt(row.get(0)), 100),
                            Optional.of(row.get(1))
                                    .filter(text -> !text.isEmpty())
                                    .map(Fraction::parse));
            assertThat(EarlierSession.counting(rule, Fraction.parse(row.get(2))))
                    .as("%s", row)
                    .isEqualTo(Fraction.parse(row.get(3)));
        }
    }

    @Test
    void aPercentageBecomesPercentOfATop() {
        assertThat(EarlierSession.ofPercentage(Fraction.of(62), 26)).isEqualTo(Fraction.of(312));
        assertThat(EarlierSession.ofPercentage(Fraction.of(45), 13)).isEqualTo(Fraction.of(-65));
        assertThat(EarlierSession.ofPercentage(Fraction.of(50), 99)).isEqualTo(Fraction.ZERO);
    }

    /// 26 boards and 13: what was won on twice as many counts twice. The means of the sessions
    /// would stand in another order.
    @Test
    void totalsStandInTheOrderOfTheMeansWeightedByBoards() {
        var pairs =
                List.of(
                        new Pair("A", 62, 45),
                        new Pair("B", 50, 66),
                        new Pair("C", 55, 58),
                        new Pair("D", 48, 60));
        assertThat(order(pairs, Pair::total)).isEqualTo("ACBD");
        assertThat(order(pairs, Pair::weighted)).isEqualTo("ACBD");
        assertThat(order(pairs, Pair::mean)).isEqualTo("BCDA");
    }

    private static String order(List<Pair> pairs, Function<Pair, Fraction> by) {
        return String.join(
                "",
                pairs.stream()
                        .sorted(Comparator.comparing(by).reversed())
                        .map(Pair::name)
                        .toList());
    }

    /// One of two partners missed the session: half of what the other has.
    @Test
    void whoMissedItBringsNothing() {
        assertThat(EarlierSession.ofPartners(Fraction.of(9), 2)).isEqualTo(Fraction.of(9, 2));
    }
}
