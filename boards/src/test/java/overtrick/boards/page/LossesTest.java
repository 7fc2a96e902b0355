package overtrick.boards.page;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.boards.review.Phase;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.robots.bidding.Agreements;
import overtrick.solver.Solver;

/// What a board cost each player. South holds all but the ace of clubs, which East has: twelve
/// tricks for North and South in any strain, and spades as good as notrump.
@Timeout(value = 60, unit = SECONDS)
class LossesTest {

    private static final Deal DEAL =
            Deal.parse("S:AKQJ.AKQ.AKQ.KQJ T987.JT9.JT9.T98 654.8765.876.765 32.432.5432.A432");

    private static final Solver SOLVER = new Solver(32);

    /// Twelve tricks are there.
    @ParameterizedTest
    @CsvSource({"10, SOUTH, DECLARER", "13, EAST, DEFENCE", "13, WEST, DEFENCE"})
    void aClaimCostsWhoeverGivesTricksAwayByIt(int agreed, Seat loser, Phase phase) {
        var board = board("6N P P P", "ST S4 S2 SA", agreed);

        var costs = Losses.of(board, Analysis.of(board, SOLVER));

        assertThat(costs.of(loser, phase)).isPositive();
        assertThat(costs.of(loser.left(), phase == Phase.DECLARER ? Phase.DEFENCE : Phase.DECLARER))
                .isZero();
    }

    /// East gave the grand slam: it is their card that cost, and nobody else’s.
    @Test
    void whatACardCostIsItsPlayersAndItsPhases() {
        var board = board("7N P P P", "ST S4 S2 SA SK S7 S5 S3 SQ S8 S6 CA", 13);

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
    }

    private static FinishedBoard board(String calls, String cards, int tricks) {
        var board = new Board(new BoardNumber(3), Seat.SOUTH, Vulnerability.NONE, DEAL);
        var auction = Auction.parse(Seat.SOUTH, calls);
        List<Card> played =
                Arrays.stream(cards.split(" "))
                        .filter(card -> !card.isEmpty())
                        .map(Card::parse)
                        .toList();
        return new FinishedBoard(
                new TableId("ABCDE"),
                1,
                Instant.EPOCH,
                board,
                Optional.empty(),
                auction,
                List.of(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()),
                played,
                new Result.Played(auction.contract().orElseThrow(), tricks),
                Map.of(),
                Optional.empty(),
                Agreements.STANDARD,
                Optional.empty(),
                Optional.empty());
    }
}
