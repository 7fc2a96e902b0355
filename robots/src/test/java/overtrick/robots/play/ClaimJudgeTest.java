package overtrick.robots.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.duplicate.BoardCommand.MakeClaim;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.Deals;
import overtrick.robots.Robot;
import overtrick.robots.TestTable;

class ClaimJudgeTest {

    /// Four hands of a few cards each, North to lead.
    @ParameterizedTest(name = "{0} in {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # hands                                 | strain   | for North-South
                      A... K... 2... 3...                   | NOTRUMP  | 1
                      2... 3... A... K...                   | NOTRUMP  | 1
                      AQ... 32... 54... KJ...               | NOTRUMP  | 1
                      54... KJ... AQ... 32...               | NOTRUMP  | 2
                      .2.. 3... A... K...                   | NOTRUMP  | 1
                      2..A. 3.2.. ..K2. 4..3.               | HEARTS   | 1
                      A2.2.. KJ.3.. 54.A.. 63.K..           | NOTRUMP  | 2
                      AJ..A. K..KJ. 4..QT. QT.2..           | NOTRUMP  | 3
                    """)
    void searchesEndings(String hands, Strain strain, int tricks) {
        var words = hands.split(" ");
        var held =
                Map.of(
                        Seat.NORTH, CardSet.parse(words[0]),
                        Seat.EAST, CardSet.parse(words[1]),
                        Seat.SOUTH, CardSet.parse(words[2]),
                        Seat.WEST, CardSet.parse(words[3]));
        var ending = new Ending(strain, held, Seat.NORTH, List.of());

        assertThat(ending.tricks(Side.NORTH_SOUTH)).isEqualTo(tricks);
        assertThat(ending.tricks(Side.EAST_WEST)).isEqualTo(held.get(Seat.NORTH).size() - tricks);
    }

    /// The ends of robots' own boards: what best play wins is agreed to, one trick more is not.
    @Test
    void agreesToWhatIsRightAndToNoMore() {
        var robot = Robot.beginner();
        for (int once = 0; once < 1; once++) {
            var table = TestTable.with(Deals.board("AKQ2.432.KQ2.A32 - A54.AK5.A43.K654 -"));
            table.calls("P P 3N P P P");
            while (table.board().play().orElseThrow().left() > 4) {
                table.moveBy(robot);
            }
            var declarer = table.board().contract().orElseThrow().declarer();
            var play = table.view(declarer).play().orElseThrow();
            int best =
                    new Ending(
                                    play.contract().strain(),
                                    handsOf(table),
                                    play.current().leader(),
                                    play.current().cards())
                            .tricks(declarer.side());
            for (int claimed = 0; claimed <= play.left(); claimed++) {
                var claim = TestTable.with(table.board().board()).calls("P P 3N P P P");
                table.board().play().orElseThrow().cards().forEach(c -> claim.cards(c.code()));
                claim.order(declarer, new MakeClaim(claimed, ""));
                assertThat(ClaimJudge.isFair(claim.view(declarer.left())))
                        .as("%d claimed, %d right", claimed, best)
                        .isEqualTo(claimed <= best);
            }
        }
    }

    private static Map<Seat, CardSet> handsOf(TestTable table) {
        var play = table.board().play().orElseThrow();
        return Map.of(
                Seat.NORTH, play.hand(Seat.NORTH),
                Seat.EAST, play.hand(Seat.EAST),
                Seat.SOUTH, play.hand(Seat.SOUTH),
                Seat.WEST, play.hand(Seat.WEST));
    }

    @Test
    void refusesATrickThatIsSurelyLost() {
        var table =
                TestTable.with(
                        Deals.board("KQJT9.432.KQ2.32 A.KQJT.6543.KQJT 5432.A5.AJT.A654 -"));
        table.calls("P P 4S P P P").cards("D9");

        table.order(Seat.SOUTH, new MakeClaim(13, ""));
        assertThat(ClaimJudge.isFair(table.view(Seat.EAST))).isFalse();
        assertThat(ClaimJudge.isFair(table.view(Seat.WEST))).isTrue();
    }
}
