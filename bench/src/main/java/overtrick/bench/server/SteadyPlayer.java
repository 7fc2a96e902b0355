package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;

/// A person who plays with three robots through every disaster: they ask again when the club says
/// that it cannot write, come back when it is gone, and note what does not agree with what they
/// were told.
final class SteadyPlayer implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMillis(50);

    /// After so long they ask elsewhere, where there are several servers.
    private static final Duration ANSWER = Duration.ofSeconds(25);

    private static final Duration ELSEWHERE = Duration.ofSeconds(4);

    /// For so long nobody is sent where nobody answered, as nginx has it unless told otherwise.
    private static final Duration LEFT_OUT = Duration.ofSeconds(10);

    /// Every how many deeds they ask for the page as well.
    private static final int LOOKS = 10;

    private static final Pattern SHOWN = Pattern.compile("data-number=\"(\\d+)\"");

    private final List<URI> servers;
    private final String path;
    private final String cookie;
    private final List<String> faults = new ArrayList<>();
    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private volatile Picture seen = Picture.NONE;
    private volatile long lastNews = System.nanoTime();
    private volatile long kept;
    private final AtomicLong pagesRefused = new AtomicLong();
    private final List<Long> resumed = new CopyOnWriteArrayList<>();
    private final Queue<Deed> deeds = new ConcurrentLinkedQueue<>();
    private final Map<URI, Long> failed = new ConcurrentHashMap<>();
    private final Map<URI, LongAdder> byServer = new ConcurrentHashMap<>();
    private final AtomicLong unanswered = new AtomicLong();
    private volatile long brokenSince;
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
            var server = any();
            try {
                EventStream.read(
                        server,
                        path + "/stream",
                        cookie,
                        seen.number(),
                        (number, data, nanos) -> news(atLeast, number, data, nanos));
                broken();
            } catch (IOException cut) {
                failed(server);
                broken();
            }
            pause();
        }
    }

    /// The line is cut; several tries may follow before it is there again.
    private void broken() {
        if (brokenSince == 0) {
            brokenSince = System.nanoTime();
        }
    }

    /// As a proxy does: drawn from those that have not failed for a while, if there are any.
    private URI any() {
        long since = System.nanoTime() - LEFT_OUT.toNanos();
        var good =
                servers.stream()
                        .filter(server -> failed.getOrDefault(server, since) - since <= 0)
                        .toList();
        var drawn = good.isEmpty() ? servers : good;
        return drawn.get(ThreadLocalRandom.current().nextInt(drawn.size()));
    }

    private void failed(URI server) {
        failed.put(server, System.nanoTime());
    }

    /// @param atLeast the last that was acknowledged before the page was opened
    private void news(long atLeast, long number, String data, long nanos) {
        if (brokenSince != 0) {
            resumed.add(nanos - brokenSince);
            brokenSince = 0;
        }
        if (number == 0) {
            return;
        }
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
            var server = any();
            try {
                askedInVain = act(server, now, askedInVain);
            } catch (IOException cut) {
                failed(server);
                unanswered.incrementAndGet();
                askedInVain = false; // whether it was kept is not known
            } catch (InterruptedException asked) {
                Thread.currentThread().interrupt();
                return;
            }
            pause();
        }
    }

    /// Whether the club said that it cannot write.
    private boolean act(URI server, Picture now, boolean askedInVain)
            throws IOException, InterruptedException {
        var deed = now.deed().split("\\?", 2);
        var answer =
                TableUnderLoad.post(
                        server,
                        path + deed[0],
                        cookie,
                        deed[1] + "&seen=" + now.number(),
                        servers.size() > 1 ? ELSEWHERE : ANSWER);
        switch (answer.statusCode()) {
            case 204 -> {
                acknowledged.incrementAndGet();
                byServer.computeIfAbsent(server, _ -> new LongAdder()).increment();
                kept = Long.parseLong(answer.headers().firstValue("X-Event").orElseThrow());
                deeds.add(new Deed(now.number(), kept, deed[0], deed[1]));
                lookElsewhere();
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

    /// Now and then they ask for the page, wherever that is: what was acknowledged is on it.
    private void lookElsewhere() throws IOException, InterruptedException {
        if (servers.size() == 1 || acknowledged() % LOOKS != 0) {
            return;
        }
        long atLeast = kept;
        var page = TableUnderLoad.get(any(), path, cookie, ELSEWHERE);
        var shown = SHOWN.matcher(page.body());
        if (page.statusCode() != 200) {
            pagesRefused.incrementAndGet();
        } else if (!shown.find() || Long.parseLong(shown.group(1)) < atLeast) {
            fault("a page asked for does not show %d, which was acknowledged".formatted(atLeast));
        }
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

    /// Deeds to which nobody answered.
    long unanswered() {
        return unanswered.get();
    }

    /// Deeds that one of the servers has acknowledged.
    long acknowledgedBy(URI server) {
        var sum = byServer.get(server);
        return sum == null ? 0 : sum.sum();
    }

    /// How often a page that they asked for was not given.
    long pagesRefused() {
        return pagesRefused.get();
    }

    /// For how long their page did not follow the table, each time its line was cut.
    List<Long> resumed() {
        return List.copyOf(resumed);
    }

    /// What was acknowledged and is not in the log: the number that they were told, and an event of
    /// what they did.
    List<String> missing(EventLog log) {
        String table = path.substring(path.lastIndexOf('/') + 1);
        var events = log.read("table/" + table, 0);
        return deeds.stream()
                .filter(deed -> !deed.isIn(events))
                .map(deed -> path + " has lost what was acknowledged: " + deed)
                .toList();
    }

    /// Something acknowledged.
    ///
    /// @param seen the number before it
    /// @param kept the number that was told
    private record Deed(long seen, long kept, String what, String body) {

        private boolean isIn(List<LoggedEvent> events) {
            if (kept > events.size()) {
                return false;
            }
            String said = "\"%s\"".formatted(body.substring(body.indexOf('=') + 1));
            return events.subList((int) seen, (int) kept).stream()
                    .map(LoggedEvent::event)
                    .anyMatch(event ->
                            switch (what) {
                                case "/card" ->
                                        event.type().equals("card-played")
                                                && event.payload().contains(said);
                                case "/call" -> event.type().equals("call-made");
                                default -> true;
                            });
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
