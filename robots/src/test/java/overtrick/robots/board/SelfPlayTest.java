package overtrick.robots.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.robots.TestTable;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Five hundred boards played out by four robots under the real rules, from views alone; nothing
/// they do may be refused. The bounds are wide: they catch broken robots, not slightly worse ones.
class SelfPlayTest {

    private static final int BOARDS = 500;
    private static final long SEED = 77;

    private static final SelfPlay PLAYED = new SelfPlay();

    @BeforeAll
    static void play() {
        var chance = Seeds.chance(SEED);
        for (int number = 1; number <= BOARDS; number++) {
            var board = Board.of(new BoardNumber(number), Sample.deal(chance));
            long start = System.nanoTime();
            var table = TestTable.with(board).boardBy(Robot.beginner());
            PLAYED.count(table.board(), System.nanoTime() - start);
        }
    }

    @Test
    void everyBoardEnds() {
        assertThat(PLAYED.boards()).isEqualTo(BOARDS);
    }

    /// Mean of a board with all its calls and cards, the rules' own work included. A quiet machine
    /// takes a tenth of this; the bound leaves room for a busy one.
    @Test
    void isQuick() {
        assertThat(PLAYED.meanMillis()).as("milliseconds a board").isLessThan(100);
    }

    @Test
    void bidsReasonably() {
        assertThat(PLAYED.share(PLAYED.passedOut)).as("passed out").isBetween(0.0, 0.05);
        assertThat(PLAYED.meanLevel()).as("mean level").isBetween(2.5, 3.6);
        assertThat(PLAYED.share(PLAYED.doubled)).as("doubled").isBetween(0.0, 0.10);
        assertThat(PLAYED.share(PLAYED.slams)).as("slams").isBetween(0.01, 0.08);
        assertThat(PLAYED.share(PLAYED.games)).as("games").isBetween(0.35, 0.65);
    }

    /// With 26 points in two balanced hands, or 33 in any, there is something to bid.
    @Test
    void reachesGamesAndSlams() {
        assertThat(PLAYED.gamesReached.rate()).as("%s", PLAYED.gamesReached).isGreaterThan(0.7);
        assertThat(PLAYED.slamsReached.rate()).as("%s", PLAYED.slamsReached).isGreaterThan(0.5);
        assertThat(PLAYED.weakGames.rate()).as("%s", PLAYED.weakGames).isLessThan(0.25);
    }

    @Test
    void makesContractsAboutAsOftenAsNot() {
        assertThat(PLAYED.made.rate()).as("%s", PLAYED.made).isBetween(0.45, 0.75);
        assertThat(PLAYED.gamesMade.rate()).as("%s", PLAYED.gamesMade).isBetween(0.4, 0.75);
    }

    /// The announced points and lengths are those of the hand (robots.md §5: 97 % at first).
    @Test
    void tellsTheTruth() {
        assertThat(PLAYED.truths.rate()).as("%s", PLAYED.truths).isGreaterThan(0.97);
        assertThat(PLAYED.untold).as("calls without a sentence").isEmpty();
    }
}
