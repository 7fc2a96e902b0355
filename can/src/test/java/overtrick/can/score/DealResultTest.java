package overtrick.can.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The table of can.md §6.1, every cell of it.
class DealResultTest {

    private static final List<String> POINTS =
            List.of("0", "5", "10", "15", "20", "25", "30", "35", "40", "45", "60", "100");

    private static DealResult result(String level, int points, boolean lastLost) {
        return new DealResult(3, Seat.SOUTH, CanLevel.parse(level), points, lastLost);
    }

    @ParameterizedTest(name = "A = {0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # A | 0     | 5 | 10 | 15 | 20 | 25 | 30 | 35   | 40   | 45  | 60  | 100
                    80  | sweep | - | -  | -  | -  | -  | 1  | each | each | pts | pts | pts
                    85  | sweep | - | -  | -  | -  | 1  | 1  | each | each | pts | pts | pts
                    90  | sweep | - | -  | -  | 1  | 1  | 2  | each | each | pts | pts | pts
                    95  | sweep | - | -  | 1  | 1  | 2  | 2  | each | each | pts | pts | pts
                    100 | sweep | - | 1  | 1  | 2  | 2  | 2  | each | each | pts | pts | pts
                    """)
    void table(
            String level,
            String p0,
            String p5,
            String p10,
            String p15,
            String p20,
            String p25,
            String p30,
            String p35,
            String p40,
            String p45,
            String p60,
            String p100) {
        var cells = List.of(p0, p5, p10, p15, p20, p25, p30, p35, p40, p45, p60, p100);
        for (int i = 0; i < cells.size(); i++) {
            int points = Integer.parseInt(POINTS.get(i));
            var won = result(level, points, false);
            assertThat(won.dealClass(CanRules.CLUB))
                    .as("A = %s, B = %d", level, points)
                    .isEqualTo(named(cells.get(i)));
            // the defenders win the last trick: a goal for them, and no tribute
            var lost = result(level, points, true);
            assertThat(lost.dealClass(CanRules.CLUB))
                    .isEqualTo(points < 45 ? DealClass.LAST_TRICK_GOAL : DealClass.POINTS_GOAL);
            assertThat(lost.goal(CanRules.CLUB)).contains(Side.EAST_WEST);
            assertThat(lost.debts(CanRules.CLUB)).isEmpty();
        }
    }

    private static DealClass named(String cell) {
        return switch (cell) {
            case "sweep" -> DealClass.CLEAN_SWEEP;
            case "-" -> DealClass.NONE;
            case "1" -> DealClass.SINGLE;
            case "2" -> DealClass.DOUBLE;
            case "each" -> DealClass.EACH_ONE;
            case "pts" -> DealClass.POINTS_GOAL;
            default -> throw new AssertionError(cell);
        };
    }

    /// The same table, calculated from the rule.
    @ParameterizedTest
    @EnumSource
    void formula(CanLevel level) {
        for (int points = 5; points <= 30; points += 5) {
            int lost = level.points() + points - 100;
            var debts = result(level.toString(), points, false).debts(CanRules.CLUB);
            int cards = debts.stream().mapToInt(Debt::cards).sum();
            assertThat(cards).isEqualTo(lost < 10 ? 0 : lost < 20 ? 1 : 2);
            assertThat(debts).allMatch(debt -> debt.payer() == Seat.SOUTH && debt.fromDeal() == 3);
        }
    }

    @Test
    void bothPartnersPayOneEach() {
        var debts = result("80", 35, false).debts(CanRules.CLUB);

        assertThat(debts).containsExactly(new Debt(Seat.SOUTH, 1, 3), new Debt(Seat.NORTH, 1, 3));
        assertThat(debts).extracting(Debt::recipient).containsExactly(Seat.EAST, Seat.WEST);
    }

    @Test
    void goals() {
        assertThat(result("80", 0, false).goal(CanRules.CLUB)).contains(Side.NORTH_SOUTH);
        assertThat(result("80", 45, false).goal(CanRules.CLUB)).contains(Side.EAST_WEST);
        assertThat(result("80", 40, false).goal(CanRules.CLUB)).isEqualTo(Optional.empty());
    }

    /// Ruling 30: tribute and a goal never come from the same deal, so that it cannot happen that
    /// the payer's side has scored.
    @ParameterizedTest
    @EnumSource
    void ruling30ClassesAreExclusive(CanLevel level) {
        for (int points = 0; points <= 100; points += 5) {
            for (boolean last : new boolean[] {false, true}) {
                var result = result(level.toString(), points, last);
                boolean goal = result.goal(CanRules.CLUB).isPresent();
                assertThat(goal && !result.debts(CanRules.CLUB).isEmpty()).isFalse();
            }
        }
    }

    @Test
    void ruling1TributeAfterTheLastTrick() {
        var result = result("100", 20, true);

        assertThat(result.debts(CanRules.CLUB)).isEmpty();
        assertThat(result.debts(CanRules.CLUB.with("tribute.after-last-trick-goal = by-points")))
                .containsExactly(new Debt(Seat.SOUTH, 2, 3));
    }

    @Test
    void ruling8BothAtOnceIsOneGoalForThePoints() {
        var result = result("80", 50, true);
        var other = CanRules.CLUB.with("playing.forty-five-and-last-trick = last-trick-goal");

        assertThat(result.dealClass(CanRules.CLUB)).isEqualTo(DealClass.POINTS_GOAL);
        assertThat(result.dealClass(other)).isEqualTo(DealClass.LAST_TRICK_GOAL);
        assertThat(result.goal(other)).isEqualTo(result.goal(CanRules.CLUB));
    }

    @Test
    void ruling9ThirtyFiveIsEachOneWhateverTheFormulaSays() {
        var formula = CanRules.CLUB.with("tribute.thirty-five = formula");

        assertThat(result("80", 35, false).dealClass(CanRules.CLUB)).isEqualTo(DealClass.EACH_ONE);
        assertThat(result("80", 35, false).dealClass(formula)).isEqualTo(DealClass.SINGLE);
        assertThat(result("80", 40, false).dealClass(formula)).isEqualTo(DealClass.DOUBLE);
    }

    @Test
    void ruling10TheDeclarerPays() {
        var shared = CanRules.CLUB.with("tribute.payer = partners-share");

        assertThat(result("100", 20, false).debts(CanRules.CLUB))
                .containsExactly(new Debt(Seat.SOUTH, 2, 3));
        assertThat(result("100", 20, false).debts(shared))
                .containsExactly(new Debt(Seat.SOUTH, 1, 3), new Debt(Seat.NORTH, 1, 3));
        assertThat(result("80", 30, false).debts(shared))
                .containsExactly(new Debt(Seat.SOUTH, 1, 3));
    }

    @Test
    void pointsAreFives() {
        assertThatThrownBy(() -> result("80", 7, false)).hasMessage("points are not fives: 7");
    }
}
