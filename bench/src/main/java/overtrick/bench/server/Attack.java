package overtrick.bench.server;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Strangers who send what costs the club something, each on a connection of their own, until they
/// are called off. What they are told is counted.
final class Attack implements AutoCloseable {

    /// Whoever is refused comes again so soon.
    private static final long AGAIN_MILLIS = 500;

    private static final long DRIP_MILLIS = 4_000;

    private final URI server;
    private final ExecutorService strangers = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, Integer> told = new ConcurrentSkipListMap<>();
    private final List<Socket> open = new ArrayList<>();
    private volatile boolean over;

    Attack(URI server) {
        this.server = server;
    }

    /// What so many strangers do.
    private interface Deed {
        void done(int number) throws IOException, InterruptedException;
    }

    private void by(int strangersMany, Deed deed) {
        for (int number = 0; number < strangersMany; number++) {
            int own = number;
            strangers.execute(() -> {
                try {
                    deed.done(own);
                } catch (IOException cut) {
                    note(over ? "open to the end" : "cut");
                } catch (InterruptedException asked) {
                    Thread.currentThread().interrupt();
                }
            });
        }
    }

    private void note(String what) {
        told.merge(what, 1, Integer::sum);
    }

    private Socket connect() throws IOException {
        var socket = new Socket(server.getHost(), server.getPort());
        synchronized (open) {
            open.add(socket);
        }
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    private String request(String line, String more) {
        return "%s HTTP/1.1\r\nHost: %s:%d\r\n%s\r\n"
                .formatted(line, server.getHost(), server.getPort(), more);
    }

    /// Everybody sends a beginning, and then a byte every few seconds.
    Attack drip(int many, String beginning, String bit) {
        by(
                many,
                _ -> {
                    var socket = connect();
                    send(socket, beginning);
                    long begun = System.nanoTime();
                    Thread.ofVirtual().start(() -> drip(socket, bit));
                    String status = status(socket);
                    note(
                            status.isEmpty()
                                    ? "cut"
                                    : "%s after about %d s"
                                            .formatted(
                                                    status,
                                                    5
                                                            * Math.round(
                                                                    (System.nanoTime() - begun)
                                                                            / 5e9)));
                });
        return this;
    }

    private void drip(Socket socket, String bit) {
        try {
            while (!over) {
                Thread.sleep(DRIP_MILLIS);
                send(socket, bit);
            }
        } catch (IOException ended) {
            Thread.currentThread().interrupt(); // told by the answer
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    /// Heads that never end.
    Attack halfHeads(int many) {
        return drip(many, "GET / HTTP/1.1\r\nHost: localhost\r\n", "X: y\r\n");
    }

    /// Forms that never end.
    Attack slowBodies(int many) {
        String form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n";
        return drip(many, request("POST /me", form), "x");
    }

    /// Everybody asks for the same, again and again.
    Attack asking(int many, String path) {
        return asking(many, List.of(path), Integer.MAX_VALUE);
    }

    /// Everybody asks for the one or the other.
    Attack asking(int many, List<String> paths, int times) {
        by(
                many,
                number -> {
                    for (int time = 0; time < times && !over; time++) {
                        String path = paths.get((number + time) % paths.size());
                        try (var socket = connect()) {
                            send(socket, request("GET " + path, "Connection: close\r\n"));
                            String status = status(socket);
                            note(status);
                            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
                            if (!status.equals("200")) {
                                Thread.sleep(AGAIN_MILLIS);
                            }
                        }
                    }
                });
        return this;
    }

    /// Everybody opens a page's stream and keeps it.
    Attack streams(int many, String path) {
        by(
                many,
                _ -> {
                    var socket = connect();
                    send(socket, request("GET " + path, ""));
                    note(status(socket));
                });
        return this;
    }

    /// Everybody opens a table, and keeps no cookie.
    Attack tables(int many) {
        String form = "robots=no";
        String more =
                "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: %d\r\n"
                                .formatted(form.length())
                        + "Connection: close\r\n";
        by(
                many,
                _ -> {
                    try (var socket = connect()) {
                        send(socket, request("POST /tables", more) + form);
                        note(status(socket));
                    }
                });
        return this;
    }

    /// The number of the answer's status; empty when there is none.
    private static String status(Socket socket) throws IOException {
        var line = new StringBuilder();
        int next = socket.getInputStream().read();
        while (next >= 0 && next != '\n') {
            line.append((char) next);
            next = socket.getInputStream().read();
        }
        return line.length() < 12 ? "" : line.substring(9, 12);
    }

    /// What they were told, and how many were.
    Map<String, Integer> told() {
        return told;
    }

    @Override
    public void close() {
        over = true;
        synchronized (open) {
            for (var socket : open) {
                try {
                    socket.close();
                } catch (IOException late) {
                    note("not closed");
                }
            }
        }
        strangers.shutdownNow();
    }
}
