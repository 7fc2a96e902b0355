package overtrick.members;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;

/// Copies the club beside itself, one copy at a time and on a thread of its own, and keeps the
/// latest of them. May be shared between threads.
public final class Copier implements AutoCloseable {

    /// How many copies are kept. What somebody had taken out of the club when they left is gone
    /// from the copies after so many nights.
    public static final int KEPT = 3;

    private static final Logger LOG = LoggerFactory.getLogger(Copier.class);

    /// A copy is made once in so long; a program that does not run by night waits no longer than
    /// [#OVERDUE].
    private static final Duration DUE = Duration.ofHours(20);

    private static final Duration OVERDUE = Duration.ofHours(44);

    /// The hours of the club's own clock in which hardly anybody plays.
    private static final int FIRST_HOUR = 3;

    private static final int LAST_HOUR = 5;

    private static final Duration UNTIL_IT_IS_CLOSED = Duration.ofSeconds(20);

    private final Upkeep upkeep;
    private final InstantSource clock;
    private final ZoneId zone;
    private final BooleanSupplier nightly;
    private @Nullable Thread working;
    private Optional<String> trouble = Optional.empty();

    /// @param nightly whether the owner wants a copy every night
    Copier(Upkeep upkeep, InstantSource clock, ZoneId zone, BooleanSupplier nightly) {
        this.upkeep = upkeep;
        this.clock = clock;
        this.zone = zone;
        this.nightly = nightly;
    }

    /// Where the copies are.
    public Upkeep upkeep() {
        return upkeep;
    }

    /// Begins a copy.
    ///
    /// @return whether it has begun; if not, one is being made
    public synchronized boolean begin() {
        if (isWorking()) {
            return false;
        }
        trouble = Optional.empty();
        working = Thread.ofPlatform().daemon().name("copies").start(this::work);
        return true;
    }

    public synchronized boolean isWorking() {
        return working != null && working.isAlive();
    }

    /// Why the last copy was not made, in the words of the store.
    public synchronized Optional<String> trouble() {
        return trouble;
    }

    private void work() {
        try {
            var made = upkeep.copy();
            upkeep.keepCopies(KEPT);
            LOG.info("a copy of the club was made: {}, {} bytes", made.name(), made.bytes());
        } catch (StoreException failed) {
            LOG.warn("a copy of the club could not be made", failed);
            tell(failed);
        }
    }

    private synchronized void tell(StoreException failed) {
        trouble = Optional.ofNullable(failed.getMessage());
    }

    /// Makes the copy of the night when it is time for it; to be asked every hour.
    public void byNight() {
        if (nightly.getAsBoolean() && isTime(clock.instant())) {
            begin();
        }
    }

    /// A club that has no copy yet gets one in its first night.
    private boolean isTime(Instant now) {
        int hour = now.atZone(zone).getHour();
        boolean night = hour >= FIRST_HOUR && hour <= LAST_HOUR;
        return upkeep.copies().stream()
                .findFirst()
                .map(last -> Duration.between(last.at(), now))
                .map(age -> age.compareTo(night ? DUE : OVERDUE) >= 0)
                .orElse(night);
    }

    /// Waits for a copy that is being made: without the store it would be half a one.
    @Override
    public void close() {
        if (!await()) {
            LOG.warn("a copy of the club was not ready when the program ended");
        }
    }

    /// Waits for the copy that is being made.
    ///
    /// @return whether none is being made any longer
    public boolean await() {
        Thread last;
        synchronized (this) {
            last = working;
        }
        try {
            return last == null || last.join(UNTIL_IT_IS_CLOSED);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
