package overtrick.free;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Trick;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.laws.board.ConsideredLine;
import overtrick.solver.Position;
import overtrick.solver.Solver;

/// Contested claims played out: what best play gives, and what careless play may lose.
@Timeout(60)
class ClaimStudyTest {

    /// South is in hand and has claimed the rest; hands are North, East, South, West.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# a trump out that was not spoken of: led last, it takes a trick
SPADES  | 765...  | J..98.  | A.AK..  | ..65.4 | 3 | 2,3 | HA EAST SJ true
# three winners in any order
NOTRUMP | .765..  | .98.7.  | A.A.A.  | ...654 | 3 | 3 | none
# two trumps out in one hand: drawn first both fall, and led last one of them ruffs
SPADES  | .765..  | JT..9.  | AK.A..  | ...654 | 3 | 2,3 | HA EAST ST true
# careless at notrump: the loser goes to a higher card
NOTRUMP | .6..    | .K..    | .Q..   | ...4   | 0 | 0 | HQ EAST HK false
""")
    void linesAreLedFromTheTop(
            Strain strain,
            String north,
            String east,
            String south,
            String west,
            int best,
            String careless,
            String lost) {
        var hands = Stream.of(north, east, south, west).map(CardSet::parse).toList();
        var lines =
                new ClaimStudy(new Solver(16), Side.NORTH_SOUTH)
                        .of(new Position(hands, strain, Trick.ledBy(Seat.SOUTH)));

        assertThat(lines.getFirst()).isEqualTo(ConsideredLine.of(List.of(), best));
        assertThat(tricks(lines)).isEqualTo(careless);
        assertThat(
                        lines.stream()
                                .filter(line -> !line.playsBest())
                                .min(Comparator.comparingInt(ConsideredLine::tricks))
                                .flatMap(ConsideredLine::lost)
                                .map(trick ->
                                        "%s %s %s %s"
                                                .formatted(
                                                        trick.led().code(),
                                                        trick.winner(),
                                                        trick.winning().code(),
                                                        trick.trump()))
                                .orElse("none"))
                .isEqualTo(lost);
    }

    private static String tricks(List<ConsideredLine> lines) {
        Set<Integer> tricks =
                lines.stream()
                        .filter(line -> !line.playsBest())
                        .map(ConsideredLine::tricks)
                        .collect(Collectors.toCollection(TreeSet::new));
        return tricks.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
