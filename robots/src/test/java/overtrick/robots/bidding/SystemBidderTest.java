package overtrick.robots.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.bridge.duplicate.Meaning;
import overtrick.cards.Seat;
import overtrick.robots.Bidding;
import overtrick.robots.Deals;
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
                      1S P 4N P | AQJ32.KQ5.432.32 | 5D | aces-one
                    """)
    void bidsByTheSystem(String auction, String hand, String call, String key) {
        var bidding = call(Agreements.STANDARD, auction, hand);

        assertThat(bidding.call()).isEqualTo(Call.parse(call));
        assertThat(bidding.meaning())
                .contains(Meaning.of(SystemBidder.BY_SYSTEM, "standard-american", key));
    }

    @Test
    void eachSideBidsByItsOwnSystem() {
        var weakAndStrong = new Agreements("weak", "standard-american");

        assertThat(call(weakAndStrong, "", BALANCED_13).call()).isEqualTo(Call.parse("1N"));
        assertThat(call(weakAndStrong, "P", BALANCED_13).call()).isEqualTo(Call.parse("1C"));
    }

    @Test
    void aCallIsReadByTheSystemOfItsCaller() {
        var weakAndStrong = new Agreements("weak", "standard-american");
        var north = TestTable.with(Deals.board("- - - -")).calls("1N").view(Seat.EAST);
        var east = TestTable.with(Deals.board("- - - -")).calls("P 1N").view(Seat.SOUTH);

        for (var view : List.of(north, east)) {
            var read = READINGS.of(weakAndStrong, view.auction(), view.vulnerability());
            var points = view == north ? new Range(12, 14) : new Range(15, 17);
            assertThat(read.calls().getLast().shows().bounds().highCards()).isEqualTo(points);
        }
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
