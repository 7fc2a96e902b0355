package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The evening of a large club: every telephone of every table enters a result or agrees to one
/// within the same time. And the console of a very large one.
@Command(
        name = "evening",
        description =
                "100 tables whose 400 telephones enter within a minute; a console of 1,000 tables.")
public final class EveningBench implements Callable<Integer> {

    private static final int PHONES = 4;
    private static final int BOARDS = 26;
    private static final List<String> SCORES = List.of("4SN=", "3NE-1", "2HS+1");
    private static final Pattern BOARD = Pattern.compile("data-board=\"(\\d+)\"");

    @Option(names = "--tables", description = "(default: ${DEFAULT-VALUE}); 0 for none")
    private int tables = 100;

    @Option(
            names = "--seconds",
            description = "in which all telephones enter (default: ${DEFAULT-VALUE})")
    private int seconds = 60;

    @Option(
            names = "--console",
            description = "tables of the large console (default: ${DEFAULT-VALUE}); 0 for none")
    private int large = 1_000;

    @Option(names = "--boards", description = "of the large event (default: ${DEFAULT-VALUE})")
    private int boards = 27;

    @Option(names = "--corrections", description = "(default: ${DEFAULT-VALUE})")
    private int corrections = 100;

    /// What somebody did, between these moments.
    ///
    /// @param number of the event that it became
    private record Tap(long number, long begun, long answered) {}

    private final ConcurrentLinkedQueue<Tap> taps = new ConcurrentLinkedQueue<>();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (tables > 0) {
            minute();
        }
        if (large > 0) {
            new LargeConsole(large, boards).measure(corrections);
        }
        return 0;
    }

    private void minute() throws IOException, InterruptedException {
        var data = Files.createTempDirectory("overtrick-evening");
        try (var server = Server.start(data, 0, "--people", String.valueOf(40 * tables))) {
            var event = EventOnServer.seated(server.address(), tables, BOARDS);
            event.begin();
            var phones = new LinkedHashMap<String, List<String>>();
            for (var card : event.cards()) {
                phones.put(EventOnServer.table(card), event.sides(card));
            }
            var pages = pages(event, phones);
            Thread.sleep(Duration.ofSeconds(3));
            var before = server.processorTime();
            var own = Server.processorTime(ProcessHandle.current());
            enter(event, phones);
            Thread.sleep(Duration.ofSeconds(2));
            report(phones.size(), pages);
            System.out.printf(
                    "processor: server %.1f s, load %.1f s; server memory %d MiB%n",
                    server.processorTime().minus(before).toMillis() / 1e3,
                    Server.processorTime(ProcessHandle.current()).minus(own).toMillis() / 1e3,
                    server.residentMebibytes());
            pages.forEach(OpenPage::close);
        }
    }

    /// Console, projector, and four telephones at every table.
    ///
    /// @param phones the cookies of each table's two sides
    private static List<OpenPage> pages(EventOnServer event, Map<String, List<String>> phones)
            throws IOException {
        URI server = event.server();
        var pages = new ArrayList<OpenPage>();
        pages.add(OpenPage.open(server, event.path() + "/console/stream", event.cookie()));
        pages.add(OpenPage.open(server, event.path() + "/hall/stream", ""));
        for (var phone : phones.entrySet()) {
            for (int one = 0; one < PHONES; one++) {
                var side = phone.getValue().get(one % 2);
                pages.add(OpenPage.open(server, phone.getKey() + "/stream", side));
            }
        }
        return pages;
    }

    private void enter(EventOnServer event, Map<String, List<String>> phones)
            throws InterruptedException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var tables = new ArrayList<Callable<Boolean>>();
            phones.forEach((phone, sides) -> tables.add(() -> play(event, phone, sides)));
            for (var table : threads.invokeAll(tables)) {
                if (table.state() == Future.State.FAILED) {
                    throw new IllegalStateException(table.exceptionNow());
                }
            }
        }
    }

    /// Two results from either side, each with the agreement of the other.
    ///
    /// @param cookies of the two sides
    private boolean play(EventOnServer event, String phone, List<String> cookies)
            throws IOException, InterruptedException {
        var page = TableUnderLoad.get(event.server(), phone, cookies.getFirst()).body();
        var set = BOARD.matcher(page).results().map(found -> found.group(1)).distinct().toList();
        var sides = List.of("NS", "EW");
        String score = SCORES.get(Math.floorMod(phone.hashCode(), SCORES.size()));
        for (int board = 0; board < 2; board++) {
            String slot = "round=1&board=" + set.get(board) + "&side=";
            think();
            tap(
                    event,
                    phone + "/results",
                    cookies.get(board),
                    slot + sides.get(board) + "&result=" + EventOnServer.encoded(score));
            think();
            tap(event, phone + "/agree", cookies.get(1 - board), slot + sides.get(1 - board));
        }
        return true;
    }

    /// So that what the four do is spread over the whole time.
    private void think() throws InterruptedException {
        Thread.sleep(ThreadLocalRandom.current().nextLong(seconds * 1000L / PHONES));
    }

    private void tap(EventOnServer event, String address, String telephone, String form)
            throws IOException, InterruptedException {
        long begun = System.nanoTime();
        long number = event.tap(address, telephone, form).orElseThrow();
        taps.add(new Tap(number, begun, System.nanoTime()));
    }

    private void report(int tables, List<OpenPage> pages) {
        System.out.printf(
                "%d tables, %d pages, %d results and agreements in %d s, %,d messages%n",
                tables,
                pages.size(),
                taps.size(),
                seconds,
                pages.stream().mapToInt(OpenPage::messages).sum());
        var answered = taps.stream().mapToLong(tap -> tap.answered() - tap.begun()).toArray();
        System.out.println("answered: " + new Figures(answered).text());
        System.out.println("console:  " + current(pages.subList(0, 1)).text());
        System.out.println("hall:     " + current(pages.subList(1, 2)).text());
        System.out.println("phones:   " + current(pages.subList(2, pages.size())).text());
    }

    /// From each tap until each page was as new as what it became.
    private Figures current(List<OpenPage> pages) {
        return new Figures(
                pages.stream()
                        .flatMapToLong(page ->
                                taps.stream()
                                        .mapToLong(tap ->
                                                page.current(tap.number()).orElseThrow()
                                                        - tap.begun()))
                        .toArray());
    }
}
