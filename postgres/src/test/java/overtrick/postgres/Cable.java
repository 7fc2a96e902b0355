package overtrick.postgres;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A cable between a program and its database, which can be cut at the worst moments.
final class Cable implements AutoCloseable {

    private final int to;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    /// Servers whose next answer goes nowhere.
    private final Set<Socket> unheard = ConcurrentHashMap.newKeySet();

    private ServerSocket door;
    private final int port;
    private volatile Cut cut = Cut.NONE;

    /// Whoever waits at the door when it is shut may still be let in by the system.
    private volatile boolean pulled;

    private volatile @Nullable CountDownLatch still;

    /// When it is cut next.
    enum Cut {
        NONE,
        /// Before the server hears of a commit.
        BEFORE_COMMIT,
        /// When the server has committed, and before the program hears of it.
        AFTER_COMMIT,
        /// The same, and nobody gets through any more.
        AFTER_COMMIT_FOR_LONG
    }

    Cable(int to) throws IOException {
        this.to = to;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        this.port = door.getLocalPort();
        accept(door);
    }

    int port() {
        return port;
    }

    void cutAt(Cut when) {
        cut = when;
    }

    /// Nobody gets through.
    void pull() throws IOException {
        pulled = true;
        door.close();
        cutAll();
    }

    void plugIn() throws IOException {
        pulled = false;
        door = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
        accept(door);
    }

    /// What is sent gets nowhere, and nobody is told.
    void hold() {
        still = new CountDownLatch(1);
    }

    void letGo() {
        var held = still;
        still = null;
        if (held != null) {
            held.countDown();
        }
    }

    private void accept(ServerSocket at) {
        Thread.ofVirtual()
                .start(() -> {
                    try {
                        while (true) {
                            connect(at.accept());
                        }
                    } catch (IOException closed) {
                        // pulled
                    }
                });
    }

    private void connect(Socket program) throws IOException {
        var server = new Socket(InetAddress.getLoopbackAddress(), to);
        open.add(program);
        open.add(server);
        if (pulled) {
            cutAll();
            return;
        }
        Thread.ofVirtual().start(() -> pump(program, server, true));
        Thread.ofVirtual().start(() -> pump(server, program, false));
    }

    private void pump(Socket from, Socket into, boolean orders) {
        var bytes = new byte[1 << 16];
        try (from;
                into) {
            for (int read = from.getInputStream().read(bytes);
                    read > 0;
                    read = from.getInputStream().read(bytes)) {
                if (unheard.remove(from)) {
                    return;
                }
                var held = still;
                if (held != null) {
                    held.await();
                }
                boolean commits =
                        orders
                                && new String(bytes, 0, read, StandardCharsets.ISO_8859_1)
                                        .contains("COMMIT");
                if (commits && cut == Cut.BEFORE_COMMIT) {
                    cut = Cut.NONE;
                    return;
                }
                if (commits && cut != Cut.NONE) {
                    commitAndCut(into, bytes, read);
                    return;
                }
                into.getOutputStream().write(bytes, 0, read);
            }
        } catch (IOException | InterruptedException over) {
            // cut
        }
    }

    /// The program hears that the line is cut when the server has committed: whoever comes anew may
    /// have the one before ended, and a commit that was still under way with it.
    private void commitAndCut(Socket server, byte[] bytes, int length) throws IOException {
        boolean forLong = cut == Cut.AFTER_COMMIT_FOR_LONG;
        cut = Cut.NONE;
        if (forLong) {
            pulled = true; // first: whoever notices is back at once
        }
        unheard.add(server);
        server.getOutputStream().write(bytes, 0, length);
        server.getOutputStream().flush();
        awaitAnswer(server);
        if (forLong) {
            pull();
        }
    }

    /// Whoever would carry it to the program closes both.
    private static void awaitAnswer(Socket server) {
        while (!server.isClosed()) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private void cutAll() throws IOException {
        for (var one : open) {
            one.close();
        }
        open.clear();
    }

    @Override
    public void close() throws IOException {
        letGo();
        pull();
    }
}
