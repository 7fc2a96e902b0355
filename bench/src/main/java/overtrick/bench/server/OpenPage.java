package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/// A page that is open, and when it was brought up to date with which event. Thread-safe.
final class OpenPage implements AutoCloseable {

    /// @param nanos by [System#nanoTime]
    private record Arrival(long number, long nanos) {}

    private final EventStream stream;
    private final List<Arrival> arrivals;

    private OpenPage(EventStream stream, List<Arrival> arrivals) {
        this.stream = stream;
        this.arrivals = arrivals;
    }

    /// @param path of the stream
    static OpenPage open(URI server, String path, String cookie) throws IOException {
        var arrivals = new ArrayList<Arrival>();
        var stream =
                EventStream.open(
                        server,
                        path,
                        cookie.isEmpty() ? "a=b" : cookie,
                        (number, _, nanos) -> {
                            synchronized (arrivals) {
                                arrivals.add(new Arrival(number, nanos));
                            }
                        });
        return new OpenPage(stream, arrivals);
    }

    /// When the page was as new as that event; empty while it is not.
    OptionalLong current(long number) {
        synchronized (arrivals) {
            return arrivals.stream()
                    .filter(arrival -> arrival.number() >= number)
                    .mapToLong(Arrival::nanos)
                    .findFirst();
        }
    }

    int messages() {
        synchronized (arrivals) {
            return arrivals.size();
        }
    }

    @Override
    public void close() {
        stream.close();
    }
}
