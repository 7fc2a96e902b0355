package overtrick.bridge.auction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Seat;

class AuctionRulesTest {

    @ParameterizedTest(name = "{0} then {1}: {2}")
    @CsvSource(
            delimiter = '|',
            nullValues = "legal",
            textBlock =
                    """
                    # so far       | call | verdict
                    # the first call
                      ''           | P    | legal
                      ''           | 1C   | legal
                      ''           | 7N   | legal
                      ''           | X    | NO_BID_TO_DOUBLE
                      ''           | XX   | NO_DOUBLE_TO_REDOUBLE
                      P P P        | X    | NO_BID_TO_DOUBLE
                    # a bid must name more, or as much in a higher strain
                      2H           | 2D   | INSUFFICIENT_BID
                      2H           | 2H   | INSUFFICIENT_BID
                      2H           | 1N   | INSUFFICIENT_BID
                      2H           | 2S   | legal
                      2H           | 2N   | legal
                      2H           | 3C   | legal
                      1C           | 1D   | legal
                      1D           | 1H   | legal
                      1H           | 1S   | legal
                      1S           | 1N   | legal
                      1N           | 1S   | INSUFFICIENT_BID
                      7N           | 7N   | INSUFFICIENT_BID
                      7N           | 7S   | INSUFFICIENT_BID
                    # a double or redouble does not raise the price of the next bid
                      2H X         | 2S   | legal
                      2H X         | 2H   | INSUFFICIENT_BID
                      2H X XX      | 2S   | legal
                      2H P P X P P | 2S   | legal
                    # nobody doubles their own side
                      1H           | X    | legal
                      1H P         | X    | NO_BID_TO_DOUBLE
                      1H P P       | X    | legal
                      1H P 2H P    | X    | NO_BID_TO_DOUBLE
                      1H P 2H P P  | X    | legal
                    # nobody doubles twice
                      1H X         | X    | NO_BID_TO_DOUBLE
                      1H X P       | X    | NO_BID_TO_DOUBLE
                      1H X P P     | X    | NO_BID_TO_DOUBLE
                      1H X XX      | X    | NO_BID_TO_DOUBLE
                    # only the doubled side redoubles, and once
                      1H           | XX   | NO_DOUBLE_TO_REDOUBLE
                      1H X         | XX   | legal
                      1H X P       | XX   | NO_DOUBLE_TO_REDOUBLE
                      1H X P P     | XX   | legal
                      1H X XX      | XX   | NO_DOUBLE_TO_REDOUBLE
                      1H X XX P    | XX   | NO_DOUBLE_TO_REDOUBLE
                      1H X XX P P  | XX   | NO_DOUBLE_TO_REDOUBLE
                    # a new bid begins anew
                      1H X 1S      | X    | legal
                      1H X 1S      | XX   | NO_DOUBLE_TO_REDOUBLE
                      1H X 1S X    | XX   | legal
                      1H X XX 1S   | X    | legal
                    # the end
                      P P P        | P    | legal
                      P P P        | 1C   | legal
                      P P P P      | P    | AUCTION_OVER
                      P P P P      | 1C   | AUCTION_OVER
                      1C P P       | 1D   | legal
                      1C P P P     | 1D   | AUCTION_OVER
                      1C P P P     | X    | AUCTION_OVER
                      1C X P P     | P    | legal
                      1C X P P P   | XX   | AUCTION_OVER
                      1C X XX P P P | P   | AUCTION_OVER
                      P P P 1C P P | P    | legal
                      P P P 1C P P P | P  | AUCTION_OVER
                    """)
    void judgesTheNextCall(String soFar, String next, CallRefusal verdict) {
        var standing = Auction.parse(Seat.SOUTH, soFar).standing();
        var call = Call.parse(next);

        assertThat(standing.refusal(call).orElse(null)).isEqualTo(verdict);
        assertThat(standing.legalCalls().contains(call)).isEqualTo(verdict == null);
    }

    @Test
    void whoDoesNotAskIsTold() {
        var auction = Auction.parse(Seat.NORTH, "2H");

        assertThatThrownBy(() -> auction.with(Call.parse("2D")))
                .isInstanceOf(IllegalCallException.class)
                .hasMessageStartingWith("2D is refused, INSUFFICIENT_BID (Law 18D), after ");
    }

    @Test
    void noAuctionIsIllegalWhereverItsCallsComeFrom() {
        assertThatThrownBy(() -> Auction.parse(Seat.NORTH, "1H P 1C"))
                .isInstanceOf(IllegalCallException.class);
    }

    @Test
    void everyRefusalCitesItsLaw() {
        assertThat(CallRefusal.values())
                .allSatisfy(
                        refusal -> assertThat(refusal.law().orElse("")).matches("Law \\d+[A-Z]?|"));
    }

    @Test
    void noStandingIsNonsense() {
        var bid = Optional.of(Bid.LOWEST);

        assertThatThrownBy(() -> standing(bid, 0, 4)).hasMessageContaining("passes");
        assertThatThrownBy(() -> standing(Optional.empty(), 0, 5)).hasMessageContaining("passes");
        assertThatThrownBy(() -> standing(Optional.empty(), 0, -1)).hasMessageContaining("passes");
        assertThatThrownBy(() -> standing(Optional.empty(), 1, 0))
                .hasMessage("without a bid nothing is doubled: 1");
        assertThatThrownBy(() -> standing(bid, 3, 0)).hasMessage("doublings are not 0 to 2: 3");
    }

    private static Standing standing(Optional<Bid> bid, int doublings, int passes) {
        return new Standing(AuctionRules.CONTRACT, bid, doublings, passes, 0);
    }
}
