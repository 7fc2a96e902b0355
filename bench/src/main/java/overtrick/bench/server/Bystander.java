package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;

/// Somebody who plays with robots at a normal pace and looks at the front page now and then, and
/// what each of it took them.
final class Bystander implements AutoCloseable {

    private static final Duration THINKING = Duration.ofMillis(250);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

    private final URI server;
    private final String path;
    private final String cookie;
    private final EventStream stream;
    private final ConcurrentLinkedQueue<Long> looks = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Long> moves = new ConcurrentLinkedQueue<>();
    private final Map<Integer, Integer> refused = new ConcurrentHashMap<>();
    private volatile Picture seen = Picture.NONE;
    private volatile boolean closed;

    private Bystander(URI server, String path, String cookie) throws IOException {
        this.server = server;
        this.path = path;
        this.cookie = cookie;
        this.stream =
                EventStream.open(
                        server,
                        path + "/stream",
                        cookie,
                        (number, data, _) -> seen = seen.after(number, data));
    }

    static Bystander at(URI server) throws IOException, InterruptedException {
        var answer = TableUnderLoad.post(server, "/tables", "", "robots=yes&boards=dealt");
        var bystander =
                new Bystander(
                        server,
                        answer.headers().firstValue("Location").orElseThrow(),
                        answer.headers()
                                .firstValue("Set-Cookie")
                                .orElseThrow()
                                .replaceAll(";.*", ""));
        Thread.ofPlatform().daemon().start(() -> bystander.again(THINKING, bystander::move));
        Thread.ofPlatform().daemon().start(() -> bystander.again(BETWEEN_LOOKS, bystander::look));
        return bystander;
    }

    private interface Deed {
        void done() throws IOException, InterruptedException;
    }

    private void again(Duration pause, Deed deed) {
        try {
            while (!closed) {
                long millis = pause.toMillis();
                Thread.sleep(ThreadLocalRandom.current().nextLong(millis / 2, 3 * millis / 2));
                deed.done();
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        } catch (IOException failed) {
            if (!closed) {
                throw new IllegalStateException(path, failed);
            }
        }
    }

    private void look() throws IOException, InterruptedException {
        long begun = System.nanoTime();
        note(TableUnderLoad.get(server, "/", cookie).statusCode());
        looks.add(System.nanoTime() - begun);
    }

    private void move() throws IOException, InterruptedException {
        var now = seen;
        if (now.deed().isEmpty()) {
            return;
        }
        var deed = now.deed().split("\\?", 2);
        long begun = System.nanoTime();
        var answer =
                TableUnderLoad.post(
                        server, path + deed[0], cookie, deed[1] + "&seen=" + now.number());
        note(answer.statusCode());
        moves.add(System.nanoTime() - begun);
    }

    /// That a robot was quicker is no fault.
    private void note(int status) {
        if (status >= 400 && status != 409) {
            refused.merge(status, 1, Integer::sum);
        }
    }

    /// Forgets what was until now.
    void forget() {
        looks.clear();
        moves.clear();
        refused.clear();
    }

    Figures looks() {
        return figures(looks);
    }

    Figures moves() {
        return figures(moves);
    }

    /// How often they were turned away, by the status.
    Map<Integer, Integer> refused() {
        return Map.copyOf(refused);
    }

    private static Figures figures(ConcurrentLinkedQueue<Long> nanos) {
        return new Figures(List.copyOf(nanos).stream().mapToLong(Long::longValue).toArray());
    }

    @Override
    public void close() {
        closed = true;
        stream.close();
    }
}
