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
/// axe finds nothing, and nothing is wider than its window. It takes minutes, and is done with
/// `-Dovertrick.gallery=true`.
@Timeout(900)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class EveryLinkTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    /// Codes and numbers: what differs between pages of one kind.
    private static final Pattern OWN_NAME =
            Pattern.compile(
                    "(?<=[/=])(\\d+|[0-9A-Z]{5,}|[\\w-]{20,}|[a-z-]+:[\\w=,.:-]+)(?=[/&?]|$)");

    /// What is taken home, and what leads away.
    private static final Pattern NO_PAGE =
            Pattern.compile(".*\\.(pbn|csv|json|zip|svg|png|lin|txt)(\\?.*)?|.*#.*|/assets/.*");

    private static final int EVENT_MILLIS = 90_000;

    private final HashSet<String> kinds = new HashSet<>();
    private final ArrayDeque<String> ahead = new ArrayDeque<>();
    private final List<String> faults = new ArrayList<>();

    @Test
    void everyKindOfPageIsFitToBeSeen() {
        var ann = EVENING.visitor();
        liveALittle(ann);
        note("/");
        while (!ahead.isEmpty()) {
            look(ann, ahead.removeFirst());
        }

        System.out.println(
                "pages looked at: " + kinds.size() + " " + kinds.stream().sorted().toList());
        assertThat(kinds).hasSizeGreaterThan(30);
        assertThat(faults).isEmpty();
    }

    private void look(Visitor ann, String path) {
        var answer = ann.open(path);
        String type = answer.headers().getOrDefault("content-type", "");
        if (!type.startsWith("text/html")) {
            return;
        }
        for (var link : links(ann)) {
            note(link);
        }
        faults.addAll(AccessibilityTest.faultsInEveryLook(ann, path));
        faults.addAll(Fit.faults(ann, path));
        Size.DESK.of(ann);
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
                .stream().map(String::valueOf).toList();
    }

    /// One page of each kind is looked at.
    private void note(String link) {
        String path = URI.create(link.replace(" ", "%20")).toString();
        if (!NO_PAGE.matcher(path).matches() && kinds.add(OWN_NAME.matcher(path).replaceAll("*"))) {
            ahead.add(path);
        }
    }

    /// A board, a rubber, Bài Càn, and an event of robots.
    private static void liveALittle(Visitor ann) {
        ann.playDealt();
        ann.declare("7N");
        ann.concede();
        ann.open("/social");
        ann.at("#rubber ~ form button").click();
        ann.at("main.table").waitFor();
        CanTables.open(ann, "club", "yes", "house");
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
    }
}
