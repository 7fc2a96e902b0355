package overtrick.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import overtrick.log.StoreException;

/// Whoever is taken for gone is shut out, however long the database is away.
class InsistenceTest {

    private final List<Duration> pauses = new ArrayList<>();
    private final AtomicInteger tries = new AtomicInteger();
    private final AtomicInteger told = new AtomicInteger();
    private final Insistence insistence = new Insistence(pauses::add);

    private void failBefore(int last) {
        if (tries.incrementAndGet() < last) {
            throw new StoreException("the database is away");
        }
    }

    @Test
    void itGoesOnForAsLongAsItTakes() {
        insistence.until(() -> failBefore(1_000), () -> false, _ -> told.incrementAndGet());

        assertThat(tries).hasValue(1_000);
        assertThat(pauses).hasSize(999);
        assertThat(pauses.subList(0, 20)).containsOnly(Duration.ofSeconds(1));
        assertThat(pauses.subList(20, 999)).containsOnly(Duration.ofSeconds(5));
        long minutes = pauses.stream().mapToLong(Duration::toSeconds).sum() / 60;
        assertThat(told.get()).isBetween(60, (int) minutes + 1);
    }

    @Test
    void itEndsWithTheStore() {
        insistence.until(() -> failBefore(1_000), () -> tries.get() == 30, _ -> {});

        assertThat(tries).hasValue(30);
    }
}
