package overtrick.web.server;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.MinimumDataRateHandler;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.web.door.Caller;
import overtrick.web.door.Proxies;

/// The connections that are open. Who sends a request bit by bit, or nothing at all, does not keep
/// one for ever; and one address has so many at most.
final class Connections implements Connection.Listener, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Connections.class);

    /// How long a connection may be silent: longer than between two heartbeats of a stream.
    private static final Duration SILENCE = Duration.ofSeconds(30);

    /// How long the head of a request may take.
    private static final Duration HEAD = Duration.ofSeconds(10);

    private static final Duration SWEEP = Duration.ofSeconds(2);

    /// Bytes a second of a request's body, over its whole time; a telephone with one bar has more.
    private static final int SLOWEST_BODY = 100;

    /// A browser opens six connections to a host.
    private static final int EACH = 8;

    /// @param address of the other side, which a closed connection knows no more
    /// @param answering requests whose head has come and that are not yet answered
    /// @param seen bytes that had come when the last request was answered, or when its head was
    ///   found incomplete
    /// @param since when the head was found incomplete, in nanoseconds; 0 while it is not
    /// @param surplus whether the address had as many as it may before
    private record State(String address, int answering, long seen, long since, boolean surplus) {

        private State begun() {
            return new State(address, answering + 1, seen, 0, surplus);
        }

        private State answered(Connection connection) {
            return new State(address, answering - 1, connection.getBytesIn(), 0, surplus);
        }

        private State looked(Connection connection, long now) {
            boolean incomplete = answering == 0 && connection.getBytesIn() > seen;
            return incomplete && since == 0 ? new State(address, 0, seen, now, surplus) : this;
        }
    }

    private final Proxies proxies;
    private final int most;
    private final Duration head;
    private final Map<Connection, State> open = new ConcurrentHashMap<>();
    private final Map<String, Integer> addresses = new ConcurrentHashMap<>();
    private final Thread sweeper;

    /// @param proxies may have as many connections as they like
    /// @param people how many may come from one address
    Connections(Proxies proxies, int people) {
        this(proxies, people * EACH, HEAD, SWEEP);
    }

    Connections(Proxies proxies, int most, Duration head, Duration sweep) {
        this.proxies = proxies;
        this.most = most;
        this.head = head;
        this.sweeper = Thread.ofVirtual().name("connections").start(() -> sweep(sweep));
    }

    void limit(HttpConfiguration http) {
        http.setIdleTimeout(SILENCE.toMillis());
    }

    void guard(ServerConnector connector) {
        connector.setIdleTimeout(SILENCE.toMillis());
        connector.addBean(this);
    }

    @Override
    public void onOpened(Connection connection) {
        String address = address(connection);
        int held = addresses.merge(address, 1, Integer::sum);
        boolean surplus = held > most && !proxies.addresses().contains(address);
        open.put(connection, new State(address, 0, 0, 0, surplus));
    }

    @Override
    public void onClosed(Connection connection) {
        var state = open.remove(connection);
        if (state != null) {
            addresses.computeIfPresent(state.address(), (_, held) -> held == 1 ? null : held - 1);
        }
    }

    private static String address(Connection connection) {
        SocketAddress remote = connection.getEndPoint().getRemoteSocketAddress();
        String text =
                remote instanceof InetSocketAddress internet
                        ? Optional.ofNullable(internet.getAddress())
                                .map(address -> address.getHostAddress())
                                .orElse("")
                        : "";
        return Caller.of(Optional.empty(), text).address();
    }

    /// Notes which connections are being answered, and ends those whose body comes too slowly.
    Handler.Singleton handler() {
        var watching =
                new Handler.Wrapper() {
                    @Override
                    public boolean handle(Request request, Response response, Callback callback)
                            throws Exception {
                        var connection = request.getConnectionMetaData().getConnection();
                        open.computeIfPresent(connection, (_, state) -> state.begun());
                        Request.addCompletionListener(
                                request,
                                _ ->
                                        open.computeIfPresent(
                                                connection,
                                                (_, state) -> state.answered(connection)));
                        return super.handle(request, response, callback);
                    }
                };
        watching.setHandler(new MinimumDataRateHandler(SLOWEST_BODY, 0));
        return watching;
    }

    private void sweep(Duration pause) {
        try {
            while (true) {
                Thread.sleep(pause);
                sweep();
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void sweep() {
        long now = System.nanoTime();
        open.replaceAll((connection, state) -> state.looked(connection, now));
        open.forEach((connection, state) -> {
            boolean late = state.since() != 0 && now - state.since() > head.toNanos();
            if (late || state.surplus()) {
                end(connection);
            }
        });
    }

    /// The sweep goes on to the next whatever happens.
    private static void end(Connection connection) {
        try {
            connection.close();
        } catch (RuntimeException | Error failed) {
            LOG.warn("a connection did not close cleanly", failed);
        }
    }

    @Override
    public void close() {
        sweeper.interrupt();
    }
}
