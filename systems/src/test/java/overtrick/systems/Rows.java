package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// Holds a row of a system to two hands. That calls are true is the affair of [SelfPlayTest].
final class Rows {

    private Rows() {}

    /// The one hand makes the call, by a row of the book that says so; the other does not.
    ///
    /// @param auction from North on, the opponents' bids in parentheses perhaps
    static void holds(BiddingSystem system, String auction, String call, String must, String not) {
        var calls = Auction.parse(Seat.NORTH, auction.replaceAll("[()]", ""));
        var now = Understanding.of(system, calls, Vulnerability.NONE);
        var makes = now.choose(Hand.parse(must)).row();
        var other = now.choose(Hand.parse(not)).row();

        assertThat(makes.call().code()).as(must).isEqualTo(call);
        assertThat(makes.place()).as("a row of the book").contains(".bid:");
        assertThat(other.call().code()).as(not).isNotEqualTo(call);
    }
}
