package overtrick.robots.can.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.rules.CanRules;
import overtrick.robots.can.open.PointGame;

class StakesTest {

    /// The table of can.md §6.1: G a goal for declarer, D one for the defenders, 1 and 2 tribute of
    /// the declarer, E one card each.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "0, G.....1EED",
        "1, G....11EED",
        "2, G...112EED",
        "3, G..1122EED",
        "4, G.11222EED",
    })
    void valuesTheClasses(int level, String classes) {
        for (int payoff = 0; payoff <= PointGame.STOP; payoff++) {
            int expected =
                    switch (classes.charAt(payoff)) {
                        case 'G' -> 1000;
                        case 'D' -> -1000;
                        case '1' -> -200;
                        case '2' -> -340;
                        case 'E' -> -400;
                        default -> 0;
                    };
            assertThat(Stakes.CLUB.worth(level, payoff)).isEqualTo(expected - (4 * payoff));
        }
    }

    /// The solver may look at the payoff alone because less is never worse for declarer.
    @Test
    void lessForTheDefendersIsBetter() {
        for (int level = 0; level < 5; level++) {
            for (int payoff = 1; payoff <= PointGame.STOP; payoff++) {
                assertThat(Stakes.CLUB.worth(level, payoff))
                        .isLessThan(Stakes.CLUB.worth(level, payoff - 1));
            }
        }
    }

    @Test
    void followsTheRulesOfTheClub() {
        var formula = Stakes.of(CanRules.CLUB.with("tribute.thirty-five = formula"));

        assertThat(formula.worth(0, 7)).isEqualTo(-200 - 28);
        assertThat(formula.worth(4, 7)).isEqualTo(-340 - 28);
    }

    /// Tribute from the last deal lapses; goals count as ever.
    @Test
    void theLastDealOwesNothing() {
        var last = Stakes.ofLastDeal(CanRules.CLUB);

        assertThat(last.worth(4, 7)).isEqualTo(-28);
        assertThat(last.worth(4, 0)).isEqualTo(1000);
        assertThat(last.worth(4, 9)).isEqualTo(-1000 - 36);
    }

    @Test
    void aKickIsAGoalOrNone() {
        assertThat(Stakes.KICK.worth(0, 0)).isEqualTo(1000);
        assertThat(Stakes.KICK.worth(0, 1)).isZero();
    }
}
