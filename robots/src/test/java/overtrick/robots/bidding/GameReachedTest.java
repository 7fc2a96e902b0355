package overtrick.robots.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.score.Result.PassedOut;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.robots.board.Robot;
import overtrick.robots.search.Level;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.SheetStake;
import overtrick.scoring.odds.RubberStanding;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

@Timeout(60)
class GameReachedTest {

    private static final Readings READINGS = new Readings();
    private static final Robot PLAIN = Robot.playing(Agreements.STANDARD, READINGS);

    /// As many as one has patience for.
    private static final int DEALS = Integer.getInteger("overtrick.deals", 20);

    private static final int PART_SCORE = 60;

    private static SheetStake stake(int partScore) {
        return new SheetStake(new RubberStanding(0, 0, partScore, 0));
    }

    private static Robot knowing(int partScore) {
        return Robot.playing(Agreements.STANDARD, READINGS, stake(partScore));
    }

    private static Robot expert(int partScore) {
        return Robot.playing(
                Level.EXPERT, Agreements.STANDARD, READINGS, stake(partScore), new Solvers(), 1);
    }

    /// Two spades are 60 below the line, and with 60 that is game. Without, the hand goes on.
    @Test
    void stopsWhereTheGameIs() {
        var board = Deals.boardWith(Seat.SOUTH, "KQ65.A43.KQ32.32");
        var table = TestTable.with(board).calls("1S P 2S P");

        var view = table.view(Seat.NORTH);
        var stops = knowing(PART_SCORE).bidder().call(view);
        assertThat(stops.call()).isEqualTo(Call.Word.PASS);
        assertThat(stops.meaning()).as("says nothing of the hand").isEmpty();
        assertThat(knowing(0).bidder().call(view)).isEqualTo(PLAIN.bidder().call(view));
        assertThat(expert(PART_SCORE).bidder().call(view).call()).isEqualTo(Call.Word.PASS);
    }

    /// What the opponents have below the line is none of ours.
    @Test
    void onlyTheOwnPartScoreCounts() {
        var board = Deals.boardWith(Seat.SOUTH, "KQ65.A43.KQ32.32");
        var view = TestTable.with(board).calls("1S P 2S P").view(Seat.NORTH);
        var theirs = new SheetStake(new RubberStanding(0, 0, 0, PART_SCORE));

        assertThat(Robot.playing(Agreements.STANDARD, READINGS, theirs).bidder().call(view))
                .isEqualTo(PLAIN.bidder().call(view));
    }

    /// Stopping low wins more than it loses: measured, and no more than that.
    @Test
    @EnabledIfSystemProperty(named = "overtrick.deals", matches = "\\d+")
    void isWorthMoreThanBiddingOn() {
        var gained = new double[1];
        Seeds.each(
                DEALS,
                chance -> {
                    var board = Board.of(new BoardNumber(1), Sample.deal(chance));
                    gained[0] += worth(board, knowing(PART_SCORE)) - worth(board, PLAIN);
                });

        assertThat(gained[0]).as("gained in %d deals", DEALS).isNotNegative();
    }

    /// To North and South, who have a part-score.
    private static int worth(Board board, Robot northSouth) {
        var table = TestTable.with(board);
        while (!table.board().isOver()) {
            table.moveBy(table.actor().side() == Side.NORTH_SOUTH ? northSouth : PLAIN);
        }
        return switch (table.board().result().orElseThrow()) {
            case PassedOut _ -> 0;
            case Played(var contract, int tricks) -> {
                int points = stake(PART_SCORE).points(contract, board.vulnerability(), tricks);
                yield contract.declarer().side() == Side.NORTH_SOUTH ? points : -points;
            }
        };
    }
}
