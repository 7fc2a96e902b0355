package overtrick.browser;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/// A line between browsers and a house that does what bad lines do: it delays, swallows, cuts, and
/// brings requests twice. A connection that has swallowed something never comes to life again; new
/// ones are as the line is then.
final class BadLine implements Place, AutoCloseable {

    /// What becomes of bytes.
    private enum Way {
        OPEN,
        /// Connections stay open, and nothing comes through.
        SWALLOWED,
        /// Requests arrive, and what is answered does not.
        ANSWERS_SWALLOWED,
        /// Whatever is sent to the house arrives twice, one after the other. The second answer is
        /// the one that comes back.
        DOUBLED,
        /// Whoever calls is hung up on.
        CUT
    }

    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: *(\\d+)\r\n");

    private final int housePort;
    private final ServerSocket door;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger doubled = new AtomicInteger();
    private final ScheduledExecutorService slow =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("slow-line").daemon().factory());
    private volatile Way way = Way.OPEN;
    private volatile Duration delay = Duration.ZERO;

    BadLine(House house) {
        housePort = Integer.parseInt(house.authority().split(":")[1]);
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException taken) {
            throw new UncheckedIOException(taken);
        }
        Thread.ofVirtual().name("bad-line").start(this::listen);
    }

    @Override
    public String address(String path) {
        return "http://127.0.0.1:" + door.getLocalPort() + path;
    }

    void swallow() {
        way = Way.SWALLOWED;
    }

    void swallowAnswers() {
        way = Way.ANSWERS_SWALLOWED;
    }

    void bringAllTwice() {
        way = Way.DOUBLED;
    }

    /// Every byte takes so much longer, there and back.
    void delay(Duration time) {
        delay = time;
    }

    /// All connections end now, and new ones at once.
    void cut() {
        way = Way.CUT;
        open.forEach(BadLine::shut);
    }

    void heal() {
        way = Way.OPEN;
        delay = Duration.ZERO;
    }

    /// How many requests have come to the house twice.
    int doubled() {
        return doubled.get();
    }

    private void listen() {
        while (!door.isClosed()) {
            try {
                var browser = door.accept();
                open.add(browser);
                Thread.ofVirtual().start(() -> new Connection(browser).relay());
            } catch (IOException closed) {
                return;
            }
        }
    }

    private static void shut(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    @Override
    public void close() {
        shutDoor();
        open.forEach(BadLine::shut);
        slow.shutdownNow();
    }

    private void shutDoor() {
        try {
            door.close();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /// One connection of a browser, and the one of the house that belongs to it.
    private final class Connection {

        private final Socket browser;

        /// Something has been swallowed on the way there, or back.
        private volatile boolean deadThere;

        private volatile boolean deadBack;

        private Connection(Socket browser) {
            this.browser = browser;
        }

        private void relay() {
            try (browser;
                    var house = new Socket(InetAddress.getLoopbackAddress(), housePort)) {
                open.add(house);
                if (way == Way.CUT) {
                    return;
                }
                var back = house.getInputStream();
                Thread.ofVirtual().start(() -> bringBack(back));
                requests(browser.getInputStream(), house.getOutputStream());
            } catch (IOException gone) {
                open.remove(browser);
            }
        }

        /// Requests one by one, until the browser hangs up.
        private void requests(InputStream from, OutputStream to) throws IOException {
            for (var head = head(from); head.length > 0; head = head(from)) {
                var body = from.readNBytes(length(head));
                deadThere |= way == Way.SWALLOWED;
                if (deadThere) {
                    continue;
                }
                if (way == Way.DOUBLED
                        && new String(head, 0, 4, StandardCharsets.US_ASCII).equals("POST")) {
                    sendAhead(head, body);
                }
                send(to, join(head, body));
            }
        }

        /// The same request by another connection; its answer goes nowhere.
        private void sendAhead(byte[] head, byte[] body) throws IOException {
            try (var other = new Socket(InetAddress.getLoopbackAddress(), housePort)) {
                other.getOutputStream().write(join(head, body));
                var answer = head(other.getInputStream());
                if (answer.length > 0) {
                    doubled.incrementAndGet();
                }
            }
        }

        private void bringBack(InputStream from) {
            var chunk = new byte[8192];
            try {
                for (int count = from.read(chunk); count >= 0; count = from.read(chunk)) {
                    deadBack |= deadThere || way == Way.SWALLOWED || way == Way.ANSWERS_SWALLOWED;
                    if (!deadBack) {
                        send(browser.getOutputStream(), Arrays.copyOf(chunk, count));
                    }
                }
                if (!deadBack) {
                    browser.close(); // who swallows does not tell that the house has hung up
                }
            } catch (IOException gone) {
                open.remove(browser);
            }
        }

        private void send(OutputStream to, byte[] bytes) throws IOException {
            if (delay.isZero() || slow.isShutdown()) {
                to.write(bytes);
                return;
            }
            var _ = slow.schedule(() -> late(to, bytes), delay.toMillis(), TimeUnit.MILLISECONDS);
        }

        private void late(OutputStream to, byte[] bytes) {
            try {
                to.write(bytes);
            } catch (IOException gone) {
                open.remove(browser);
            }
        }
    }

    /// Up to the empty line; nothing when the other side has hung up.
    private static byte[] head(InputStream from) throws IOException {
        var head = new ByteArrayOutputStream();
        int end = 0;
        for (int one = from.read(); one >= 0; one = from.read()) {
            head.write(one);
            end = one == (end % 2 == 0 ? '\r' : '\n') ? end + 1 : one == '\r' ? 1 : 0;
            if (end == 4) {
                return head.toByteArray();
            }
        }
        return new byte[0];
    }

    private static int length(byte[] head) {
        var found = LENGTH.matcher(new String(head, StandardCharsets.ISO_8859_1));
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }

    private static byte[] join(byte[] head, byte[] body) {
        var all = Arrays.copyOf(head, head.length + body.length);
        System.arraycopy(body, 0, all, head.length, body.length);
        return all;
    }
}
