package overtrick.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// T5: the conditions of the boards, as the tournament uses them (Law 2, bridge.md §6.5).
class SeedTournamentTest {

    @Test
    void dealersAndVulnerabilitiesGoByTheNumberOfTheBoard() {
        assertThat(vulnerabilities(1))
                .isEqualTo("none ns ew both ns ew both none ew both none ns both none ns ew");
        assertThat(vulnerabilities(17)).isEqualTo(vulnerabilities(1));
        for (int board = 1; board <= 32; board++) {
            assertThat(new BoardNumber(board).dealer())
                    .as("dealer of board %d", board)
                    .isEqualTo(Seat.values()[(board - 1) % 4]);
        }
    }

    /// A score of 620 is one of a vulnerable side; so only these boards can have it.
    @Test
    void scoresAreOfTheBoardsVulnerability() {
        var boards =
                IntStream.rangeClosed(1, 16)
                        .filter(board ->
                                PossibleScores.of(new BoardNumber(board).vulnerability())
                                        .contains(620))
                        .boxed()
                        .toList();

        assertThat(boards).containsExactly(2, 4, 5, 7, 10, 12, 13, 15);
        assertThat(boards)
                .allMatch(
                        board -> new BoardNumber(board).vulnerability().includes(Side.NORTH_SOUTH));
    }

    private static String vulnerabilities(int first) {
        return IntStream.range(first, first + 16)
                .mapToObj(board -> new BoardNumber(board).vulnerability().code())
                .collect(Collectors.joining(" "));
    }
}
