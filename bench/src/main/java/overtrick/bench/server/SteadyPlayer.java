package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

/// A person who plays with three robots through every disaster: they ask again when the club says
/// that it cannot write, come back when it is gone, and note what does not agree with what they
/// were told.
final class SteadyPlayer implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMillis(50);

    /// After so long they ask elsewhere, where there are several servers.
    private static final Duration ANSWER = Duration.ofSeconds(25);

    private static final Duration ELSEWHERE = Duration.ofSeconds(4);

    private final List<URI> servers;
    private final String path;
    private final String cookie;
    private final List<String> faults = new ArrayList<>();
    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private volatile Picture seen = Picture.NONE;
    private volatile long lastNews = System.nanoTime();
    private volatile long kept;
    private volatile boolean closed;

    private SteadyPlayer(List<URI> servers, String path, String cookie) {
        this.servers = servers;
        this.path = path;
        this.cookie = cookie;
    }

    static SteadyPlayer open(URI server) throws IOException, InterruptedException {
        return open(List.of(server));
    }

    /// One whose page and whose deeds are each time at another of several servers of one club.
    static SteadyPlayer open(List<URI> servers) throws IOException, InterruptedException {
        var answer = TableUnderLoad.post(servers.getFirst(), "/play", "", "");
        var player =
                new SteadyPlayer(
                        servers,
                        answer.headers().firstValue("Location").orElseThrow(),
                        answer.headers()
                                .firstValue("Set-Cookie")
                                .orElseThrow()
                                .replaceAll(";.*", ""));
        Thread.ofVirtual().start(player::watch);
        Thread.ofVirtual().start(player::play);
        return player;
    }

    /// Keeps the page open; opens it again whenever the line is cut.
    private void watch() {
        while (!closed) {
            long atLeast = kept;
            try {
                EventStream.read(
                        any(),
                        path + "/stream",
                        cookie,
                        (number, data, nanos) -> news(atLeast, number, data, nanos));
            } catch (IOException cut) {
                pause();
            }
        }
    }

    private URI any() {
        return servers.get(ThreadLocalRandom.current().nextInt(servers.size()));
    }

    /// @param atLeast the last that was acknowledged before the page was opened
    private void news(long atLeast, long number, String data, long nanos) {
        if (number < atLeast) {
            fault("the page is at %d, %d was acknowledged".formatted(number, atLeast));
        }
        if (number > seen.number()) {
            lastNews = nanos;
        }
        seen = seen.after(number, data);
    }

    private void play() {
        boolean askedInVain = false;
        while (!closed) {
            var now = seen;
            if (now.deed().isEmpty()) {
                pause();
                continue;
            }
            try {
                askedInVain = act(now, askedInVain);
            } catch (IOException cut) {
                askedInVain = false; // whether it was kept is not known
            } catch (InterruptedException asked) {
                Thread.currentThread().interrupt();
                return;
            }
            pause();
        }
    }

    /// Whether the club said that it cannot write.
    private boolean act(Picture now, boolean askedInVain) throws IOException, InterruptedException {
        var deed = now.deed().split("\\?", 2);
        var answer =
                TableUnderLoad.post(
                        any(),
                        path + deed[0],
                        cookie,
                        deed[1] + "&seen=" + now.number(),
                        servers.size() > 1 ? ELSEWHERE : ANSWER);
        switch (answer.statusCode()) {
            case 204 -> {
                acknowledged.incrementAndGet();
                kept = Long.parseLong(answer.headers().firstValue("X-Event").orElseThrow());
                awaitPage(kept);
            }
            case 503 -> {
                refused.incrementAndGet();
                return true;
            }
            case 409 -> {
                if (askedInVain) {
                    fault("refused for want of room and kept all the same: " + now);
                }
            }
            default -> fault(answer.statusCode() + " for " + now + ": " + answer.body());
        }
        return false;
    }

    /// So that nothing is decided on a page from before the last deed.
    private void awaitPage(long number) {
        for (int wait = 0; wait < 100 && seen.number() < number && !closed; wait++) {
            pause();
        }
    }

    private void pause() {
        try {
            long usual = PATIENCE.toMillis();
            Thread.sleep(ThreadLocalRandom.current().nextLong(usual / 2, 2 * usual));
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void fault(String what) {
        faults.add(path + ": " + what);
    }

    /// What they were told and does not agree.
    synchronized List<String> faults() {
        return List.copyOf(faults);
    }

    /// When something last happened at their table, by [System#nanoTime].
    long lastNews() {
        return lastNews;
    }

    long acknowledged() {
        return acknowledged.get();
    }

    long refused() {
        return refused.get();
    }

    @Override
    public void close() {
        closed = true;
    }
}
