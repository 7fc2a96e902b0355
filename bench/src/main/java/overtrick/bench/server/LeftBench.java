package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Tables that people open and leave: what they cost, and how soon the club is there again after a
/// restart.
@Command(
        name = "left",
        description = "Tables opened and left: memory, then start and first page of the next life.")
public final class LeftBench implements Callable<Integer> {

    private static final int AT_ONCE = 16;

    @Option(names = "--tables", description = "(default: ${DEFAULT-VALUE})")
    private int tables = 50_000;

    @Option(names = "--runs", description = "starts afterwards (default: ${DEFAULT-VALUE})")
    private int runs = 5;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var data = Files.createTempDirectory("overtrick-left");
        long begun = System.nanoTime();
        try (var server = Server.start(data, 0, "--people", String.valueOf(2 * tables))) {
            for (int part = 0; part < 5; part++) {
                open(server.address(), tables / 5);
                System.out.printf(
                        "%,d tables left after %d s: %d MiB resident%n",
                        (part + 1) * (tables / 5),
                        (System.nanoTime() - begun) / 1_000_000_000,
                        server.residentMebibytes());
            }
            System.out.println("first page beside them: " + pages(server.address()).text());
        }
        var ready = new long[runs];
        var first = new long[runs];
        for (int run = 0; run < runs; run++) {
            long start = System.nanoTime();
            try (var server = Server.start(data, 0)) {
                ready[run] = server.nanosToReady();
                page(server.address());
                first[run] = System.nanoTime() - start;
            }
        }
        System.out.println("ready:      " + new Figures(ready).text());
        System.out.println("first page: " + new Figures(first).text());
        return 0;
    }

    private static void open(URI server, int tables) throws InterruptedException {
        var room = new Semaphore(AT_ONCE);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int table = 0; table < tables; table++) {
                room.acquire();
                threads.execute(() -> {
                    try {
                        int status = TableUnderLoad.post(server, "/play", "", "").statusCode();
                        if (status != 303) {
                            throw new IllegalStateException("a table was not opened: " + status);
                        }
                    } catch (IOException failed) {
                        throw new IllegalStateException(failed);
                    } catch (InterruptedException asked) {
                        Thread.currentThread().interrupt();
                    } finally {
                        room.release();
                    }
                });
            }
        }
    }

    private static Figures pages(URI server) throws IOException, InterruptedException {
        var nanos = new long[20];
        for (int page = 0; page < nanos.length; page++) {
            long begun = System.nanoTime();
            page(server);
            nanos[page] = System.nanoTime() - begun;
        }
        return new Figures(nanos);
    }

    private static void page(URI server) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var asked = HttpRequest.newBuilder(server).build();
            int status = client.send(asked, BodyHandlers.discarding()).statusCode();
            if (status != 200) {
                throw new IOException("the first page came with status " + status);
            }
        }
    }
}
