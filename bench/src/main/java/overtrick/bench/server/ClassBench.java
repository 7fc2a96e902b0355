package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// A teacher leads a class: from what the teacher posts until each student's screen has been told.
/// In the middle the server is killed and started anew: every screen must show the board again.
@Command(
        name = "class",
        description = "30 students at 8 tables: from the teacher's tap to every student's screen.")
public final class ClassBench implements Callable<Integer> {

    private static final Pattern TABLE = Pattern.compile("/tables/[A-Z0-9]{5}");

    private static final int BOARDS = 64;

    @Option(names = "--students", description = "(default: ${DEFAULT-VALUE})")
    private int students = 30;

    @Option(names = "--steps", description = "at most 31 (default: ${DEFAULT-VALUE})")
    private int steps = 30;

    /// A student with an open page: the number of the last event that it shows, and when it came.
    private record Screen(String cookie, String table, AtomicLong number, AtomicLong nanos)
            implements EventStream.Listener {

        @Override
        public void message(long newNumber, String data, long now) {
            if (newNumber > number.get()) {
                nanos.set(now);
                number.set(newNumber);
            }
        }
    }

    private final List<Long> steppings = new ArrayList<>();
    private final List<Long> pauses = new ArrayList<>();
    private String teacher = "";
    private String path = "";

    @Override
    public Integer call() throws IOException, InterruptedException {
        var data = Files.createTempDirectory("overtrick-class");
        List<Screen> screens;
        try (var server = start(data)) {
            screens = open(server.address());
            lead(server.address(), screens, 0, steps / 2);
            server.process().destroyForcibly().waitFor();
        }
        try (var again = start(data)) {
            for (var screen : screens) {
                String page =
                        TableUnderLoad.get(again.address(), screen.table(), screen.cookie()).body();
                if (!page.contains("id=\"classbar\"")) {
                    throw new IllegalStateException("a student has lost " + screen.table());
                }
            }
            lead(again.address(), screens, steps / 2, steps);
            System.out.printf("%d students, %d tables%n", students, (students + 3) / 4);
            System.out.println("next board on a student's screen: " + figures(steppings).text());
            System.out.println("pause and go on:                  " + figures(pauses).text());
            System.out.printf("server memory: %d MiB%n", again.residentMebibytes());
        }
        return 0;
    }

    private Server start(java.nio.file.Path data) throws IOException {
        return Server.start(data, 0, "--people", String.valueOf(2 * students + 10));
    }

    private static Figures figures(List<Long> nanos) {
        return new Figures(nanos.stream().mapToLong(Long::longValue).toArray());
    }

    private List<Screen> open(URI server) throws IOException, InterruptedException {
        var opened =
                TableUnderLoad.post(
                        server,
                        "/class",
                        "",
                        "title=Bench&name=Minh&filling=FREE&system=standard-american");
        teacher = cookie(opened);
        path = opened.headers().firstValue("Location").orElseThrow();
        var cookies = new ArrayList<String>();
        for (int number = 1; number <= students; number++) {
            var joined =
                    TableUnderLoad.post(
                            server,
                            "/class/join",
                            "",
                            "code=%s&name=S%d".formatted(path.substring(7), number));
            cookies.add(cookie(joined));
        }
        send(server, "/set", "from=chance&boards=%d&mode=BOTH&turn=AS_DEALT".formatted(BOARDS));
        var screens = new ArrayList<Screen>();
        for (var cookie : cookies) {
            screens.add(
                    new Screen(cookie, table(server, cookie), new AtomicLong(), new AtomicLong()));
        }
        send(server, "/pause", "still=yes");
        Thread.sleep(1_000);
        return screens;
    }

    private String table(URI server, String cookie) throws IOException, InterruptedException {
        for (int tried = 0; tried < 200; tried++) {
            var found = TABLE.matcher(TableUnderLoad.get(server, path, cookie).body());
            if (found.find()) {
                return found.group();
            }
            Thread.sleep(50);
        }
        throw new IllegalStateException("a student has no table");
    }

    /// All tables wait, so that nothing but what the teacher does moves a screen.
    private void lead(URI server, List<Screen> screens, int from, int to)
            throws IOException, InterruptedException {
        var streams = new ArrayList<EventStream>();
        for (var screen : screens) {
            String stream = screen.table() + "/stream";
            streams.add(EventStream.open(server, stream, screen.cookie(), screen));
        }
        Thread.sleep(2_000);
        for (int step = from; step < to; step++) {
            timed(server, screens, "/step", "anew=no&board=" + (step + 1), steppings);
        }
        timed(server, screens, "/pause", "still=no", pauses);
        timed(server, screens, "/pause", "still=yes", pauses);
        streams.forEach(EventStream::close);
    }

    private void timed(URI server, List<Screen> screens, String what, String form, List<Long> times)
            throws IOException, InterruptedException {
        var before = screens.stream().map(screen -> screen.number().get()).toList();
        long begun = System.nanoTime();
        send(server, what, form);
        for (int at = 0; at < screens.size(); at++) {
            while (screens.get(at).number().get() <= before.get(at)) {
                if (System.nanoTime() - begun > 20_000_000_000L) {
                    throw new IllegalStateException("not told of " + what + ": student " + at);
                }
                Thread.sleep(1);
            }
            times.add(screens.get(at).nanos().get() - begun);
        }
        Thread.sleep(400);
    }

    private void send(URI server, String below, String form)
            throws IOException, InterruptedException {
        var answer = TableUnderLoad.post(server, path + below, teacher, form);
        if (answer.statusCode() >= 400) {
            throw new IllegalStateException(answer.statusCode() + " for " + below + form);
        }
    }

    private static String cookie(java.net.http.HttpResponse<String> answer) {
        return answer.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
    }
}
