package overtrick.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import overtrick.club.Club;
import overtrick.club.ClubSettings;
import overtrick.club.tournament.TournamentId;
import overtrick.club.tournament.Tournaments;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Outcome;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.web.evening.ResultText;

/// A tournament of so many tables in which every board has been played: how soon its console is
/// there, and follows a correction.
record LargeConsole(int tables, int boards) {

    private static final Attendee DIRECTOR = new Attendee.Director("");
    private static final int LOOKS = 20;
    private static final List<String> RESULTS =
            List.of("4SN=", "4SN+1", "4SS-1", "3NN=", "3NS+1", "5HN-2", "4HE-2", "2SN+2", "5CW-1");
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    void measure(int corrections) throws IOException, InterruptedException {
        var data = Files.createTempDirectory("overtrick-console");
        EventOnServer seated;
        try (var server = start(data)) {
            seated = EventOnServer.seated(server.address(), tables, boards);
        }
        long begun = System.nanoTime();
        var slots = play(data, new TournamentId(seated.code()));
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

    /// All rounds, every board at every table.
    ///
    /// @return where the results are
    private static List<Slot> play(Path data, TournamentId id) {
        var chance = new SplittableRandom(1);
        try (var club = Club.open(ClubSettings.in(data))) {
            var all = club.tournaments();
            var view = all.view(id.code(), DIRECTOR).state();
            for (var one : view.sections()) {
                var section = one.section();
                for (int round = 1; round <= section.floor().movement().rounds(); round++) {
                    act(all, id, new Act.BeginRound(section.name(), new RoundNumber(round)));
                }
            }
            var slots = view.results().stream().map(ResultLine::slot).toList();
            for (var slot : slots) {
                String typed = RESULTS.get(chance.nextInt(RESULTS.size()));
                if (ResultText.parse(typed, slot.board()) instanceof Outcome.Scored score) {
                    act(all, id, new Act.Report(slot, score));
                }
            }
            return slots;
        }
    }

    private static void act(Tournaments all, TournamentId id, Act act) {
        var _ = all.act(id, DIRECTOR, "", act);
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
                        "t%s r%s b%d 4SN-%d # his slip"
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
