package overtrick.robots.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Seat;
import overtrick.robots.Bidding;
import overtrick.robots.Deals;
import overtrick.robots.Meanings;
import overtrick.robots.TestTable;
import overtrick.systems.BiddingSystem;
import overtrick.systems.hand.Range;

/// The robot at the table bids what its side's system has for its hand. North deals.
class SystemBidderTest {

    private static final String WEAK = "notrump = 12-14\ninclude standard-american\n";
    private static final String BALANCED_13 = "KQ32.KQ5.A32.432";

    private static final Readings READINGS = new Readings(SystemBidderTest::system);

    private static BiddingSystem system(String name) {
        return name.equals("weak")
                ? BiddingSystem.compile(
                        name, file -> Optional.of(WEAK).filter(_ -> file.equals(name)))
                : BiddingSystem.named(name);
    }

    @ParameterizedTest(name = "{0} with {1}: {2}, {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      ''      | AQ32.KQ5.A32.432 | 1N | one-notrump
                      ''      | AQJ32.KQ5.432.32 | 1S | one-of-a-major
                      ''      | 432.432.A32.5432 | P  | opening-pass
                      1N P    | 32.KQ432.432.432 | 2D | transfer
                      1N P 2D P | AQ32.KQ5.A32.432 | 2H | completed
                      1S P 3S P 4N P | KQ32.A5.5432.432 | 5D | aces-one
                    """)
    void bidsByTheSystem(String auction, String hand, String call, String key) {
        var bidding = call(Agreements.STANDARD, auction, hand);

        assertThat(bidding.call()).isEqualTo(Call.parse(call));
        assertThat(bidding.meaning())
                .contains(Meaning.of(Meanings.BY_SYSTEM, "standard-american", key));
    }

    @Test
    void eachSideBidsByItsOwnSystem() {
        var weakAndStrong = new Agreements("weak", "standard-american");

        assertThat(call(weakAndStrong, "", BALANCED_13).call()).isEqualTo(Call.parse("1N"));
        assertThat(call(weakAndStrong, "P", BALANCED_13).call()).isEqualTo(Call.parse("1C"));
    }

    @ParameterizedTest(name = "{0}: {1} to {2} points")
    @CsvSource({"1N, 12, 14", "P 1N, 15, 17"})
    void aCallIsReadByTheSystemOfItsCaller(String auction, int low, int high) {
        var weakAndStrong = new Agreements("weak", "standard-american");
        var calls = Auction.parse(Seat.NORTH, auction);

        var read = READINGS.of(weakAndStrong, calls, Vulnerability.NONE).calls().getLast();

        assertThat(read.shows().bounds().highCards()).isEqualTo(new Range(low, high));
    }

    @Test
    void anAuctionIsReadOnceAndRemembered() {
        var calls = Auction.parse(Seat.NORTH, "1N P 2D");

        assertThat(READINGS.of(Agreements.STANDARD, calls, Vulnerability.BOTH))
                .isSameAs(READINGS.of(Agreements.STANDARD, calls, Vulnerability.BOTH));
    }

    @Test
    void aSystemThatIsGoneIsReadAsTheUsualOne() {
        var gone = Agreements.both("long-forgotten");

        assertThat(call(gone, "", "AQ32.KQ5.A32.432").call()).isEqualTo(Call.parse("1N"));
    }

    /// The hand is that of the player in turn.
    private static Bidding call(Agreements agreements, String auction, String hand) {
        var turn = TestTable.with(Deals.board("- - - -")).calls(auction).actor();
        var table = TestTable.with(Deals.boardWith(turn, hand)).calls(auction);
        return new SystemBidder(agreements, READINGS).call(table.view(turn));
    }
}
