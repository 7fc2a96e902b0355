package overtrick.standing.rated;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import overtrick.scoring.rating.Calibration;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.scoring.rating.Comparison;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;

/// What is shown beside a rating.
class ReckoningTest {

    private static final Player LAN = Player.person("lan");

    private static Partnership pair(Player one, String other) {
        return Partnership.of(one, Player.person(other));
    }

    private static ComparedBoard board(int number) {
        var here = new ComparedBoard.Table(pair(LAN, "b"), pair(Player.person("c"), "d"), 0.5);
        var there = new ComparedBoard.Table(pair(Player.person("e"), "f"), here.eastWest(), -0.5);
        return new ComparedBoard(
                "event/K7PQM/" + number, 20_000, Comparison.MATCHPOINTS, List.of(here, there));
    }

    /// As they were played, and not as their numbers are spelt.
    @Test
    void boardsBehindAreTheLastFirst() {
        var boards = IntStream.rangeClosed(1, 12).mapToObj(ReckoningTest::board).toList();

        var rated =
                new Reckoning(boards, Calibration.USUAL)
                        .at(Instant.ofEpochSecond(20_000 * 86_400L));

        assertThat(rated.recent().get(LAN).stream().map(Rated.Behind::board).limit(4))
                .containsExactly(
                        "event/K7PQM/12", "event/K7PQM/11", "event/K7PQM/10", "event/K7PQM/9");
    }
}
