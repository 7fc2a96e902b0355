package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.stake.Plain;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Whole boards by robots that search, calls and cards, under the real rules: nothing they do is
/// refused, each board ends, and no hidden card is ever used. Few boards for every run; many with
/// `-Dovertrick.boards=20000`, from `-Dovertrick.first=10000` on, and fewer layouts for each card
/// with `-Dovertrick.layouts=2`.
class SearchSelfPlayTest {

    private static final int BOARDS = Integer.getInteger("overtrick.boards", 2);
    private static final int FIRST = Integer.getInteger("overtrick.first", 0);
    private static final int LAYOUTS = Integer.getInteger("overtrick.layouts", 4);

    /// The hidden hands are dealt again before one card of so many.
    private static final int LOOKED_AT = 13;

    private static final Duration BOARD = Duration.ofSeconds(60);

    private final Readings readings = new Readings();
    private final Solvers solvers = new Solvers(8);

    @Test
    void everyBoardEndsLawfully() {
        int step = Math.max(1, BOARDS / 100);
        for (int number = FIRST; number < FIRST + BOARDS; number++) {
            var chance = Seeds.chance(1_000 + number);
            var board = Board.of(new BoardNumber(number + 1), Sample.deal(chance));
            var robot = robot(number);
            int ordinal = number;
            Assertions.assertTimeoutPreemptively(
                    BOARD,
                    () -> {
                        var table = TestTable.with(board);
                        for (int move = 0; !table.board().isOver(); move++) {
                            if (table.board().play().isPresent()
                                    && move % LOOKED_AT == ordinal % LOOKED_AT) {
                                checkHidden(table, robot, ordinal);
                            }
                            table.moveBy(robot);
                        }
                    },
                    () -> "board %d: %s".formatted(ordinal, board));
            if (BOARDS > 100 && number % step == 0) {
                System.out.println("board " + number);
            }
        }
    }

    private Robot robot(int number) {
        var player =
                new SearchPlayer(
                        Level.CLUB,
                        LAYOUTS,
                        Agreements.STANDARD,
                        readings,
                        Plain.values()[number % Plain.values().length],
                        solvers,
                        number);
        return new Robot(
                Robot.playing(Agreements.STANDARD, readings).bidder(),
                player,
                new ClaimJudge(Agreements.STANDARD, readings, solvers));
    }

    private static void checkHidden(TestTable table, Robot robot, int number) {
        var seat = table.actor();
        var other = table.copiedOnto(Deals.redealt(table.board(), seat, Seeds.chance(number)));
        assertThat(robot.move(other.view(seat)))
                .as("%s", table.view(seat))
                .isEqualTo(robot.move(table.view(seat)));
    }
}
