package overtrick.postgres;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import overtrick.log.StoreException;

/// Tries what has to be done until it is, however long the database is away.
///
/// @param pause waits
record Insistence(Consumer<Duration> pause) {

    private static final Duration AT_FIRST = Duration.ofSeconds(1);
    private static final Duration LATER = Duration.ofSeconds(5);

    /// From when on pauses are longer.
    private static final Duration LONG = Duration.ofSeconds(20);

    private static final Duration TOLD = Duration.ofMinutes(1);

    /// Does the work.
    ///
    /// @param vain whether it need not be done any more
    /// @param told of a failure: the first, and one for each minute of waiting
    void until(Runnable work, BooleanSupplier vain, Consumer<StoreException> told) {
        var waited = Duration.ZERO;
        var nextTold = Duration.ZERO;
        while (!vain.getAsBoolean()) {
            try {
                work.run();
                return;
            } catch (StoreException failed) {
                if (waited.compareTo(nextTold) >= 0 && !vain.getAsBoolean()) {
                    told.accept(failed);
                    nextTold = waited.plus(TOLD);
                }
                var now = waited.compareTo(LONG) < 0 ? AT_FIRST : LATER;
                pause.accept(now);
                waited = waited.plus(now);
            }
        }
    }
}
