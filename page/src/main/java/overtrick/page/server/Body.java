package overtrick.page.server;

import java.time.Duration;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Invocable;
import org.jspecify.annotations.Nullable;

/// The body of a request, with a clock that runs while the server waits for more of it. Whoever
/// looks at the clock can end the wait: a server that asks only when something has come would wait
/// as long as the sender likes.
final class Body extends Request.Wrapper {

    /// Bytes a second, over the whole time; a telephone with one bar has more.
    private static final int SLOWEST = 100;

    private final Duration grace;
    private final Waits waits = new Waits();

    /// @param grace how long the first bytes may take, and a line that is lost for a moment
    Body(Request request, Duration grace) {
        super(request);
        this.grace = grace;
    }

    /// The bytes that have come, and the time spent waiting for them.
    private static final class Waits {
        private long bytes;
        private long waited;
        private long since;
        private @Nullable Runnable more;
        private boolean late;

        synchronized void came(long more) {
            bytes += more;
        }

        synchronized void begin(Runnable told) {
            more = told;
            since = System.nanoTime();
        }

        /// Ends a wait; once.
        synchronized @Nullable Runnable end() {
            var told = more;
            if (told != null) {
                waited += System.nanoTime() - since;
                more = null;
            }
            return told;
        }

        /// Whether more was waited for than these bytes may take.
        synchronized boolean isLate(long now, Duration grace) {
            long all = more == null ? 0 : waited + now - since;
            late |= all > grace.toNanos() + bytes * (1_000_000_000L / SLOWEST);
            return late;
        }

        synchronized boolean isLate() {
            return late;
        }
    }

    @Override
    public Content.@Nullable Chunk read() {
        if (waits.isLate()) {
            return Content.Chunk.from(tooSlow());
        }
        var chunk = super.read();
        if (chunk != null) {
            waits.came(chunk.remaining());
        }
        return chunk;
    }

    private static Exception tooSlow() {
        return new HttpException.RuntimeException(
                HttpStatus.REQUEST_TIMEOUT_408, "the body comes too slowly");
    }

    @Override
    public void demand(Runnable told) {
        waits.begin(told);
        super.demand(Invocable.from(Invocable.getInvocationType(told), this::more));
    }

    private void more() {
        var told = waits.end();
        if (told != null) {
            told.run();
        }
    }

    /// Whether the sender is too slow; then nobody waits for the rest any longer.
    boolean isLate(long now) {
        if (!waits.isLate(now, grace)) {
            return false;
        }
        more();
        return true;
    }
}
