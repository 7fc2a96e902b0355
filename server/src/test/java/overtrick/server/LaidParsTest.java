package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.laid.LaidDeals;
import overtrick.solver.Solver;
import overtrick.solver.analysis.Par;

/// Par of laid boards is the solver's, found off the request.
class LaidParsTest {

    @Test
    void everyBoardHasItsPar(@TempDir Path data) {
        try (var club = Club.open(ClubSettings.in(data))) {
            var boards = club.bridge().game().eventBoards();
            boards.deal(LaidDeals.set("AAAAAA"), 2);
            try (var pars = new LaidPars(boards)) {
                assertThat(pars.of("AAAAAA")).as("nobody is waited for").isEmpty();
                await().atMost(Duration.ofSeconds(60)).until(() -> pars.of("AAAAAA").isPresent());
                var solver = new Solver();
                assertThat(pars.of("AAAAAA"))
                        .isEqualTo(
                                Optional.of(
                                        boards.of(LaidDeals.set("AAAAAA")).stream()
                                                .map(one -> one.board())
                                                .map(board ->
                                                        Par.of(
                                                                solver.table(board.deal()),
                                                                board.vulnerability(),
                                                                board.dealer()))
                                                .toList()));
            }
        }
    }
}
