package overtrick.robots.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardCommand.MakeClaim;
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
                      2..A. 3.2.. ..K2. 4..3.               | HEARTS   | 0
                      A2.2.. KJ.3.. 54.A.. 63.K..           | NOTRUMP  | 2
                      AJ..A. K..KJ. 4..QT. QT.2..           | NOTRUMP  | 2
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

    @ParameterizedTest(name = "{0} and {1} in {2}: {3}, giving up tricks {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # one          | other          | strain   | tops | with losers
                      AKQ2.AKQ.A.  | 543.432.32.    | NOTRUMP  | 8    | 8
                      KQJ2.AKQ.A.  | 543.432.32.    | NOTRUMP  | 4    | 7
                      AKQ2.AKQ.A.  | 543.432.32.    | SPADES   | 11   | 11
                    """)
    void countsWhatHandsMayWin(String one, String other, Strain strain, int tops, int all) {
        var first = CardSet.parse(one);
        var second = CardSet.parse(other);
        var rest = CardSet.ALL.minus(first).minus(second);

        assertThat(new Potential(first, second, rest, strain, false).tricks()).isEqualTo(tops);
        assertThat(new Potential(first, second, rest, strain, true).tricks()).isEqualTo(all);
    }

    @Test
    void refusesToConcedeAnAceAtNotrump() {
        var table =
                TestTable.with(Deals.board("KQJ2.AK2.KQ2.432 A43.QJT.543.KQJT T98.543.AJT.A965 -"));
        table.calls("P P 3N P P P").cards("D9");

        table.order(Seat.SOUTH, new MakeClaim(13, ""));
        assertThat(ClaimJudge.isFair(table.view(Seat.EAST))).isFalse();
    }

    /// The ends of robots' own boards: what best play wins is agreed to, one trick more is not.
    @Test
    void agreesToWhatIsRightAndToNoMore() {
        var robot = Robot.beginner();
        var board = Deals.board("KQ32.432.KQ2.A32 - A54.AK5.A43.K654 -");
        var table = TestTable.with(board).calls("P P 3N P P P");
        while (table.board().play().orElseThrow().left() > 4) {
            table.moveBy(robot);
        }
        var play = table.view(Seat.SOUTH).play().orElseThrow();
        int best = Ending.of(play, handsOf(table)).tricks(Side.NORTH_SOUTH);
        for (int claimed = 0; claimed <= play.left(); claimed++) {
            var copy = table.copiedOnto(board).order(Seat.SOUTH, new MakeClaim(claimed, ""));
            assertThat(ClaimJudge.isFair(copy.view(Seat.WEST)))
                    .as("%d claimed, %d right", claimed, best)
                    .isEqualTo(claimed <= best);
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
                TestTable.with(Deals.board("KQJT9.432.KQ2.32 A.KQJT.6543.KQJT 5432.A5.AJT.A654 -"));
        table.calls("P P 4S P P P").cards("D9");

        table.order(Seat.SOUTH, new MakeClaim(13, ""));
        assertThat(ClaimJudge.isFair(table.view(Seat.EAST))).isFalse();
        assertThat(ClaimJudge.isFair(table.view(Seat.WEST))).isFalse();
    }
}
