package overtrick.can.shootout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.rules.ShootOutRules.Series;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Series and pairs of kicks (can.md §11.2). North-South take the first.
class KicksTest {

    /// `G` for a goal, `x` for none.
    private static Kicks kicks(String outcomes) {
        var kicks = new Kicks(Side.NORTH_SOUTH, List.of());
        for (int i = 0; i < outcomes.length(); i++) {
            var taker = kicks.takers().getFirst();
            kicks =
                    kicks.with(
                            new KickResult(
                                    taker,
                                    taker.right(),
                                    outcomes.charAt(i) == 'G' ? 0 : 5,
                                    false));
        }
        return kicks;
    }

    @ParameterizedTest(name = "{0}: complete {1}, early {2}")
    @CsvSource({
        "Gxxx,     NORTH_SOUTH, NORTH_SOUTH", // the golden one: 1–0
        "xxxx,     '',          ''",
        "GG,       '',          ''",
        "Gx,       '',          ''",
        "GxG,      '',          NORTH_SOUTH", // two kicks up with one to come
        "xGxG,     EAST_WEST,   EAST_WEST",
        "GxGx,     NORTH_SOUTH, NORTH_SOUTH",
        "GGGG,     '',          ''",
        "xGx,      '',          EAST_WEST",
        "GGGGG,    '',          ''", // the pair is not complete
        "GGGGGx,   NORTH_SOUTH, NORTH_SOUTH",
        "xxxxxG,   EAST_WEST,   EAST_WEST",
        "xxxxxx,   '',          ''",
        "xxxxxxGG, '',          ''",
    })
    void whoHasWon(String outcomes, String complete, String early) {
        var kicks = kicks(outcomes);

        assertThat(kicks.winner(Series.COMPLETE).map(Enum::name).orElse("")).isEqualTo(complete);
        assertThat(kicks.winner(Series.UNTIL_DECIDED).map(Enum::name).orElse("")).isEqualTo(early);
    }

    @Test
    void sidesAlternateAndEachPlayerTakesOnceInTheSeries() {
        var kicks = kicks("");
        assertThat(kicks.takers()).containsExactly(Seat.NORTH, Seat.SOUTH);
        assertThat(kicks("G").takers()).containsExactly(Seat.EAST, Seat.WEST);
        assertThat(kicks("Gx").takers()).containsExactly(Seat.SOUTH);
        assertThat(kicks("Gxx").takers()).containsExactly(Seat.WEST);
        assertThat(kicks("Gxxx").takers()).containsExactly(Seat.NORTH);
        assertThat(kicks("GxxxG").takers()).containsExactly(Seat.EAST);
        assertThat(kicks("GxxxGG").takers()).containsExactly(Seat.SOUTH);
    }

    @ParameterizedTest(name = "keeper has {0} points, last trick {1}: goal {2}")
    @CsvSource({"0, false, true", "5, false, false", "0, true, false", "10, true, false"})
    void aGoal(int points, boolean last, boolean goal) {
        assertThat(new KickResult(Seat.NORTH, Seat.EAST, points, last).isGoal()).isEqualTo(goal);
    }
}
