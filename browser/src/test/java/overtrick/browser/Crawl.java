package overtrick.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;

/// Follows every link, to one page of each kind, and has each looked at. What was looked at is
/// written to a file in `target` at once: it takes minutes, and somebody may be waiting for it.
final class Crawl {

    /// Codes, numbers, and names of systems, games, movements and irregularities: what differs
    /// between pages of one kind.
    private static final Pattern OWN_NAME =
            Pattern.compile(
                    "(?<=/)(\\d+|[0-9A-Z]{5,}|[\\w-]{12,})(?=/|$)"
                            + "|(?<=/(systems|library|movements|rulings)/)[^/]+");

    /// What has been answered on the way to a page.
    private static final Pattern ANSWER = Pattern.compile("=[^&]*");

    /// What is taken home, and what leads away.
    private static final Pattern NO_PAGE =
            Pattern.compile(
                    ".*\\.(pbn|pdf|csv|json|xml|zip|svg|png|lin|txt)(\\?.*)?|.*#.*|/assets/.*");

    /// Pages that have not come by then are told as faults.
    private static final Duration ENOUGH = Duration.ofMinutes(20);

    /// No quicker than the door lets one visitor in for long: a page comes once for each look.
    private static final Duration PAGE = Duration.ofMillis(1_500);

    /// Finds what is wrong with the page that is open.
    @FunctionalInterface
    interface Look {
        List<String> faults(Visitor visitor, String path);
    }

    private final Visitor ann;
    private final Look look;
    private final Path file;
    private final Instant start = Instant.now();
    private final List<String> report = new ArrayList<>();
    private final HashSet<String> kinds = new HashSet<>();
    private final ArrayDeque<String> ahead = new ArrayDeque<>();
    private final List<String> seen = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    /// @param name of the file
    Crawl(Visitor ann, String name, Look look) {
        this.ann = ann;
        this.look = look;
        file = Path.of("target", name);
    }

    List<String> seen() {
        return List.copyOf(seen);
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    /// @param pages that are looked at whatever others of their kind there are
    void from(List<String> pages) {
        note("/");
        for (var page : pages) {
            kinds.add(kind(path(page)));
            ahead.add(path(page));
        }
        while (!ahead.isEmpty() && start.plus(ENOUGH).isAfter(Instant.now())) {
            visit(ahead.removeFirst());
        }
        ahead.forEach(path -> fault(path + " was not reached"));
        write(
                "%d pages of %d kinds in %d s, %d faults"
                        .formatted(seen.size(), kinds.size(), secondsGone(), faults.size()));
    }

    private void visit(String path) {
        var soonest = start.plus(PAGE.multipliedBy(seen.size()));
        Patience.await("the door", ENOUGH, () -> Instant.now().isAfter(soonest));
        var answer = ann.open(path);
        if (!answer.headers().getOrDefault("content-type", "").startsWith("text/html")) {
            return;
        }
        seen.add(path);
        links(ann).forEach(this::note);
        write("%4d s  %s".formatted(secondsGone(), path));
        look.faults(ann, path).forEach(this::fault);
        Size.DESK.of(ann);
    }

    private long secondsGone() {
        return Duration.between(start, Instant.now()).toSeconds();
    }

    private void fault(String what) {
        faults.add(what);
        write("FAULT " + what);
    }

    private void write(String line) {
        report.add(line);
        try {
            Files.write(file, report);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static List<String> links(Visitor ann) {
        return ((List<?>)
                        ann.page()
                                .evaluate(
                                        """
                                        () => [...document.querySelectorAll("a[href]:not([download])")]
                                          .filter((link) => link.origin === location.origin)
                                          .map((link) => link.pathname + link.search + link.hash)
                                        """))
                .stream().map(link -> String.valueOf(link).replace("|", "%7C")).toList();
    }

    /// One page of each kind is looked at.
    private void note(String link) {
        String path = path(link);
        if (!NO_PAGE.matcher(path).matches() && kinds.add(kind(path))) {
            ahead.add(path);
        }
    }

    private static String kind(String path) {
        int answers = path.indexOf('?');
        String page = answers < 0 ? path : path.substring(0, answers);
        String asked = answers < 0 ? "" : path.substring(answers);
        return OWN_NAME.matcher(page).replaceAll("*") + ANSWER.matcher(asked).replaceAll("");
    }

    private static String path(String link) {
        return link.replace(" ", "%20");
    }
}
