package overtrick.scoring.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.testkit.Seeds;

class EvidenceTest {

    /// Three choices a board. Most cost nothing; boards are easy or hard, and the expectation knows
    /// only half of that, so choices of one board hang together.
    ///
    /// @param better share of the costs that is saved
    private static List<Defended> defence(RandomGenerator chance, int boards, double better) {
        var all = new ArrayList<Defended>();
        for (int board = 0; board < boards; board++) {
            double hard = chance.nextDouble();
            double easier = chance.nextBoolean() ? 0.5 : 1.5;
            for (int choice = 0; choice < 3; choice++) {
                double cost = 0;
                if (chance.nextDouble() < 0.3 * hard * easier * (1 - better)) {
                    cost = chance.nextDouble() < 0.2 ? 2 : 1;
                }
                all.add(new Defended("b" + board, cost, 0.3 * hard * 1.2));
            }
        }
        return all;
    }

    private static Evidence evidence(RandomGenerator chance, int boards, double better) {
        return Evidence.of(defence(chance, boards, better)).orElseThrow();
    }

    /// What is saved on average: 3 choices, 0.3 · ½ · 1.2 tricks each.
    private static final double EXPECTED = 3 * 0.3 * 0.5 * 1.2;

    @ParameterizedTest
    @CsvSource({"60, 0", "400, 0", "400, 0.3"})
    void errorBarsHold(int boards, double better) {
        int within = 0;
        int clubs = 2000;
        for (int seed = 0; seed < clubs; seed++) {
            var found = evidence(Seeds.chance(seed), boards, better);
            double truth = better * EXPECTED;
            within += truth >= found.low() && truth <= found.high() ? 1 : 0;
        }

        assertThat(within / (double) clubs).isBetween(0.93, 0.97);
    }

    /// A board says one thing, however many cards were played on it.
    @Test
    void aBoardCountsOnce() {
        var once = defence(Seeds.chance(1), 100, 0);
        var twice = new ArrayList<>(once);
        twice.addAll(once);

        var found = Evidence.of(once).orElseThrow();
        assertThat(found.boards()).isEqualTo(100);
        assertThat(Evidence.of(twice).orElseThrow().margin())
                .isCloseTo(2 * found.margin(), within(1e-9));
    }

    /// Whoever looks at two hundred innocent people finds some who stand out, and is told how many
    /// to expect.
    @Test
    void someStandOutByChance() {
        int rare = 0;
        for (int seed = 0; seed < 2000; seed++) {
            var found = evidence(Seeds.chance(seed), 200, 0);
            rare += found.byChance() < 0.05 ? 1 : 0;
            assertThat(found.standingOutByChance(200))
                    .isCloseTo(200 * found.byChance(), within(1e-9));
        }

        assertThat(rare).isBetween(60, 140);
    }

    /// With as many boards as are said to be needed four of five are told, and hardly an innocent.
    @Test
    void soManyBoardsAreNeeded() {
        int lookedAt = 50;
        double difference = 0.2 * EXPECTED;
        long needed = evidence(Seeds.chance(0), 5000, 0).boardsNeeded(difference, lookedAt);
        int told = 0;
        int innocent = 0;
        for (int seed = 0; seed < 400; seed++) {
            double rare = 0.025 / lookedAt;
            var one = evidence(Seeds.chance(seed), (int) needed, 0.2);
            var other = evidence(Seeds.chance(1000 + seed), (int) needed, 0);
            told += one.byChance() < rare ? 1 : 0;
            innocent += other.byChance() < rare ? 1 : 0;
        }

        assertThat(needed).isBetween(400L, 2000L);
        assertThat(told / 400.0).isBetween(0.72, 0.92);
        assertThat(innocent).isLessThanOrEqualTo(2);
        var few = evidence(Seeds.chance(0), 100, 0);
        assertThat(few.boardsNeeded(difference, 1)).isLessThan(few.boardsNeeded(difference, 1000));
        assertThat(few.boardsNeeded(10, 1)).isEqualTo(Evidence.LEAST_BOARDS);
    }

    /// Of few boards, or of such as came out alike, nothing is said.
    @Test
    void littleSaysNothing() {
        assertThat(Evidence.of(List.of())).isEmpty();
        assertThat(Evidence.of(defence(Seeds.chance(0), 29, 0))).isEmpty();
        assertThat(Evidence.of(defence(Seeds.chance(0), 30, 0))).isPresent();
        var alike = new ArrayList<Defended>();
        for (int board = 0; board < 40; board++) {
            alike.add(new Defended("b" + board, 0, 0.25));
        }
        assertThat(Evidence.of(alike)).isEmpty();
    }

    @ParameterizedTest(name = "{0} of {1} are {2}")
    @CsvSource({
        // tables of Student’s t, two-sided 95 % and 99 %
        "0.025, 29, 2.045",
        "0.025, 60, 2.000",
        "0.005, 29, 2.756",
        "0.005, 120, 2.617",
    })
    void studentsTable(double share, int freedom, double t) {
        double z = Normal.quantile(share);

        assertThat(Normal.toStudent(z, freedom)).isCloseTo(t, within(0.002));
        assertThat(Normal.above(Normal.fromStudent(t, freedom))).isCloseTo(share, within(2e-4));
    }

    @Test
    void theNormalTable() {
        assertThat(Normal.above(0)).isEqualTo(0.5);
        assertThat(Normal.above(1.959964)).isCloseTo(0.025, within(1e-7));
        assertThat(Normal.above(-1)).isCloseTo(0.8413447, within(1e-7));
        assertThat(Normal.above(9)).isZero();
        assertThat(Normal.quantile(0.2)).isCloseTo(0.8416212, within(1e-6));
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatThrownBy(() -> new Defended("1", -1, 0))
                .hasMessage("cost and expectation are not 0 to 13 tricks: -1.0, 0.0");
        assertThatThrownBy(() -> new Evidence(29, 0, 1))
                .hasMessage("evidence is not of 30 boards that differ: 29 boards, 0.0 ± 1.0");
        var some = new Evidence(30, 0, 1);
        assertThatThrownBy(() -> some.boardsNeeded(0, 1))
                .hasMessage("difference is not above 0 among 1 or more: 0.0, 1");
        assertThatThrownBy(() -> some.standingOutByChance(0)).hasMessage("nobody was looked at: 0");
    }
}
