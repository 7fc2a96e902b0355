package overtrick.bridgetable.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;

/// The stop card lies behind a jump, for ten seconds (bridge.md §4.6).
class StopCardTest {

    private static final Instant CALLED = Instant.parse("2026-03-06T19:00:00Z");

    /// South deals.
    @ParameterizedTest
    @CsvSource({"2S, SOUTH", "1C 2H, WEST", "P P 3D, NORTH", "1S X 3S, NORTH", "1H P 4C, NORTH"})
    void liesBehindAJump(String calls, Seat by) {
        var card = StopCard.behind(Auction.parse(Seat.SOUTH, calls), CALLED);

        assertThat(card).contains(new StopCard(by, CALLED.plusSeconds(10)));
    }

    @ParameterizedTest
    @CsvSource({"''", "1C", "P", "1S 2H", "2S P", "2S X", "4S P P P"})
    void liesBehindNothingElse(String calls) {
        assertThat(StopCard.behind(Auction.parse(Seat.SOUTH, calls), CALLED)).isEmpty();
    }

    @Test
    void isOutForTenSeconds() {
        var card = StopCard.behind(Auction.parse(Seat.SOUTH, "2S"), CALLED);

        assertThat(card.map(out -> out.isOut(CALLED))).isEqualTo(Optional.of(true));
        assertThat(card.map(out -> out.isOut(CALLED.plusMillis(9_999)))).contains(true);
        assertThat(card.map(out -> out.isOut(CALLED.plusSeconds(10)))).contains(false);
    }
}
