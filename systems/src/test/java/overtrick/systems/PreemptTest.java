package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Measure;

/// systems.md §1.1, the rule of two and three: three tricks short of the contract, two when
/// vulnerable.
class PreemptTest {

    @ParameterizedTest(name = "{0}: {2} tricks in {1}, {3} or vulnerable {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      AQJ432.432.432.2  | S | 5 | 2S | P
                      KQJ432.432.A2.32  | S | 6 | 2S | 2S
                      KQJ5432.32.432.2  | S | 6 | 3S | P
                      2.AKQ5432.432.32  | H | 7 | 4H | 3H
                      2.AKQ65432.32.32  | H | 8 | 4H | 4H
                      2.32.KQJ65432.32  | D | 7 | 4D | 3D
                      2.2.KQJ765432.32  | D | 8 | 5D | 4D
                      .2.AQJ8765432.32  | D | 9 | 5D | 5D
                    """)
    void tricksSayHowHigh(String pbn, char suit, int tricks, String call, String vulnerable) {
        var hand = Hand.parse(pbn);

        assertThat(hand.get(Measure.TRICKS, Suit.parse(suit))).isEqualTo(tricks);
        assertThat(opening(hand, Vulnerability.NONE)).isEqualTo(call);
        assertThat(opening(hand, Vulnerability.BOTH)).isEqualTo(vulnerable);
    }

    private static String opening(Hand hand, Vulnerability vulnerability) {
        var system = Fixture.system("natural", "two-bids=weak");
        var start = Understanding.of(system, Auction.openedBy(Seat.NORTH), vulnerability);
        return start.choose(hand).call().code();
    }
}
