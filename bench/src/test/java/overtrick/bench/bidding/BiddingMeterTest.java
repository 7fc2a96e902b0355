package overtrick.bench.bidding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.Solver;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;

class BiddingMeterTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");

    @Test
    void theLibraryHoldsTenThousandDealsAndTheirTables() {
        var boards = Library.boards(20_000);
        var solver = new Solver();

        assertThat(boards).hasSize(10_000);
        assertThat(boards.getLast().number()).isEqualTo(new BoardNumber(10_000));
        for (int at : List.of(0, 4_999, 9_999)) {
            assertThat(solver.table(boards.get(at).deal())).isEqualTo(boards.get(at).table());
        }
    }

    @ParameterizedTest(name = "{0} and {1} part at a call of {2}")
    @CsvSource({
        "'', 1C, OPENING",
        "P 1C, P 1D, OPENING",
        "1C, P, OPENING",
        "1C P, 1C X, FIRST_DEFENCE",
        "P 1C P P, P 1C P 1H, RESPONSE",
        "1C P 1H P 2H, 1C P 1H P 3H, LATER",
        "1C 1S 2C, 1C 1S P, CONTESTED",
        "1C 1S P 2S, 1C 1S P P, CONTESTED",
        "1C P 1H X 2H, 1C P 1H X 3H, CONTESTED",
        "1C P P P, 1C P P P, NOWHERE",
    })
    void auctionsPartInAPhase(String one, String other, Phase phase) {
        assertThat(Phase.of(auction(one), auction(other))).isEqualTo(phase);
    }

    @Test
    void aTallyKnowsItsMeanAndItsError() {
        var tally = new Tally();
        IntStream.rangeClosed(1, 5).forEach(tally::add);

        assertThat(tally.mean()).isEqualTo(3);
        assertThat(tally.standardError()).isCloseTo(Math.sqrt(2.5 / 5), within(1e-12));
    }

    @Test
    void theBestContractIsWorthItsTricks() {
        for (var board : Library.boards(200)) {
            assertThat(board.best()).isNotNegative();
            int notrump = board.table().tricks(Strain.NOTRUMP, Side.NORTH_SOUTH);
            if (notrump >= 9) {
                assertThat(board.best()).isGreaterThanOrEqualTo(400);
            }
        }
    }

    @Test
    void theOpponentsOfAConstructiveAuctionPass() {
        var text = Constructive.of(SYSTEM, Library.boards(40)).worst(40);

        assertThat(text).isNotEmpty();
        var silent = new TwoSystems(SYSTEM, Constructive.SILENT);
        for (var board : Library.boards(40)) {
            var auction =
                    silent.auction(board.deal(), board.dealer(), board.vulnerability()).auction();
            for (int place = 0; place < auction.calls().size(); place++) {
                if (auction.caller(place).side() == Side.EAST_WEST) {
                    assertThat(auction.calls().get(place)).isEqualTo(Word.PASS);
                }
            }
        }
    }

    @Test
    void aSystemIsWorthNothingAgainstItself() {
        var tally = Duplicate.of(SYSTEM, SYSTEM, Library.boards(60)).imps();

        assertThat(tally.count()).isEqualTo(60);
        assertThat(tally.sum()).isZero();
    }

    /// Every IMP of a duplicate stands beside the call at which the auctions went apart.
    @Test
    void causesAddUpToWhatWasWon() {
        var played = Duplicate.of(SYSTEM, BiddingSystem.named("acol"), Library.boards(60));
        var lines = played.causes(1_000);

        int sum =
                lines.stream().mapToInt(line -> Integer.parseInt(line.strip().split(" ")[0])).sum();

        assertThat(lines).anyMatch(line -> line.contains("opening: 1N one-notrump instead of"));
        assertThat(sum).isEqualTo((int) played.imps().sum());
        assertThat(Duplicate.of(SYSTEM, SYSTEM, Library.boards(20)).causes(9)).isEmpty();
    }

    @Test
    void aCauseSaysWhoCalledWhatInsteadOfWhat() {
        var one = new Cause(Phase.CONTESTED, "2S single-raise", "P nothing-more");
        var other = new Cause(Phase.RESPONSE, "1N one-notrump-response", "P too-weak");
        var effects =
                List.of(
                        new Cause.Effect(one, -3, -4),
                        new Cause.Effect(other, 2, 2),
                        new Cause.Effect(one, -2, 1));

        assertThat(Cause.table(effects, 1))
                .containsExactly(
                        "   -5 IMPs, failing contracts doubled    -3, on    2 boards  "
                                + "contested: 2S single-raise instead of P nothing-more");
    }

    private static Auction auction(String calls) {
        return Auction.parse(Seat.NORTH, calls);
    }
}
