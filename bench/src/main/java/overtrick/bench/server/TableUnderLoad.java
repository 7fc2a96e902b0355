package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/// A table on the server, seen from outside: one page of the person who plays, three of others.
final class TableUnderLoad implements AutoCloseable {

    private static final int OTHERS = 3;

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /// A click on its way.
    ///
    /// @param told the pages that have shown its effect
    private record Click(long after, long begun, Set<Integer> told, CountDownLatch all) {
        Click(long after, long begun) {
            this(after, begun, ConcurrentHashMap.newKeySet(), new CountDownLatch(OTHERS));
        }
    }

    /// The addresses of the club; each page has one of them, and deeds go to the first.
    private final List<URI> servers;

    private final String path;
    private final String cookie;
    private final LongConsumer clicked;
    private final Runnable pictureSent;
    private final List<EventStream> streams = new ArrayList<>();
    private volatile Picture seen = Picture.NONE;
    private volatile Click click = new Click(Long.MAX_VALUE, 0);
    private volatile boolean closed;

    private TableUnderLoad(
            List<URI> servers,
            String path,
            String cookie,
            LongConsumer clicked,
            Runnable pictureSent) {
        this.servers = servers;
        this.path = path;
        this.cookie = cookie;
        this.clicked = clicked;
        this.pictureSent = pictureSent;
    }

    /// @param servers addresses of one club, the first for the one who plays
    static TableUnderLoad open(List<URI> servers, LongConsumer clicked, Runnable pictureSent)
            throws IOException, InterruptedException {
        var server = servers.getFirst();
        var answer = post(server, "/tables", "", "access=OPEN&robots=yes&boards=dealt");
        String cookie =
                answer.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
        String path = answer.headers().firstValue("Location").orElseThrow();
        var table = new TableUnderLoad(servers, path, cookie, clicked, pictureSent);
        table.streams.add(EventStream.open(server, path + "/stream", cookie, table::playersPage));
        for (int page = 0; page < OTHERS; page++) {
            int place = page;
            table.streams.add(
                    EventStream.open(
                            servers.get((page + 1) % servers.size()),
                            path + "/stream",
                            "a=b",
                            (number, _, nanos) -> table.othersPage(place, number, nanos)));
        }
        return table;
    }

    /// Calls pass, plays the first card that may be played, asks for the next board.
    ///
    /// @param thinking how long they think, on the average
    void play(Duration thinking) {
        try {
            while (!closed) {
                long millis = thinking.toMillis();
                Thread.sleep(ThreadLocalRandom.current().nextLong(millis / 2, 3 * millis / 2 + 1));
                var now = seen;
                if (!now.deed().isEmpty()) {
                    var deed = now.deed().split("\\?", 2);
                    click(deed[0], deed[1], now);
                }
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        } catch (IOException failed) {
            if (!closed) {
                throw new IllegalStateException(path, failed);
            }
        }
    }

    private void click(String what, String body, Picture now)
            throws IOException, InterruptedException {
        var next = new Click(now.number(), System.nanoTime());
        click = next;
        var answer = post(servers.getFirst(), path + what, cookie, body + "&seen=" + now.number());
        if (answer.statusCode() == 204 && !next.all().await(10, TimeUnit.SECONDS) && !closed) {
            throw new IllegalStateException("three pages were not told at " + path);
        }
    }

    private void playersPage(long number, String data, long nanos) {
        pictureSent.run();
        seen = seen.after(number, data);
    }

    private void othersPage(int place, long number, long nanos) {
        pictureSent.run();
        var waiting = click;
        if (number > waiting.after() && waiting.told().add(place)) {
            waiting.all().countDown();
            if (waiting.told().size() == OTHERS) {
                clicked.accept(nanos - waiting.begun());
            }
        }
    }

    static HttpResponse<String> post(URI server, String path, String cookie, String body)
            throws IOException, InterruptedException {
        return post(server, path, cookie, body, Duration.ofMinutes(2));
    }

    /// @param patience after which there is no answer
    static HttpResponse<String> post(
            URI server, String path, String cookie, String body, Duration patience)
            throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(server.resolve(path))
                        .timeout(patience)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .header("Cookie", cookie.isEmpty() ? "a=b" : cookie)
                        .POST(BodyPublishers.ofString(body))
                        .build();
        return CLIENT.send(request, BodyHandlers.ofString());
    }

    static HttpResponse<String> get(URI server, String path, String cookie)
            throws IOException, InterruptedException {
        return get(server, path, cookie, Duration.ofMinutes(2));
    }

    /// @param patience after which there is no answer
    static HttpResponse<String> get(URI server, String path, String cookie, Duration patience)
            throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(server.resolve(path))
                        .timeout(patience)
                        .header("Accept", "text/html")
                        .header("Cookie", cookie.isEmpty() ? "a=b" : cookie)
                        .build();
        return CLIENT.send(request, BodyHandlers.ofString());
    }

    @Override
    public void close() {
        closed = true;
        streams.forEach(EventStream::close);
    }
}
