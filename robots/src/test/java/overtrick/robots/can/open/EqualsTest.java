package overtrick.robots.can.open;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanSet;
import overtrick.testkit.Seeds;

class EqualsTest {

    @ParameterizedTest(name = "{0} beside {1}: {2}")
    @CsvSource({
        "AQJ..., ..., J...", // king gone: all three the same
        "AQJ..., K..., AJ...",
        "QJ98..., ..., 8...",
        "KQJT98..., ..., T8...", // king and ten are worth the same: the lower stands for both
        "KQJT8..., 9..., JT8...",
        "765..., ..., 65...",
        "7652..., 43..., 652...",
        "32.32.., ..., 2.2..",
        "A2....BL, ...., 2....",
        "A2....B, ....L, 2....B",
    })
    void oneCardOfEachKindIsKept(String hand, String others, String kept) {
        long cards = CanSet.parse(hand).bits();

        assertThat(new CanSet(Equals.reduced(cards, CanSet.parse(others).bits() & ~cards)))
                .isEqualTo(CanSet.parse(kept));
    }

    /// Cards that are left out lead to the same result.
    @Test
    void equalsAreWorthTheSame() {
        var solver = new OpenCardSolver(12);
        Seeds.each(
                200,
                chance -> {
                    var game = Ending.random(4, 4, 30, chance).game();
                    long hand = game.hand(game.turn());
                    long others = 0;
                    for (int seat = 0; seat < 4; seat++) {
                        others |= game.hand(seat) & ~hand;
                    }
                    var payoffs = new int[Lanes.PACK];
                    solver.payoffs(game, hand, payoffs);
                    long kept = Equals.reduced(hand, others);
                    for (long left = hand & ~kept; left != 0; left &= left - 1) {
                        int card = Lanes.lowest(left);
                        boolean found = false;
                        for (long same = kept; same != 0; same &= same - 1) {
                            int other = Lanes.lowest(same);
                            long pair = (1L << card) | (1L << other);
                            boolean equal = Long.bitCount(Equals.reduced(pair, others)) == 1;
                            found |= equal;
                            if (equal) {
                                assertThat(payoffs[card]).isEqualTo(payoffs[other]);
                            }
                        }
                        assertThat(found).isTrue();
                    }
                });
    }
}
