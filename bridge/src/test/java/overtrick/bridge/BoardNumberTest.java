package overtrick.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;

class BoardNumberTest {

    @ParameterizedTest(name = "board {0}: dealer {1}, vulnerable {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # board | dealer | vulnerable (Law 2)
                      1     | NORTH  | NONE
                      2     | EAST   | NORTH_SOUTH
                      3     | SOUTH  | EAST_WEST
                      4     | WEST   | BOTH
                      5     | NORTH  | NORTH_SOUTH
                      6     | EAST   | EAST_WEST
                      7     | SOUTH  | BOTH
                      8     | WEST   | NONE
                      9     | NORTH  | EAST_WEST
                      10    | EAST   | BOTH
                      11    | SOUTH  | NONE
                      12    | WEST   | NORTH_SOUTH
                      13    | NORTH  | BOTH
                      14    | EAST   | NONE
                      15    | SOUTH  | NORTH_SOUTH
                      16    | WEST   | EAST_WEST
                    """)
    void theNumberSaysWhoDealsAndWhoIsVulnerable(
            int number, Seat dealer, Vulnerability vulnerable) {
        for (int board : new int[] {number, number + 16, number + 32, number + 1600}) {
            assertThat(new BoardNumber(board).dealer()).isEqualTo(dealer);
            assertThat(new BoardNumber(board).vulnerability()).isEqualTo(vulnerable);
        }
    }

    @Test
    void theGreatestNumberHasADealerToo() {
        var board = new BoardNumber(Integer.MAX_VALUE); // 15 beyond a multiple of 16

        assertThat(board.dealer()).isEqualTo(Seat.SOUTH);
        assertThat(board.vulnerability()).isEqualTo(Vulnerability.NORTH_SOUTH);
    }

    @Test
    void numbersBeginWithOne() {
        assertThat(new BoardNumber(1).next())
                .isEqualTo(new BoardNumber(2))
                .isGreaterThan(new BoardNumber(1));
        assertThatThrownBy(() -> new BoardNumber(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("board number is not 1 or more: 0");
    }

    @ParameterizedTest(name = "{0}: NS {1}, EW {2}")
    @CsvSource({
        "NONE, false, false",
        "NORTH_SOUTH, true, false",
        "EAST_WEST, false, true",
        "BOTH, true, true"
    })
    void vulnerabilityGoesBySides(Vulnerability vulnerability, boolean ns, boolean ew) {
        assertThat(vulnerability.includes(Side.NORTH_SOUTH)).isEqualTo(ns);
        assertThat(vulnerability.includes(Side.EAST_WEST)).isEqualTo(ew);
        assertThat(vulnerability.includes(Seat.SOUTH)).isEqualTo(ns);
        assertThat(vulnerability.includes(Seat.WEST)).isEqualTo(ew);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "none, NONE",
        "Love, NONE",
        "-, NONE",
        "NS, NORTH_SOUTH",
        "ew, EAST_WEST",
        "Both, BOTH",
        "All, BOTH"
    })
    void vulnerabilityIsReadInTheWordsOfPbn(String text, Vulnerability vulnerability) {
        assertThat(Vulnerability.parse(text)).isEqualTo(vulnerability);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "NW", "everybody"})
    void otherWordsAreNoVulnerability(String text) {
        assertThatThrownBy(() -> Vulnerability.parse(text))
                .isInstanceOf(FormatException.class)
                .hasMessage("vulnerability is not none, ns, ew or both: " + text);
    }
}
