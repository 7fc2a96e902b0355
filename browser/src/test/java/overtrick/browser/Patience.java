package overtrick.browser;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Waits for what must come, on the test's own thread: Playwright knows only one.
final class Patience {

    private static final Duration LOOK_EVERY = Duration.ofMillis(20);

    private Patience() {}

    /// @param what is awaited, for the sentence when it does not come
    static void await(String what, BooleanSupplier come) {
        await(what, Duration.ofMillis(Chromium.PATIENCE_MILLIS), come);
    }

    /// The same for what may take longer.
    static void await(String what, Duration longest, BooleanSupplier come) {
        long end = System.nanoTime() + longest.toNanos();
        while (!come.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain: " + what);
            }
            sleep(LOOK_EVERY);
        }
    }

    static void sleep(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }
}
