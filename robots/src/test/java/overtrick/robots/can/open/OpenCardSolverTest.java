package overtrick.robots.can.open;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.testkit.Seeds;

/// The solver against trying everything.
class OpenCardSolverTest {

    private static final int BITS = 16;

    private final OpenCardSolver solver = new OpenCardSolver(BITS);

    @ParameterizedTest(name = "{0} players, {1} cards each of the top {2}, {3} endings")
    @CsvSource({
        "4, 1, 54, 200",
        "4, 2, 54, 400",
        "4, 3, 54, 400",
        "4, 3, 20, 400",
        "4, 4, 54, 100",
        "4, 4, 30, 100",
        "4, 5, 40, 3",
        "2, 1, 54, 100",
        "2, 4, 54, 400",
        "2, 6, 30, 60",
    })
    void solvesForTheGoal(int players, int size, int pack, int count) {
        Seeds.each(
                count,
                chance -> {
                    var ending = Ending.random(players, size, pack, chance);
                    var force = BruteForce.forTheGoal(ending);

                    int expected =
                            force.payoff(
                                    ending.hands(), ending.leader(), List.of(), ending.taken());

                    assertThat(solver.payoff(ending.game())).as("%s", ending).isEqualTo(expected);
                });
    }

    /// Points alone, with a small extra for the last trick, or with none.
    @ParameterizedTest(name = "stop at {0}, {1} for the last trick")
    @CsvSource({"21, 0", "24, 3", "9, 2", "6, 6", "1, 1"})
    void solvesForOtherStakes(int stop, int bonus) {
        Seeds.each(
                200,
                chance -> {
                    var ending = Ending.random(4, 3, 54, chance);
                    var game = ending.game();
                    game.playFor(stop, bonus);
                    int taken = stop > 4 ? ending.taken() : 0;
                    game.taken(taken);
                    var force = new BruteForce(ending.trump(), ending.declarer(), stop, bonus);

                    assertThat(solver.payoff(game))
                            .as("%s", ending)
                            .isEqualTo(
                                    force.payoff(
                                            ending.hands(), ending.leader(), List.of(), taken));
                });
    }

    /// After some cards at random, mostly in the middle of a trick.
    @Test
    void solvesFromTheMiddleOfATrick() {
        Seeds.each(
                400,
                chance -> {
                    var ending = Ending.random(4, 3, 54, chance);
                    var game = ending.game();
                    var hands = new ArrayList<>(ending.hands());
                    var trick = playSome(game, hands, ending.trump(), chance);
                    var force = BruteForce.forTheGoal(ending);

                    int expected = force.payoff(hands, ending.leader(), trick, ending.taken());

                    assertThat(solver.payoff(game)).as("%s", ending).isEqualTo(expected);
                    var answer = new int[Lanes.PACK];
                    solver.payoffs(game, game.playable(), answer);
                    assertThat(best(game, answer)).as("%s", ending).isEqualTo(expected);
                });
    }

    @Test
    void aQuestionHasTheAnswerOfThePayoff() {
        Seeds.each(
                100,
                chance -> {
                    var game = Ending.random(4, 4, chance).game();
                    int payoff = solver.payoff(game);
                    for (int asked = 0; asked <= PointGame.STOP; asked++) {
                        assertThat(solver.exceeds(game, asked)).isEqualTo(payoff > asked);
                    }
                });
    }

    /// The classes of a contract of 90: a sweep, nothing to pay, one card, two, one each, a goal.
    @Test
    void theWorthIsThatOfThePayoff() {
        String classes = "G...112EED";
        Seeds.each(
                100,
                chance -> {
                    var game = Ending.random(4, 4, chance).game();
                    int payoff = solver.payoff(game);
                    int worth = solver.worth(game, any -> -"G.12ED".indexOf(classes.charAt(any)));

                    assertThat(worth).isEqualTo(-"G.12ED".indexOf(classes.charAt(payoff)));
                });
    }

    private static List<Integer> playSome(
            PointGame game, List<List<Integer>> hands, int trump, RandomGenerator chance) {
        var trick = new ArrayList<Integer>();
        for (int cards = 1 + chance.nextInt(3); cards > 0; cards--) {
            long playable = game.playable();
            for (int skip = chance.nextInt(Long.bitCount(playable)); skip > 0; skip--) {
                playable &= playable - 1;
            }
            int card = Lanes.swappedCard(Lanes.lowest(playable), trump);
            int seat = game.turn();
            hands.set(seat, hands.get(seat).stream().filter(held -> held != card).toList());
            trick.add(card);
            game.play(Lanes.lowest(playable));
        }
        return trick;
    }

    private static int best(PointGame game, int[] answer) {
        boolean defends = game.isDefender(game.turn());
        int best = defends ? 0 : PointGame.STOP;
        for (long left = game.playable(); left != 0; left &= left - 1) {
            int value = answer[Lanes.lowest(left)];
            best = defends ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
