package overtrick.page.server;

import io.javalin.config.JavalinConfig;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.DetectorConnectionFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import overtrick.page.WebSettings;
import overtrick.page.tls.Encryption;

/// Where connections come in: open ones, and encrypted ones when the club has a certificate.
final class Connectors implements AutoCloseable {

    /// The length of the accept queue: a whole hall comes back at once after a restart.
    private static final int ACCEPT_QUEUE = 4096;

    /// How often is looked whether there is another certificate.
    private static final Duration PAUSE = Duration.ofSeconds(30);

    private static final String HTTP = HttpVersion.HTTP_1_1.asString();

    private final WebSettings settings;
    private final Connections connections;
    private final Optional<Thread> lookout;
    private Optional<ServerConnector> encrypted = Optional.empty();

    Connectors(WebSettings settings, Connections connections) {
        this.settings = settings;
        this.connections = connections;
        this.lookout =
                settings.encryption()
                        .map(own ->
                                Thread.ofVirtual().name("certificate").start(() -> lookAfter(own)));
    }

    private static void lookAfter(Encryption own) {
        try {
            while (true) {
                Thread.sleep(PAUSE);
                own.look();
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /// The open one comes first.
    void addTo(JavalinConfig config) {
        var encryption = settings.encryption();
        config.jetty.addConnector((jetty, http) -> {
            limit(http);
            return connector(jetty, settings.port(), open(http, encryption));
        });
        encryption.ifPresent(own ->
                config.jetty.addConnector((jetty, http) -> {
                    limit(http);
                    var made = connector(jetty, own.port(), encrypted(http, own));
                    encrypted = Optional.of(made);
                    return made;
                }));
    }

    /// The port of encrypted connections; empty when there are none.
    OptionalInt encryptedPort() {
        return encrypted.stream().mapToInt(ServerConnector::getLocalPort).findFirst();
    }

    private void limit(HttpConfiguration http) {
        http.setSendServerVersion(false);
        // which names are served is asked of every request, encrypted or not
        http.addCustomizer(new SecureRequestCustomizer(false));
        connections.limit(http);
    }

    /// A browser that knows that the club is always encrypted encrypts here too: it changes the
    /// beginning of an address, and no port but the usual one (RFC 6797, 8.3).
    private static ConnectionFactory[] open(
            HttpConfiguration http, Optional<Encryption> encryption) {
        var plain = new HttpConnectionFactory(http);
        if (encryption.isEmpty()) {
            return new ConnectionFactory[] {plain};
        }
        var ssl = new SslConnectionFactory(encryption.get().factory(), HTTP);
        return new ConnectionFactory[] {new DetectorConnectionFactory(ssl), plain};
    }

    private static ConnectionFactory[] encrypted(HttpConfiguration http, Encryption own) {
        return new ConnectionFactory[] {
            new SslConnectionFactory(own.factory(), HTTP), new HttpConnectionFactory(http)
        };
    }

    private ServerConnector connector(Server jetty, int port, ConnectionFactory[] factories) {
        var connector = new ServerConnector(jetty, factories);
        connector.setHost(settings.host());
        connector.setPort(port);
        connector.setAcceptQueueSize(ACCEPT_QUEUE);
        connections.guard(connector);
        return connector;
    }

    @Override
    public void close() {
        lookout.ifPresent(Thread::interrupt);
    }
}
