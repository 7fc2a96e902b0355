package overtrick.teaching.situation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.systems.Understanding;

class RecognisedTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    standard-american | 1N P          | stayman     | stayman
                    standard-american | P P 1N P      | stayman     | stayman
                    standard-american | 1N 2S         | lebensohl   | lebensohl
                    standard-american | P P P         | one-of-a-major | fourth-seat-opening
                    two-over-one      | P P 2H        | leaping-michaels | leaping-michaels
                    acol              | P P 2H        | leaping-michaels | ''
                    standard-american | 7N P          | *           | ''
                    """)
    void anAuctionIsFoundUnderItsName(String system, String calls, String due, String key) {
        var heard = new ArrayList<Understanding>();
        heard.add(
                TwoSystems.both(BiddingSystem.named(system)).start(Seat.WEST, Vulnerability.NONE));
        for (var call : Auction.parse(Seat.WEST, calls).calls()) {
            heard.add(heard.getLast().with(call));
        }
        assertThat(Recognised.of(system, heard, due).map(Situation::key).orElse("")).isEqualTo(key);
    }
}
