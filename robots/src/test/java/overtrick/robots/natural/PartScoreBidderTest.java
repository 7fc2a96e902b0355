package overtrick.robots.natural;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class PartScoreBidderTest {

    private static final Readings READINGS = new Readings();
    private static final Robot PLAIN = Robot.playing(Agreements.STANDARD, READINGS);

    /// As many as one has patience for.
    private static final int DEALS = Integer.getInteger("overtrick.deals", 20);

    private static final int PART_SCORE = 60;

    private static Robot knowing(int partScore) {
        var bidder = new PartScoreBidder(PLAIN.bidder(), READINGS, Agreements.STANDARD, partScore);
        return new Robot(bidder, PLAIN.player(), PLAIN.judge());
    }

    /// Two spades are 60 below the line, and with 60 that is game.
    @Test
    void stopsWhereTheGameIs() {
        var board = Deals.boardWith(Seat.SOUTH, "KQ65.A43.KQ32.32");
        var table = TestTable.with(board).calls("1S P 2S P");

        var view = table.view(Seat.NORTH);
        assertThat(knowing(PART_SCORE).bidder().call(view).call()).isEqualTo(Call.Word.PASS);
        assertThat(knowing(0).bidder().call(view)).isEqualTo(PLAIN.bidder().call(view));
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
    private static double worth(Board board, Robot northSouth) {
        var table = TestTable.with(board);
        while (!table.board().isOver()) {
            table.moveBy(table.actor().side() == Side.NORTH_SOUTH ? northSouth : PLAIN);
        }
        var worth =
                new ContractWorth(
                        seat -> seat.side() == Side.NORTH_SOUTH ? PART_SCORE : 0, _ -> false);
        return switch (table.board().result().orElseThrow()) {
            case PassedOut _ -> 0;
            case Played(var contract, int tricks) -> {
                double points =
                        worth.of(
                                contract.bid(),
                                contract.doubling().factor(),
                                contract.declarer(),
                                tricks);
                yield contract.declarer().side() == Side.NORTH_SOUTH ? points : -points;
            }
        };
    }
}
