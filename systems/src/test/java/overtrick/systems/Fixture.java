package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// A row of a system's table, tested with two hands.
final class Fixture {

    private static final Map<String, BiddingSystem> SYSTEMS = new ConcurrentHashMap<>();

    private Fixture() {}

    /// @param options as `name=choice name=choice`; null for none
    static BiddingSystem system(String name, String options) {
        var chosen = options == null ? "" : options.strip();
        return SYSTEMS.computeIfAbsent(
                name + " " + chosen, _ -> BiddingSystem.named(name, choices(chosen)));
    }

    private static Map<String, String> choices(String options) {
        var choices = new TreeMap<String, String>();
        for (var option : options.isEmpty() ? new String[0] : options.split(" +")) {
            var halves = option.split("=");
            choices.put(halves[0], halves[1]);
        }
        return choices;
    }

    /// One hand makes the call, by a row of the book and as that is understood; the other does not.
    ///
    /// @param auction from North on; the opponents' calls may be in parentheses
    static void check(BiddingSystem system, String auction, String call, String must, String not) {
        checkCalls(system, auction, call, must, not);

        var now = after(system, auction);
        assertThat(
                        now.meaning(now.choose(Hand.parse(must)).call())
                                .shows()
                                .contains(Hand.parse(must)))
                .isTrue();
    }

    /// The same for hands that need not fit what their earlier calls showed.
    static void checkCalls(
            BiddingSystem system, String auction, String call, String must, String not) {
        var now = after(system, auction);
        var makes = now.choose(Hand.parse(must)).row();
        var other = now.choose(Hand.parse(not)).row();

        assertThat(makes.call().code()).as(must).isEqualTo(call);
        assertThat(makes.place()).as("a row of the book").contains(".bid:");
        assertThat(other.call().code()).as(not).isNotEqualTo(call);
    }

    /// North deals, nobody is vulnerable; parentheses are for readers only.
    static Understanding after(BiddingSystem system, String auction) {
        var calls = Auction.parse(Seat.NORTH, auction.replaceAll("[()]", ""));
        return Understanding.of(system, calls, Vulnerability.NONE);
    }
}
