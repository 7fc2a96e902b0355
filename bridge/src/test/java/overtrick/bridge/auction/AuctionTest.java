package overtrick.bridge.auction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Seat;

class AuctionTest {

    @ParameterizedTest(name = "{0} deals, {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # dealer | auction                   | contract
                    # the first of the side to have named the strain declares
                      NORTH  | 1H P 2H P 4H P P P        | 4HN
                      NORTH  | 1C P 1H P 2H P 4H P P P   | 4HS
                      NORTH  | 1H P 1S P 2H P 4S P P P   | 4SS
                      NORTH  | 1N P 3N P P P             | 3NN
                      NORTH  | P 1N P 2N P 3N P P P      | 3NE
                    # whatever the opponents have named before
                      NORTH  | 1S 2S P 3S P P P          | 3SE
                      NORTH  | 1S 2S P 3S 4S P P P       | 4SN
                    # and at whatever level
                      EAST   | 1D P 1N P 2D P 3D P P P   | 3DE
                      WEST   | 1D P 1N P 3N P P P        | 3NE
                    # the golden example of the Italian tournament rules (South deals)
                      SOUTH  | P 1S 1N 2H X P P 2S P P P | 2SW
                      SOUTH  | P 1S 1N 2H X P P P        | 2HXE
                    # doubles count until the next bid
                      NORTH  | 1H X P P P                | 1HXN
                      NORTH  | 1H X XX P P P             | 1HXXN
                      NORTH  | 1H P P X P P XX P P P     | 1HXXN
                      NORTH  | 1H X 2H P P P             | 2HN
                      NORTH  | 1H X XX 1S P P P          | 1SW
                    # three passes may come first
                      NORTH  | P P P 1C P P P            | 1CW
                      NORTH  | 7N P P P                  | 7NN
                    """)
    void theContractAndWhoPlaysIt(Seat dealer, String calls, String contract) {
        var auction = Auction.parse(dealer, calls);

        assertThat(auction.contract().orElseThrow()).hasToString(contract);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # the last call | whether it is a jump
                      1C            | false
                      2S            | true
                      1H 1S         | false
                      1H 2S         | true
                      1S 2H         | false
                      1S P 3H       | true
                      1S P 2N       | true
                      1N P 2N       | false
                      7N            | true
                      1H X          | false
                      1H P P        | false
                    """)
    void aJumpIsABidOfWhichALowerLevelWouldDo(String calls, boolean jump) {
        var auction = Auction.parse(Seat.NORTH, calls);

        assertThat(auction.isJump(auction.calls().size() - 1)).isEqualTo(jump);
    }

    @Test
    void declarersPartnerIsDummyAndTheLeftHandOpponentLeads() {
        var contract =
                Auction.parse(Seat.SOUTH, "P 1S 1N 2H X P P 2S P P P").contract().orElseThrow();

        assertThat(contract.declarer()).isEqualTo(Seat.WEST);
        assertThat(contract.dummy()).isEqualTo(Seat.EAST);
        assertThat(contract.leader()).isEqualTo(Seat.NORTH);
    }

    @Test
    void fourPassesAndNoBidPassTheBoardOut() {
        var auction = Auction.parse(Seat.EAST, "P P P P");

        assertThat(auction.isOver()).isTrue();
        assertThat(auction.result()).contains(new AuctionResult.PassedOut());
        assertThat(auction.contract()).isEmpty();
    }

    @Test
    void anAuctionUnderWayHasNoResult() {
        assertThat(Auction.parse(Seat.EAST, "P P P").result()).isEmpty();
        assertThat(Auction.parse(Seat.EAST, "1C P P").contract()).isEmpty();
    }

    @Test
    void theTurnGoesClockwiseFromTheDealer() {
        assertThat(Auction.openedBy(Seat.WEST).turn()).contains(Seat.WEST);
        assertThat(Auction.parse(Seat.WEST, "1C").turn()).contains(Seat.NORTH);
        assertThat(Auction.parse(Seat.WEST, "1C X P").turn()).contains(Seat.SOUTH);
        assertThat(Auction.parse(Seat.WEST, "1C X P P").turn()).contains(Seat.WEST);
        assertThat(Auction.parse(Seat.WEST, "1C P P P").turn()).isEmpty();
    }

    @Test
    void everyCallHasItsCaller() {
        var auction = Auction.parse(Seat.SOUTH, "P 1S 1N");

        assertThat(auction.caller(0)).isEqualTo(Seat.SOUTH);
        assertThat(auction.caller(1)).isEqualTo(Seat.WEST);
        assertThat(auction.caller(2)).isEqualTo(Seat.NORTH);
    }

    @Test
    void aShorterAuctionIsAsItStoodThen() {
        var auction = Auction.parse(Seat.SOUTH, "1H X XX P P P");

        assertThat(auction.first(2)).isEqualTo(Auction.parse(Seat.SOUTH, "1H X"));
        assertThat(auction.first(0).turn()).isEqualTo(Optional.of(Seat.SOUTH));
    }

    @Test
    void theTextIsReadBack() {
        String text = "P 1S 1N 2H X XX 7N P P P";

        assertThat(Auction.parse(Seat.SOUTH, text).text()).isEqualTo(text);
        assertThat(Auction.parse(Seat.SOUTH, "  pass 1s\n1NT 2♥ dbl rdbl 7n P P P ").text())
                .isEqualTo(text);
        assertThat(Auction.parse(Seat.SOUTH, "").calls()).isEmpty();
    }
}
