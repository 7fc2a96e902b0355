package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// A row of the book with a hand that it is for and one that it is not for.
final class RowCheck {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");

    private RowCheck() {}

    static void holds(String auction, String call, String must, String not) {
        var now = after(auction);
        var makes = now.choose(Hand.parse(must)).row();
        var other = now.choose(Hand.parse(not)).row();

        assertThat(makes.call().code()).as(must).isEqualTo(call);
        assertThat(makes.place()).as("a row of the book").contains(".bid:");
        assertThat(other.call().code()).as(not).isNotEqualTo(call);
        assertThat(now.meaning(makes.call()).shows().contains(Hand.parse(must))).isTrue();
    }

    /// North deals, nobody is vulnerable; parentheses are only for the eye.
    static Understanding after(String calls) {
        return Understanding.of(
                SYSTEM,
                Auction.parse(Seat.NORTH, calls.replaceAll("[()]", "")),
                Vulnerability.NONE);
    }
}
