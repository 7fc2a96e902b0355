package overtrick.web.table;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import overtrick.bridge.board.BoardView;
import overtrick.web.Html;
import overtrick.web.Pages;

/// One open page. Whoever changes the table only gives a signal; the stream's own thread then
/// looks, renders and sends what has changed for this viewer. Signals that come meanwhile melt into
/// one: a slow reader misses pictures in between and never the last.
final class TableStream {

    private static final Duration HEARTBEAT = Duration.ofSeconds(15);
    private static final String START = "retry: 1000\n\n";
    private static final String BEAT = ": still here\n\n";

    private final Looks looks;
    private final OutputStream reader;
    private final Semaphore signal = new Semaphore(0);
    private final long[] digests = new long[Region.ALL.size()];
    private volatile boolean ended;
    private Optional<BoardView> told = Optional.empty();

    TableStream(Looks looks, OutputStream reader) {
        this.looks = looks;
        this.reader = reader;
    }

    /// Something has changed; never waits.
    void signal() {
        if (signal.availablePermits() == 0) {
            signal.release();
        }
    }

    void end() {
        ended = true;
        signal();
    }

    void run(long known) throws IOException {
        write(START);
        long sent = begin(known);
        while (!ended) {
            if (!changed()) {
                write(BEAT);
                continue;
            }
            sent = send(sent);
        }
    }

    private boolean changed() {
        try {
            boolean changed = signal.tryAcquire(HEARTBEAT.toMillis(), TimeUnit.MILLISECONDS);
            signal.drainPermits();
            return changed;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            ended = true;
            return false;
        }
    }

    /// What a reader who is up to date has on his page need not be sent.
    private long begin(long known) throws IOException {
        var page = looks.page();
        if (page.isEmpty()) {
            ended = true;
            return known;
        }
        told = page.get().board();
        String news = Pages.onSheet(sheet -> changes(page.get(), sheet));
        long number = page.get().table().number();
        if (number > known) {
            write(message(number, news, ""));
        }
        return number;
    }

    private long send(long sent) throws IOException {
        var page = looks.page();
        if (page.isEmpty() || page.get().table().number() <= sent || ended) {
            return sent;
        }
        long number = page.get().table().number();
        String said = Announcer.announce(page.get(), told);
        told = page.get().board();
        String news = Pages.onSheet(sheet -> changes(page.get(), sheet));
        write(message(number, news, said));
        return number;
    }

    /// The regions that are not as they were.
    private String changes(TablePage page, Html sheet) {
        for (int at = 0; at < digests.length; at++) {
            int from = sheet.length();
            Region.ALL.get(at).write(page, sheet);
            long digest = sheet.digest(from);
            if (digest == digests[at]) {
                sheet.shorten(from);
            }
            digests[at] = digest;
        }
        return sheet.toString();
    }

    private static String message(long number, String news, String said) {
        var spoken =
                said.isEmpty() ? "" : Pages.render("table/said", java.util.Map.of("text", said));
        return "id: " + number + "\ndata: " + news + spoken + "\n\n";
    }

    private void write(String text) throws IOException {
        reader.write(text.getBytes(StandardCharsets.UTF_8));
        reader.flush();
    }
}
