package overtrick.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import overtrick.house.codes.TournamentId;
import overtrick.tournament.session.Slot;

/// A tournament of so many tables in which every board has been played: how soon its console is
/// there, and follows a correction.
record LargeConsole(int tables, int boards) {

    private static final int LOOKS = 20;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    void measure(int corrections) throws IOException, InterruptedException {
        var data = Files.createTempDirectory("overtrick-console");
        EventOnServer seated;
        try (var server = start(data)) {
            seated = EventOnServer.seated(server.address(), tables, boards);
        }
        long begun = System.nanoTime();
        var slots = PlayedEvent.play(data, new TournamentId(seated.code()));
        System.out.printf(
                "%,d tables, %,d results kept in %.0f s%n",
                tables, slots.size(), (System.nanoTime() - begun) / 1e9);
        try (var server = start(data)) {
            var event = seated.at(server.address());
            System.out.println("console, first look after the start: " + looks(event, 1).text());
            System.out.println("console: " + looks(event, LOOKS).text());
            System.out.println("after a correction: " + correct(event, slots, corrections).text());
            System.out.printf("server memory %d MiB%n", server.residentMebibytes());
        }
    }

    private static Server start(Path data) throws IOException {
        return Server.start(data, 0, "--people", "4000");
    }

    private static Figures looks(EventOnServer event, int times)
            throws IOException, InterruptedException {
        var nanos = new long[times];
        for (int look = 0; look < times; look++) {
            long begun = System.nanoTime();
            String page = event.get("/console");
            nanos[look] = System.nanoTime() - begun;
            if (!page.contains("</html>")) {
                throw new IllegalStateException("no console: %.300s".formatted(page));
            }
        }
        return new Figures(nanos);
    }

    /// From the line typed until the console shows what it has changed.
    private static Figures correct(EventOnServer event, List<Slot> slots, int times)
            throws IOException, InterruptedException {
        var nanos = new long[times];
        try (var page =
                OpenPage.open(event.server(), event.path() + "/console/stream", event.cookie())) {
            Thread.sleep(Duration.ofSeconds(2));
            for (int one = 0; one < times; one++) {
                var slot = slots.get((one * 7919) % slots.size());
                String line =
                        "t%s r%s b%d 4SN-%d # their slip"
                                .formatted(
                                        slot.at(), slot.round(), slot.board().value(), 1 + one % 5);
                long begun = System.nanoTime();
                long number =
                        event.post("/console/line", "line=" + EventOnServer.encoded(line))
                                .orElseThrow();
                nanos[one] = awaited(page, number) - begun;
                Thread.sleep(Duration.ofMillis(200));
            }
        }
        return new Figures(nanos);
    }

    private static long awaited(OpenPage page, long number) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            var shown = page.current(number);
            if (shown.isPresent()) {
                return shown.getAsLong();
            }
            Thread.sleep(1);
        }
        throw new IllegalStateException("the console stands still");
    }
}
