package overtrick.page.server;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.io.ssl.SslHandshakeListener;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.page.door.Caller;
import overtrick.page.door.Proxies;

/// The connections that are open. Who sends a request bit by bit, or nothing at all, does not keep
/// one for ever; and one address has so many at most.
final class Connections implements Connection.Listener, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Connections.class);

    /// How long a connection may be silent: longer than between two heartbeats of a stream.
    private static final Duration SILENCE = Duration.ofSeconds(30);

    /// How long is waited for a request.
    ///
    /// @param head how long its head may take
    /// @param body how long its body may take besides what its length allows it
    /// @param sweep how often it is looked
    record Patience(Duration head, Duration body, Duration sweep) {

        static final Patience USUAL =
                new Patience(Duration.ofSeconds(10), Duration.ofSeconds(10), Duration.ofSeconds(2));
    }

    /// A browser opens six connections to a host.
    private static final int EACH = 8;

    /// @param address of the other side, which a closed connection knows no more
    /// @param answering requests whose head has come and that are not yet answered
    /// @param seen bytes that had come when the last request was answered, or when its head was
    ///   found incomplete
    /// @param since when the head was found incomplete, in nanoseconds; 0 while it is not
    /// @param surplus whether the address had as many as it may before
    /// @param told whether the other side has been told that its head comes too slowly; nothing can
    ///   be told before both sides have agreed how they encrypt
    private record State(
            String address, int answering, long seen, long since, boolean surplus, boolean told) {

        private State begun() {
            return new State(address, answering + 1, seen, 0, surplus, false);
        }

        private State answered(Connection connection) {
            return new State(address, answering - 1, connection.getBytesIn(), 0, surplus, false);
        }

        private State agreed(Connection connection) {
            return new State(address, answering, connection.getBytesIn(), 0, surplus, false);
        }

        private State looked(Connection connection, long now) {
            boolean incomplete = answering == 0 && connection.getBytesIn() > seen;
            return incomplete && since == 0
                    ? new State(address, 0, seen, now, surplus, told)
                    : this;
        }

        private State toBeTold() {
            return new State(address, answering, seen, since, surplus, true);
        }
    }

    private final Proxies proxies;
    private final int most;
    private final Patience patience;
    private final Set<Body> bodies = ConcurrentHashMap.newKeySet();
    private final Map<Connection, State> open = new ConcurrentHashMap<>();
    private final Map<String, Integer> addresses = new ConcurrentHashMap<>();
    private final Thread sweeper;

    /// @param proxies may have as many connections as they like
    /// @param people how many may come from one address
    static Connections forPeople(int people, Proxies proxies, Patience patience) {
        return new Connections(proxies, people * EACH, patience);
    }

    Connections(Proxies proxies, int most, Patience patience) {
        this.proxies = proxies;
        this.most = most;
        this.patience = patience;
        this.sweeper = Thread.ofVirtual().name("connections").start(() -> sweep(patience.sweep()));
    }

    void limit(HttpConfiguration http) {
        http.setIdleTimeout(SILENCE.toMillis());
    }

    void guard(ServerConnector connector) {
        connector.setIdleTimeout(SILENCE.toMillis());
        connector.addBean(this);
    }

    /// Counted is the connection that bytes come in by: what is encrypted in it is none of its own.
    private static Connection outer(Connection connection) {
        return connection.getEndPoint() instanceof SslConnection.SslEndPoint inside
                ? inside.getSslConnection()
                : connection;
    }

    private static boolean isInner(Connection connection) {
        return connection.getEndPoint() instanceof SslConnection.SslEndPoint;
    }

    @Override
    public void onOpened(Connection connection) {
        if (isInner(connection)) {
            return;
        }
        String address = address(connection);
        int held = addresses.merge(address, 1, Integer::sum);
        boolean surplus = held > most && !proxies.addresses().contains(address);
        boolean encrypts = connection instanceof SslConnection;
        open.put(connection, new State(address, 0, 0, 0, surplus, encrypts));
        if (connection instanceof SslConnection ssl) {
            ssl.addHandshakeListener(agreement(ssl));
        }
    }

    /// The handshake has as long as a head; the clock starts anew when it is over.
    private SslHandshakeListener agreement(SslConnection ssl) {
        return new SslHandshakeListener() {
            @Override
            public void handshakeSucceeded(Event over) {
                open.computeIfPresent(ssl, (_, state) -> state.agreed(ssl));
            }
        };
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

    /// Notes which connections are being answered, and what of their requests has still to come.
    Handler.Singleton handler() {
        return new Handler.Wrapper() {
            @Override
            public boolean handle(Request request, Response response, Callback callback)
                    throws Exception {
                var connection = outer(request.getConnectionMetaData().getConnection());
                var arriving = new Body(request, patience.body());
                open.computeIfPresent(connection, (_, state) -> state.begun());
                bodies.add(arriving);
                Request.addCompletionListener(request, _ -> answered(connection, arriving));
                return super.handle(arriving, response, callback);
            }
        };
    }

    private void answered(Connection connection, Body arrived) {
        bodies.remove(arrived);
        open.computeIfPresent(connection, (_, state) -> state.answered(connection));
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
        bodies.removeIf(arriving -> arriving.isLate(now));
        open.replaceAll((connection, state) -> state.looked(connection, now));
        open.forEach((connection, state) -> endIfLate(connection, state, now));
    }

    /// Ends a connection whose time is over; the sweep goes on to the next whatever happens.
    private void endIfLate(Connection connection, State state, long now) {
        boolean late = state.since() != 0 && now - state.since() > patience.head().toNanos();
        try {
            if (state.surplus() || (late && state.told())) {
                connection.getEndPoint().close();
            } else if (late) {
                open.replace(connection, state, state.toBeTold());
                HalfHead.tell(
                        connection instanceof SslConnection ssl
                                ? ssl.getSslEndPoint()
                                : connection.getEndPoint());
            }
        } catch (RuntimeException | Error failed) {
            LOG.warn("a connection did not close cleanly", failed);
        }
    }

    @Override
    public void close() {
        sweeper.interrupt();
    }
}
