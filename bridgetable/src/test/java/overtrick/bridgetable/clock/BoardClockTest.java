package overtrick.bridgetable.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.cards.Seat;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class BoardClockTest {

    private static final Instant START = Instant.parse("2026-03-06T19:00:00Z");

    private static Instant after(int seconds) {
        return START.plusSeconds(seconds);
    }

    private static Duration seconds(int count) {
        return Duration.ofSeconds(count);
    }

    @Test
    void eachPlayersTimeIsAddedUp() {
        var clock =
                BoardClock.started(START, Optional.of(Seat.NORTH))
                        .after(after(5), Optional.of(Seat.EAST))
                        .after(after(7), Optional.of(Seat.NORTH))
                        .after(after(17), Optional.of(Seat.SOUTH));

        assertThat(clock.thought(Seat.NORTH, after(20))).isEqualTo(seconds(15));
        assertThat(clock.thought(Seat.EAST, after(20))).isEqualTo(seconds(2));
        assertThat(clock.thought(Seat.SOUTH, after(20))).isEqualTo(seconds(3));
        assertThat(clock.thought(Seat.WEST, after(20))).isZero();
        assertThat(clock.taken(after(20))).isEqualTo(seconds(20));
    }

    @Test
    void aBoardThatIsOverTakesNoMoreTime() {
        var clock =
                BoardClock.started(START, Optional.of(Seat.NORTH))
                        .after(after(90), Optional.empty());

        assertThat(clock.taken(after(5000))).isEqualTo(seconds(90));
        assertThat(clock.thought(Seat.NORTH, after(5000))).isEqualTo(seconds(90));
    }

    @Test
    void aClockThatWasSetBackTakesNothingAway() {
        var clock =
                BoardClock.started(START, Optional.of(Seat.NORTH))
                        .after(after(9), Optional.of(Seat.EAST))
                        .after(after(3), Optional.of(Seat.SOUTH));

        assertThat(clock.thought(Seat.EAST, after(4))).isZero();
        assertThat(clock.thought(Seat.NORTH, after(4))).isEqualTo(seconds(9));
    }
}
