package overtrick.can.auction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.rules.BiddingRules;
import overtrick.can.rules.CanRules;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;

/// One round from the dealer to the right (can.md §8). South deals, so East, North and West follow.
class CanAuctionTest {

    private static final BiddingRules CLUB = CanRules.CLUB.bidding();

    private static CanAuction auction(String calls, BiddingRules rules) {
        var auction = CanAuction.begun(Seat.SOUTH, rules);
        for (var call : calls.split(" ")) {
            auction = call.isEmpty() ? auction : auction.with(CanCall.parse(call));
        }
        return auction;
    }

    @ParameterizedTest(name = "{0}: {1} declares {2}")
    @CsvSource({
        "P 85 P 95,    WEST,  95", // the golden ones of can.md §8
        "100,          SOUTH, 100",
        "P P P P,      SOUTH, 80",
        "80 P P P,     SOUTH, 80",
        "85 90 95 100, WEST,  100",
        "P 100,        EAST,  100",
        "P P 85 P,     NORTH, 85", // over the partner
    })
    void whoDeclares(String calls, Seat declarer, String level) {
        var auction = auction(calls, CLUB);

        assertThat(auction.isOver()).isTrue();
        assertThat(auction.turn()).isEmpty();
        assertThat(auction.declarer()).contains(declarer);
        assertThat(auction.level().orElseThrow()).hasToString(level);
    }

    @ParameterizedTest(name = "{0} then {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''        | P   | ''
                    ''        | 80  | ''
                    ''        | 100 | ''
                    P         | 80  | BID_NOT_HIGHER
                    P         | 85  | ''
                    90        | 85  | BID_NOT_HIGHER
                    90        | 90  | BID_NOT_HIGHER
                    90 P      | 95  | ''
                    P 90 P    | P   | ''
                    P 85 P 95 | P   | AUCTION_OVER
                    P 100     | P   | AUCTION_OVER
                    """)
    void judgesTheNextCall(String soFar, String next, String verdict) {
        assertThat(auction(soFar, CLUB).refusal(CanCall.parse(next)).map(Enum::name).orElse(""))
                .isEqualTo(verdict);
    }

    @Test
    void turnsGoToTheRight() {
        assertThat(
                        Stream.of("", "P", "P P", "P P P")
                                .map(calls -> auction(calls, CLUB).turn().orElseThrow()))
                .containsExactly(Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST);
    }

    /// Ruling 19: the dealer's 80 said aloud is a pass; and over one's partner one may bid.
    @Test
    void ruling19EightyAloudAndOverPartner() {
        var passed = CanRules.CLUB.with("bidding.eighty = passed").bidding();
        var loyal = CanRules.CLUB.with("bidding.over-partner = not-allowed").bidding();

        assertThat(auction("80 P P P", CLUB).level()).isEqualTo(auction("P P P P", CLUB).level());
        assertThat(auction("", passed).refusal(CanCall.parse("80")).map(Enum::name))
                .contains("PASS_FOR_EIGHTY");
        assertThat(auction("85 P", CLUB).refusal(CanCall.parse("90"))).isEmpty();
        assertThat(auction("85 P", loyal).refusal(CanCall.parse("90")).map(Enum::name))
                .contains("OVER_PARTNER");
        assertThat(auction("85 90", loyal).refusal(CanCall.parse("95"))).isEmpty();
        assertThat(auction("P 85 P", loyal).refusal(CanCall.parse("90")).map(Enum::name))
                .as("the last to speak, over the second")
                .contains("OVER_PARTNER");
    }

    /// How many auctions there are: counted by the tree, and by a sum over the levels reached.
    @Test
    void allAuctions() {
        assertThat(count(CanAuction.begun(Seat.SOUTH, CLUB)))
                .isEqualTo(2 * below(4, 3) + below(3, 3) + below(2, 3) + below(1, 3) + 1);
    }

    private static long count(CanAuction auction) {
        return auction.isOver()
                ? 1
                : CanCall.ALL.stream()
                        .filter(call -> auction.refusal(call).isEmpty())
                        .mapToLong(call -> count(auction.with(call)))
                        .sum();
    }

    /// Ways to go on when so many levels are left above, the last of which ends the auction.
    private static long below(int levels, int players) {
        if (players == 0 || levels == 0) {
            return 1;
        }
        long ways = below(levels, players - 1); // pass
        for (int left = 0; left < levels; left++) {
            ways += below(left, players - 1);
        }
        return ways;
    }

    @Test
    void callsAreReadAndPrinted() {
        assertThat(CanCall.ALL)
                .extracting(Object::toString)
                .containsExactly("P", "80", "85", "90", "95", "100");
        assertThatThrownBy(() -> CanCall.parse("X"))
                .isInstanceOf(FormatException.class)
                .hasMessage("call is not P, 80, 85, 90, 95 or 100: X");
        assertThatThrownBy(() -> auction("90 85", CLUB))
                .hasMessage("85 is refused: BID_NOT_HIGHER");
    }
}
