package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Every kind of page that links lead to, in a club in which something of everything has happened:
/// axe finds nothing in any theme at any size, and nothing is wider than its window; then the same
/// pages in Vietnamese. It takes minutes, and is done with `-Dovertrick.gallery=true`.
@Timeout(1200)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class EveryLinkTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    /// Codes, numbers and names of irregularities: what differs between pages of one kind.
    private static final Pattern OWN_NAME =
            Pattern.compile(
                    "(?<=[/=])([\\d|]+|[0-9A-Z]{5,}|[\\w-]{20,}|[a-z-]+:[\\w=,.:-]+)(?=[/&?]|$)"
                            + "|(?<=/rulings/)[\\w-]+|(?<=edition=)\\w+");

    /// What is taken home, and what leads away.
    private static final Pattern NO_PAGE =
            Pattern.compile(".*\\.(pbn|pdf|csv|json|zip|svg|png|lin|txt)(\\?.*)?|.*#.*|/assets/.*");

    private static final int EVENT_MILLIS = 90_000;

    private final HashSet<String> kinds = new HashSet<>();
    private final ArrayDeque<String> ahead = new ArrayDeque<>();
    private final List<String> seen = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    @Test
    void everyKindOfPageIsFitToBeSeen() {
        var ann = EVENING.visitor();
        note("/");
        for (var page : liveALittle(ann)) {
            noteItself(page);
        }
        while (!ahead.isEmpty()) {
            look(ann, ahead.removeFirst());
        }
        ann.prefer("lang", "vi");
        for (var path : seen) {
            lookInVietnamese(ann, path);
        }

        System.out.printf("%d pages looked at: %s%n", seen.size(), seen);
        assertThat(seen).hasSizeGreaterThan(60);
        assertThat(faults).isEmpty();
    }

    private void look(Visitor ann, String path) {
        var answer = ann.open(path);
        String type = answer.headers().getOrDefault("content-type", "");
        if (!type.startsWith("text/html")) {
            return;
        }
        seen.add(path);
        for (var link : links(ann)) {
            note(link);
        }
        faults.addAll(AccessibilityTest.faultsInEveryLook(ann, path));
        faults.addAll(Fit.faults(ann, path));
        Size.DESK.of(ann);
    }

    /// The same templates: words may be longer, and must be called Vietnamese.
    private void lookInVietnamese(Visitor ann, String path) {
        ann.open(path);
        if (!"vi".equals(ann.at("html").getAttribute("lang"))) {
            faults.add(path + " is not in Vietnamese");
        }
        for (var fault : Axe.faults(ann, Axe.OF_WORDS)) {
            faults.add(path + " in Vietnamese: " + fault);
        }
        faults.addAll(Fit.faults(ann, path + " in Vietnamese"));
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
        if (!NO_PAGE.matcher(path).matches() && kinds.add(OWN_NAME.matcher(path).replaceAll("*"))) {
            ahead.add(path);
        }
    }

    /// A page that is looked at whatever others of its kind there are.
    private void noteItself(String link) {
        String path = path(link);
        kinds.add(OWN_NAME.matcher(path).replaceAll("*"));
        ahead.add(path);
    }

    private static String path(String link) {
        return link.replace(" ", "%20");
    }

    /// A board, a waiting table, games of other kinds, a match and an event of robots, and club
    /// evenings of every kind.
    ///
    /// @return pages that are to be looked at themselves
    private static List<String> liveALittle(Visitor ann) {
        var pages = new ArrayList<>(EveningGalleryTest.pages(ann).values());
        ann.playDealt();
        ann.declare("7N");
        ann.concede();
        pages.add(here(ann));
        ann.openTable();
        pages.add(here(ann));
        ann.openTable("no", "laws", "free");
        pages.add(here(ann));
        for (var game : List.of("rubber", "whist")) {
            ann.open("/social");
            ann.at("#" + game + " ~ form button").click();
            ann.at("main.table").waitFor();
            pages.add(here(ann));
        }
        CanTables.open(ann, "club", "yes", "house");
        pages.add(here(ann));
        CanTables.open(ann, "short", "no", "players");
        pages.add(here(ann));
        ann.open("/matches");
        ann.at("input[name='boards']").fill("1");
        ann.at("form[action='/matches'] button").click();
        pages.add(here(ann));
        ann.open("/events");
        ann.at("input[name=where][value=online]").check();
        ann.at("#online-more summary").click();
        for (var answer : List.of("tables=2", "boards=4", "in=0")) {
            var field = answer.split("=");
            ann.at("#new input[name=%s]".formatted(field[0])).fill(field[1]);
        }
        ann.at("#new .gorow button").click();
        assertThat(ann.at("#clock"))
                .containsText("Final", new ContainsTextOptions().setTimeout(EVENT_MILLIS));
        pages.add(here(ann));
        return pages;
    }

    private static String here(Visitor ann) {
        return URI.create(ann.page().url()).getPath();
    }
}
