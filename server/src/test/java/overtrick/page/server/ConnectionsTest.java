package overtrick.page.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocket;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.page.door.Proxies;
import overtrick.server.pages.EncryptedClub;
import overtrick.server.pages.RawClient;

/// Connections of those who send slowly, and of those who open many.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ConnectionsTest {

    private static final Duration HEAD = Duration.ofMillis(400);
    private static final Duration BODY = Duration.ofMillis(600);
    private static final int MOST = 5;

    /// As long as a busy machine needs to agree how to encrypt, and some more.
    private static final Duration HANDSHAKE = Duration.ofSeconds(4);

    private final Connections connections = patient(HEAD);
    private final Connections ofEncrypted = patient(HANDSHAKE);
    private final Server server = new Server();
    private ServerConnector connector;
    private ServerConnector encrypted;
    private EncryptedClub club;

    @TempDir private Path directory;

    private static Connections patient(Duration head) {
        var patience = new Connections.Patience(head, BODY, Duration.ofMillis(50));
        return new Connections(new Proxies(Set.of()), MOST, patience);
    }

    @BeforeEach
    void start() throws Exception {
        var http = new HttpConfiguration();
        connections.limit(http);
        connector = opened(connections, new HttpConnectionFactory(http));
        club = EncryptedClub.in(directory);
        encrypted =
                opened(
                        ofEncrypted,
                        new SslConnectionFactory(club.encryption().factory(), "http/1.1"),
                        new HttpConnectionFactory(http));
        var handler = connections.handler();
        var inner = ofEncrypted.handler();
        handler.setHandler(inner);
        inner.setHandler(new Echo());
        server.setHandler(handler);
        server.start();
    }

    private ServerConnector opened(Connections counted, ConnectionFactory... factories) {
        var opened = new ServerConnector(server, factories);
        opened.setHost("127.0.0.1");
        counted.guard(opened);
        server.addConnector(opened);
        return opened;
    }

    /// Answers when the whole body has come.
    private static final class Echo extends Handler.Abstract {
        @Override
        public boolean handle(Request request, Response response, Callback callback)
                throws Exception {
            String body = Content.Source.asString(request, StandardCharsets.UTF_8);
            Content.Sink.write(response, true, "got " + body, callback);
            return true;
        }
    }

    @AfterEach
    void stop() throws Exception {
        server.stop();
        connections.close();
        ofEncrypted.close();
    }

    private RawClient connect() {
        return new RawClient(connector.getLocalPort());
    }

    @Test
    void aHeadThatNeverEndsIsNotWaitedFor() throws InterruptedException {
        try (var client = connect()) {
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n");
            long begun = System.nanoTime();
            while (!client.isEndedWithin(Duration.ofMillis(50))) {
                assertThat(System.nanoTime() - begun).isLessThan(5_000_000_000L);
                try {
                    client.send("X-More: bit by bit\r\n");
                } catch (UncheckedIOException ended) {
                    break;
                }
            }
            assertThat(System.nanoTime() - begun).isGreaterThan(HEAD.toNanos() / 2);
        }
    }

    @Test
    void theSecondHeadOfAConnectionIsNotWaitedForEither() {
        try (var client = connect()) {
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(client.isEndedWithin(HEAD.multipliedBy(2))).isFalse();

            client.send("GET / HTTP/1.1\r\nHost: ");
            assertThat(client.isEndedWithin(HEAD.multipliedBy(10))).isTrue();
        }
    }

    /// However many bytes others have sent.
    @ParameterizedTest
    @ValueSource(ints = {0, 1_000_000})
    void aBodyThatComesTooSlowlyIsNotWaitedFor(int ofOthers) {
        try (var other = connect()) {
            other.send(posting(ofOthers) + "x".repeat(ofOthers));
            assertThat(other.isEndedWithin(Duration.ofMillis(300))).isFalse();
        }
        try (var client = connect()) {
            client.send(posting(1000) + "x");
            assertThat(client.isEndedWithin(Duration.ofMillis(300))).isFalse();
            client.send("x");
            assertThat(client.isEndedWithin(Duration.ofSeconds(2))).isTrue();
        }
    }

    private static String posting(int length) {
        return "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n".formatted(length);
    }

    /// A body as slow as it may be comes in whole.
    @Test
    void aBodyThatComesSteadilyIsWaitedFor() {
        try (var client = connect()) {
            client.send(posting(400));
            for (int part = 0; part < 20; part++) {
                assertThat(client.isEndedWithin(Duration.ofMillis(80))).isFalse();
                client.send("x".repeat(20));
            }
            assertThat(client.readUntil("got x")).endsWith("got x");
        }
    }

    @Test
    void whoIsQuickIsLeftInPeace() {
        try (var client = connect()) {
            for (int request = 0; request < 3; request++) {
                client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertThat(client.isEndedWithin(HEAD)).isFalse();
            }
        }
    }

    @Test
    void oneAddressHasSoManyConnectionsAtMost() {
        var open = new ArrayList<RawClient>();
        try {
            for (int client = 0; client < MOST; client++) {
                open.add(connect());
                open.getLast().send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertThat(open.getLast().isEndedWithin(Duration.ofMillis(200))).isFalse();
            }
            try (var more = connect()) {
                assertThat(more.isEndedWithin(Duration.ofSeconds(5))).isTrue();
            }
            assertThat(open.getFirst().isEndedWithin(Duration.ofMillis(100))).isFalse();
            open.removeLast().close();
            try (var again = connectUntilTaken()) {
                assertThat(again).isNotNull();
            }
        } finally {
            open.forEach(RawClient::close);
        }
    }

    private RawClient connectUntilTaken() {
        while (true) {
            var client = connect();
            if (!client.isEndedWithin(Duration.ofMillis(200))) {
                return client;
            }
            client.close();
        }
    }

    private RawClient encrypted() throws IOException {
        var sockets = club.context().getSocketFactory();
        var socket = (SSLSocket) sockets.createSocket("localhost", encrypted.getLocalPort());
        socket.startHandshake();
        return new RawClient(socket);
    }

    /// A handshake that begins and comes byte by byte (a record of a handshake, RFC 8446, 5.1).
    @Test
    void aHandshakeThatNeverEndsIsNotWaitedFor() {
        try (var client = new RawClient(encrypted.getLocalPort())) {
            client.send("\u0016\u0003\u0001\u0001\u0000");
            long begun = System.nanoTime();
            while (!client.isEndedWithin(Duration.ofMillis(50))) {
                assertThat(System.nanoTime() - begun).isLessThan(20_000_000_000L);
                try {
                    client.send("\u0001");
                } catch (UncheckedIOException ended) {
                    break;
                }
            }
            assertThat(System.nanoTime() - begun).isGreaterThan(HANDSHAKE.toNanos() / 2);
        }
    }

    @Test
    void anEncryptedHeadThatNeverEndsIsAnsweredAndNotWaitedFor() throws IOException {
        try (var client = encrypted()) {
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(client.readUntil("got ")).startsWith("HTTP/1.1 200");
            client.send("GET / HTTP/1.1\r\nHost: ");

            assertThat(client.readAll()).contains("HTTP/1.1 408", "took too long to arrive");
        }
    }

    /// Who has agreed how to encrypt and asks nothing yet is no slow sender, as browsers are that
    /// connect ahead.
    @Test
    void whoIsQuickIsLeftInPeaceOverAnEncryptedLineToo() throws IOException {
        try (var client = encrypted()) {
            assertThat(client.isEndedWithin(HANDSHAKE.multipliedBy(2))).isFalse();
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(client.isEndedWithin(HANDSHAKE.multipliedBy(2))).isFalse();
        }
    }

    @Test
    void anEncryptedBodyThatComesTooSlowlyIsNotWaitedFor() throws IOException {
        try (var client = encrypted()) {
            client.send(posting(1000) + "x");
            assertThat(client.isEndedWithin(Duration.ofMillis(300))).isFalse();
            client.send("x");
            assertThat(client.isEndedWithin(Duration.ofSeconds(20))).isTrue();
        }
    }

    /// Each once, and not once more for what is encrypted in it.
    @Test
    void encryptedConnectionsCountToo() throws IOException {
        var open = new ArrayList<RawClient>();
        try {
            for (int client = 0; client < MOST; client++) {
                open.add(encrypted());
                open.getLast().send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
                assertThat(open.getLast().isEndedWithin(Duration.ofMillis(200))).isFalse();
            }
            try (var more = new RawClient(encrypted.getLocalPort())) {
                assertThat(more.isEndedWithin(Duration.ofSeconds(5))).isTrue();
            }
            assertThat(open.getFirst().isEndedWithin(Duration.ofMillis(100))).isFalse();
        } finally {
            open.forEach(RawClient::close);
        }
    }
}
