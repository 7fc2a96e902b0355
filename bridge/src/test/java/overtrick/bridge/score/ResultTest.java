package overtrick.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Seat;
import overtrick.cards.Side;

class ResultTest {

    private static final Contract FOUR_SPADES_BY_WEST =
            Auction.parse(Seat.WEST, "4S P P P").contract().orElseThrow();

    @ParameterizedTest(name = "{0} tricks, {1}: {2} for EW")
    @CsvSource({
        "10, NONE, 420",
        "10, NORTH_SOUTH, 420",
        "10, EAST_WEST, 620",
        "10, BOTH, 620",
        "9, NORTH_SOUTH, -50",
        "9, EAST_WEST, -100"
    })
    void theDeclaringSidesVulnerabilityCounts(int tricks, Vulnerability vulnerability, int points) {
        var result = new Result.Played(FOUR_SPADES_BY_WEST, tricks);

        assertThat(result.points(Side.EAST_WEST, vulnerability)).isEqualTo(points);
        assertThat(result.points(Side.NORTH_SOUTH, vulnerability)).isEqualTo(-points);
    }

    @ParameterizedTest
    @EnumSource
    void aBoardPassedOutIsWorthNothing(Vulnerability vulnerability) {
        assertThat(new Result.PassedOut().points(Side.NORTH_SOUTH, vulnerability)).isZero();
        assertThat(new Result.PassedOut().points(Side.EAST_WEST, vulnerability)).isZero();
    }

    @ParameterizedTest(name = "{0} tricks: {1}")
    @CsvSource({"13, 4SW+3", "11, 4SW+1", "10, 4SW=", "9, 4SW-1", "0, 4SW-10"})
    void theTextIsTheUsualNotation(int tricks, String text) {
        assertThat(new Result.Played(FOUR_SPADES_BY_WEST, tricks).text()).isEqualTo(text);
        assertThat(((Notation.Played) Notation.parse(text)).tricks()).isEqualTo(tricks);
        assertThat(new Result.PassedOut().text()).isEqualTo("P");
    }

    @Test
    void tricksAreNoneToThirteen() {
        assertThatThrownBy(() -> new Result.Played(FOUR_SPADES_BY_WEST, 14))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tricks are not 0 to 13: 14");
    }
}
