package overtrick.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// One page's event stream, read with a socket of its own: thousands of them are cheap.
final class EventStream implements AutoCloseable {

    /// Told of every message.
    interface Listener {
        /// @param nanos when it had arrived, by [System#nanoTime]
        void message(long number, String data, long nanos);
    }

    /// A stream is never silent for so long.
    private static final int SILENCE_MILLIS = 6_000;

    private final Socket socket;

    private EventStream(Socket socket) {
        this.socket = socket;
    }

    static EventStream open(URI server, String path, String cookie, Listener listener)
            throws IOException {
        var socket = ask(server, path, cookie, 0);
        Thread.ofVirtual().start(() -> readUntilClosed(socket, listener));
        return new EventStream(socket);
    }

    /// Reads until the server ends the stream, which goes on after the last event seen.
    ///
    /// @param last number of that event; 0 when there is none
    /// @throws IOException when there is no server, or no longer
    static void read(URI server, String path, String cookie, long last, Listener listener)
            throws IOException {
        try (var socket = ask(server, path, cookie, last)) {
            socket.setSoTimeout(SILENCE_MILLIS);
            read(socket, listener);
        }
    }

    private static Socket ask(URI server, String path, String cookie, long last)
            throws IOException {
        var socket = new Socket();
        socket.connect(new InetSocketAddress(server.getHost(), server.getPort()), SILENCE_MILLIS);
        String request =
                "GET %s HTTP/1.1\r\nHost: %s:%d\r\nAccept: text/event-stream\r\nCookie: %s\r\n"
                                .formatted(path, server.getHost(), server.getPort(), cookie)
                        + (last == 0 ? "\r\n" : "Last-Event-ID: %d\r\n\r\n".formatted(last));
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static void readUntilClosed(Socket socket, Listener listener) {
        try {
            read(socket, listener);
        } catch (IOException closed) {
            if (!socket.isClosed()) {
                throw new UncheckedIOException(closed);
            }
        }
    }

    /// Chunk lengths and headers lie between the lines of the stream and are not looked at.
    private static void read(Socket socket, Listener listener) throws IOException {
        try (var lines =
                new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            long number = 0; // of what tells of no event, such as a beat
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id: ")) {
                    number = Long.parseLong(line.substring(4).strip());
                } else if (line.startsWith("data: ")) {
                    listener.message(number, line, System.nanoTime());
                }
            }
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException late) {
            throw new UncheckedIOException(late);
        }
    }
}
