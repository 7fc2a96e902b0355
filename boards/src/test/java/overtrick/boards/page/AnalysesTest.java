package overtrick.boards.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Deal;
import overtrick.house.codes.TableId;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

class AnalysesTest {

    private static final Duration LONG = Duration.ofSeconds(30);

    /// Each of the four has a suit: quickly analysed.
    private static final Deal DEAL =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");

    private final Analyses analyses = new Analyses(new Readings(), (_, _) -> {});

    @AfterEach
    void close() {
        analyses.close();
    }

    private static FinishedBoard passedOut(int ordinal) {
        var board = Board.of(new BoardNumber(ordinal), DEAL);
        return new FinishedBoard(
                new TableId("ABCDE"),
                ordinal,
                Instant.EPOCH,
                board,
                Optional.empty(),
                Auction.openedBy(board.dealer()),
                List.of(),
                List.of(),
                new Result.PassedOut(),
                Map.of(),
                Optional.empty(),
                Agreements.STANDARD,
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void boardIsAnalysedOnceAndOnlyWhenAsked() {
        var board = passedOut(1);
        assertThat(analyses.now(board).found()).isEmpty();

        var first = analyses.await(board, LONG).found().orElseThrow();

        assertThat(analyses.await(passedOut(1), LONG).found().orElseThrow()).isSameAs(first);
        assertThat(analyses.now(board).found().orElseThrow()).isSameAs(first);
        assertThat(first.board().play()).isEmpty();
    }

    @Test
    void whatNobodyHasAskedForLongestIsForgottenFirst() {
        IntStream.rangeClosed(1, 257).forEach(ordinal -> analyses.await(passedOut(ordinal), LONG));

        assertThat(analyses.now(passedOut(1)).found()).isEmpty();
        assertThat(analyses.now(passedOut(2)).found()).isPresent();
    }

    @Test
    void nobodyWaitsWhenTheHouseCloses() {
        analyses.close();

        assertThat(analyses.await(passedOut(1), LONG).state()).isEqualTo(Backlog.State.PENDING);
    }
}
