package overtrick.robots.bidding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.systems.BiddingSystem;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ReadingsTest {

    private final List<String> read = new ArrayList<>();
    private final Readings readings =
            new Readings(name -> {
                read.add(name);
                return BiddingSystem.named(name);
            });

    private static Auction auction(String calls) {
        return Auction.parse(Seat.NORTH, calls);
    }

    @Test
    void anAuctionIsReadOnceAndItsNextCallAlone() {
        var first = readings.of(Agreements.STANDARD, auction("1N P 2D"), Vulnerability.NONE);
        var again = readings.of(Agreements.STANDARD, auction("1N P 2D"), Vulnerability.NONE);
        var longer = readings.of(Agreements.STANDARD, auction("1N P 2D P 2H"), Vulnerability.NONE);

        assertThat(again).isSameAs(first);
        for (int at = 0; at < 3; at++) {
            assertThat(longer.calls().get(at)).isSameAs(first.calls().get(at));
        }
        assertThat(longer.calls().get(4).key()).isEqualTo("completed");
    }

    /// Dealer, vulnerability and systems are part of what is asked.
    @Test
    void anAuctionIsNotTakenForAnother() {
        var acol = new Agreements("acol", Agreements.USUAL);
        var calls = auction("1N P P P");
        var usual = readings.of(Agreements.STANDARD, calls, Vulnerability.NONE);

        assertThat(readings.of(acol, calls, Vulnerability.NONE).calls().getFirst().shows())
                .isNotEqualTo(usual.calls().getFirst().shows());
        assertThat(readings.of(Agreements.STANDARD, calls, Vulnerability.BOTH)).isNotSameAs(usual);
        var fromEast = Auction.parse(Seat.EAST, "1N P P P");
        assertThat(
                        readings.of(Agreements.STANDARD, fromEast, Vulnerability.NONE)
                                .calls()
                                .getFirst()
                                .caller())
                .isEqualTo(Seat.EAST);
    }

    @Test
    void onlySystemsThatArePlayedAreRead() {
        readings.of(new Agreements("acol", "natural"), auction("1N"), Vulnerability.NONE);
        readings.of(new Agreements("acol", "natural"), auction("1S"), Vulnerability.NONE);

        assertThat(readings.title("precision")).isEqualTo("Precision");
        assertThat(readings.title("strong-club", Locale.of("vi"))).isEqualTo("1♣ mạnh");
        assertThat(readings.title("long-forgotten")).isEqualTo("long-forgotten");
        assertThat(read).containsExactly("acol", "natural");
    }

    @Test
    void aCardIsWrittenOnce() {
        assertThat(readings.card("acol").title()).isEqualTo("Acol");
        assertThat(readings.card("acol")).isSameAs(readings.card("acol"));
        assertThatExceptionOfType(FormatException.class)
                .isThrownBy(() -> readings.card("blue-moon"));
    }

    @Test
    void choicesOfASideAreUnderstood() {
        var house = new Readings();
        var own = new Agreements("standard-american:stayman=club", Agreements.USUAL);
        var usual = house.of(Agreements.STANDARD, auction("1N P 2C P 2N"), Vulnerability.NONE);
        var club = house.of(own, auction("1N P 2C P 2N"), Vulnerability.NONE);

        assertThat(club.calls().getLast().key()).isEqualTo("stayman-both");
        assertThat(usual.calls().getLast().key()).isNotEqualTo("stayman-both");
        assertThat(house.title(own.northSouth(), Locale.ENGLISH)).isEqualTo("Standard American +1");
        assertThatExceptionOfType(FormatException.class)
                .isThrownBy(() -> house.system("acol:stayman=often"));
    }

    @Test
    void whatTheHouseHasNoMoreIsPlayedAsTheUsualSystem() {
        var gone = Agreements.both("long-forgotten");

        assertThat(readings.of(gone, auction("1N"), Vulnerability.NONE).calls().getFirst().shows())
                .isEqualTo(
                        readings.of(Agreements.STANDARD, auction("1N"), Vulnerability.NONE)
                                .calls()
                                .getFirst()
                                .shows());
    }
}
