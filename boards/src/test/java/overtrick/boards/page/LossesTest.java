package overtrick.boards.page;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.boards.review.Phase;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.Solver;

/// What a board cost each player. South holds all but the ace of clubs, which East has: twelve
/// tricks for North and South in any strain, and spades as good as notrump.
@Timeout(value = 60, unit = SECONDS)
class LossesTest {

    private static final Solver SOLVER = new Solver(32);

    /// Twelve tricks are there.
    @ParameterizedTest
    @CsvSource({"10, SOUTH, DECLARER", "13, EAST, DEFENCE", "13, WEST, DEFENCE"})
    void aClaimCostsWhoeverGivesTricksAwayByIt(int agreed, Seat loser, Phase phase) {
        var board = TwelveTricks.board("6N P P P", "ST S4 S2 SA", agreed);

        var costs = Losses.of(board, Analysis.of(board, SOLVER));

        assertThat(costs.of(loser, phase)).isPositive();
        assertThat(costs.of(loser.left(), phase == Phase.DECLARER ? Phase.DEFENCE : Phase.DECLARER))
                .isZero();
        if (loser.side() == Side.EAST_WEST) {
            assertThat(costs.of(Side.EAST_WEST, phase))
                    .as("both let it pass, and it counts once")
                    .isEqualTo(costs.of(loser, phase));
        }
    }

    /// East gave the grand slam: it is their card that cost, and nobody else’s.
    @Test
    void whatACardCostIsItsPlayersAndItsPhases() {
        var board = TwelveTricks.board("7N P P P", "ST S4 S2 SA SK S7 S5 S3 SQ S8 S6 CA", 13);

        var costs = Losses.of(board, Analysis.of(board, SOLVER));

        assertThat(costs.of(Seat.EAST, Phase.DEFENCE)).isPositive();
        assertThat(costs.of(Seat.WEST, Phase.LEAD)).isZero();
        assertThat(costs.of(Seat.WEST, Phase.DEFENCE)).isZero();
        assertThat(costs.of(Seat.SOUTH, Phase.DECLARER)).isZero();
        assertThat(costs.of(Seat.SOUTH, Phase.BIDDING))
                .as("against six notrump")
                .isPositive()
                .isEqualTo(costs.of(Seat.NORTH, Phase.BIDDING));
        assertThat(costs.of(Seat.EAST, Phase.BIDDING)).isZero();
        assertThat(costs.of(Side.NORTH_SOUTH, Phase.BIDDING))
                .as("once for both")
                .isEqualTo(costs.of(Seat.SOUTH, Phase.BIDDING));
        assertThat(costs.of(Side.EAST_WEST, Phase.DEFENCE))
                .isEqualTo(costs.of(Seat.EAST, Phase.DEFENCE));
        assertThat(costs.dearest())
                .extracting(dear -> dear.seat() + " " + dear.card() + " " + dear.what())
                .containsExactlyInAnyOrder("SOUTH 0 7NS", "EAST 12 CA");
        assertThat(costs.dearest().getFirst().imps())
                .isGreaterThanOrEqualTo(costs.dearest().getLast().imps());
        assertThat(costs.dearest())
                .filteredOn(dear -> dear.card() == 12)
                .allMatch(dear -> dear.tricks() == 1 && dear.phase() == Phase.DEFENCE);
    }
}
