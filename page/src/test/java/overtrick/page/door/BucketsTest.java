package overtrick.page.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class BucketsTest {

    private Instant now = Instant.EPOCH;
    private final Buckets buckets =
            new Buckets(new Rate(3, Duration.ofSeconds(10)), 100, () -> now);

    private boolean enters(String who) {
        boolean may = buckets.patience(who).isZero();
        if (may) {
            buckets.take(who);
        }
        return may;
    }

    private boolean entersThrice(String who) {
        return Stream.of(1, 2, 3).allMatch(_ -> enters(who));
    }

    private void pass(int seconds) {
        now = now.plusSeconds(seconds);
    }

    @Test
    void burstIsGrantedAndThenOneAfterEachInterval() {
        assertThat(entersThrice("a")).isTrue();
        assertThat(enters("a")).isFalse();
        assertThat(buckets.patience("a")).isEqualTo(Duration.ofSeconds(10));

        pass(4);
        assertThat(buckets.patience("a")).isEqualTo(Duration.ofSeconds(6));
        pass(6);
        assertThat(enters("a")).isTrue();
        assertThat(enters("a")).isFalse();
    }

    @Test
    void whoWaitsLongHasNoMoreThanTheBurst() {
        assertThat(enters("a")).isTrue();
        pass(1_000_000);
        assertThat(entersThrice("a")).isTrue();
        assertThat(enters("a")).isFalse();
    }

    @Test
    void everybodyHasHisOwn() {
        assertThat(entersThrice("a")).isTrue();
        assertThat(enters("b")).isTrue();
    }

    @Test
    void anEmptyBucketDoesNotBecomeEmptier() {
        for (int time = 0; time < 50; time++) {
            buckets.take("a");
        }
        assertThat(buckets.patience("a")).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void asManyAreKeptAsWereSaidAndFullOnesNotAtAll() {
        for (int who = 0; who < 1_000; who++) {
            buckets.take("somebody " + who);
        }
        assertThat(buckets.size()).isEqualTo(100);

        pass(10);
        buckets.take("a");
        assertThat(buckets.size()).isEqualTo(1);
    }
}
