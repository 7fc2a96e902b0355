package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// systems.md §10: what two robots must bid that play two over one, call by call.
class GoldenAuctionsTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("two-over-one");
    private static final BiddingSystem SELDOM =
            BiddingSystem.compile(
                    "seldom",
                    name ->
                            Optional.of("invitations = seldom\ninclude two-over-one\n")
                                    .filter(_ -> name.equals("seldom")));

    /// The opponents are silent; North deals.
    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      E3  | Q2.A32.AKJ2.AK32    | AKJ3.4.Q543.7654    | 2N 3C 3D 4D 4H 4S 4N 5C 5H 5S 7D P
                      E3b | Q32.A2.AK432.AK2    | AKJ4.3.Q765.6543    | 2N 3C 3D 4D 4H 4S 4N 5C 5H 5S 7D P
                      E4  | AK432.AJ32.KQ32.    | 65.KQ54.A4.K5432    | 1S 2C 2H 3H 3S 4D 4N 5S 5N 6C 6H P
                      E7  | AQ2.KJ32.Q32.QJ2    | K43.Q654.A54.543    | 1N 2C 2H 3H P
                      E7  | K32.A2.KQ54.J432    | QJ4.KQ43.32.K765    | 1D 1H 1N 2N P
                      E7  | AQ2.KJ2.K432.QJ2    | K43.Q54.A765.K54    | 1N 3N P
                    """)
    void twoRobotsBid(String id, String opener, String responder, String auction) {
        assertThat(bidding(SYSTEM, opener, responder)).as(id).isEqualTo(auction);
    }

    @ParameterizedTest(name = "{0}: {2} after {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      E1 | 1C P | 1H | T.AJ642.K7.K9642
                      E1 | ''   | 1H | T.AJ642.K7.K9642
                      E2 | 1S P | 2H | Q85.K8743.AJ9.QJ
                      E4b | 1S P 2C P 2H P 3H P 3S P | 4D | 65.KQ54.A4.K5432
                      E5 | P 1D 1S 2D | 3D | KJ65.Q3.6543.KQ6
                      E5 | P 1D 1S 2D 3D P | 4C | AQ432.A2.2.AJ432
                      E5 | P 1D 1S 2D 3D P 4C P | 5C | KJ65.Q3.6543.KQ6
                      E5 | P 1D 1S 2D 3D P 4C P 5C P | 6S | AQ432.A2.2.AJ432
                      E6 | 1S P 2H P | 3S | AKQJ32.A2.K32.32
                    """)
    void aRobotCalls(String id, String auction, String call, String hand) {
        var now = Understanding.of(SYSTEM, Auction.parse(Seat.NORTH, auction), Vulnerability.NONE);

        assertThat(now.choose(Hand.parse(hand)).call().code()).as(id).isEqualTo(call);
    }

    /// E8: opposite 12 to 14 a balanced eleven passes, if it is so agreed, and a good twelve does
    /// not stop at two notrump either.
    @Test
    void whoInvitesSeldomPassesWithEleven() {
        var opener = "K32.A2.KQ54.J432";

        assertThat(bidding(SELDOM, opener, "QJ4.KQ43.32.K765")).isEqualTo("1D 1H 1N P");
        assertThat(bidding(SELDOM, opener, "QJ4.KQ43.32.KJ65")).isEqualTo("1D 1H 1N 3N P");
    }

    /// Their calls, without the opponents' passes and those that end the auction.
    private static String bidding(BiddingSystem system, String north, String south) {
        var hands = Map.of(Seat.NORTH, Hand.parse(north), Seat.SOUTH, Hand.parse(south));
        var now = Understanding.start(system, system, Seat.NORTH, Vulnerability.NONE);
        var text = new StringBuilder();
        while (!now.auction().isOver()) {
            var seat = now.auction().turn().orElseThrow();
            Call call = hands.containsKey(seat) ? now.choose(hands.get(seat)).call() : Word.PASS;
            if (hands.containsKey(seat)) {
                text.append(call.code()).append(' ');
            }
            now = now.with(call);
        }
        return text.toString().replaceAll("( P)+ $", " P").strip();
    }
}
