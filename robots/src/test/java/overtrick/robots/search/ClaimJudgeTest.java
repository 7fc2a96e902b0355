package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.Deals;
import overtrick.robots.Robot;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.solver.Position;
import overtrick.solver.Solver;

class ClaimJudgeTest {

    private static final ClaimJudge JUDGE =
            new ClaimJudge(Agreements.STANDARD, new Readings(), new Solvers(4));

    @Test
    void refusesToConcedeAnAceAtNotrump() {
        var table =
                TestTable.with(Deals.board("KQJ2.AK2.KQ2.432 A43.QJT.543.KQJT T98.543.AJT.A965 -"));
        table.calls("P P 3N P P P").cards("D9");

        table.order(Seat.SOUTH, new MakeClaim(13, ""));
        assertThat(JUDGE.isFair(table.view(Seat.EAST))).isFalse();
    }

    /// The ends of robots' own boards: what best play wins is agreed to, one trick more is not.
    @Test
    void agreesToWhatIsRightAndToNoMore() {
        var robot = Robot.beginner();
        var board = Deals.board("KQ32.432.KQ2.A32 - A54.AK5.A43.K654 -");
        var table = TestTable.with(board).calls("P P 3N P P P");
        while (table.board().play().orElseThrow().left() > 9) {
            table.moveBy(robot);
        }
        var play = table.view(Seat.SOUTH).play().orElseThrow();
        int best = new Solver(4).tricks(Position.of(table.board().play().orElseThrow()));
        best =
                table.board().actor().orElseThrow().side() == Side.NORTH_SOUTH
                        ? best
                        : play.left() - best;
        for (int claimed = 0; claimed <= play.left(); claimed++) {
            var copy = table.copiedOnto(board).order(Seat.SOUTH, new MakeClaim(claimed, ""));
            assertThat(JUDGE.isFair(copy.view(Seat.WEST)))
                    .as("%d claimed, %d right", claimed, best)
                    .isEqualTo(claimed <= best);
        }
    }

    @Test
    void refusesATrickThatIsSurelyLost() {
        var table =
                TestTable.with(Deals.board("KQJT9.432.KQ2.32 A.KQJT.6543.KQJT 5432.A5.AJT.A654 -"));
        table.calls("P P 4S P P P").cards("D9");

        table.order(Seat.SOUTH, new MakeClaim(13, ""));
        assertThat(JUDGE.isFair(table.view(Seat.EAST))).isFalse();
        assertThat(JUDGE.isFair(table.view(Seat.WEST))).isFalse();
    }
}
