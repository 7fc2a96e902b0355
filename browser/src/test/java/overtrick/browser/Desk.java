package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.HasCountOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FormData;
import java.net.URI;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A director on the console of an event.
///
/// @param event its path
record Desk(Visitor director, String event) {

    private static final int PATIENCE = 90_000;

    /// What the slip of a table says of one of its boards, as it is typed.
    @FunctionalInterface
    interface Slips {

        /// @param board the first that is missing is 0
        String result(int table, int board);
    }

    /// Announces an event of a kind, such as `pairs`.
    ///
    /// @param answers that differ from the usual ones
    static Desk announce(Visitor director, String kind, Map<String, String> answers) {
        director.open("/events?kind=" + kind);
        answer(director, answers);
        return announced(director);
    }

    static void answer(Visitor director, Map<String, String> answers) {
        if (answers.containsKey("where")) {
            director.at("input[name=where][value=%s]".formatted(answers.get("where"))).check();
            director.at("#online-more summary").click();
        }
        director.at("#more > summary").click();
        answers.forEach((name, value) -> {
            if (!name.equals("where")) {
                director.at("#new input[name=%s]".formatted(name)).fill(value);
            }
        });
    }

    /// With the answers as they stand.
    static Desk announced(Visitor director) {
        director.at("#new .gorow button").click();
        director.at("main.console").waitFor();
        String event = URI.create(director.page().url()).getPath().replace("/console", "");
        return new Desk(director, event);
    }

    void open() {
        director.open(event + "/console");
    }

    /// Types entries that differ by their number.
    ///
    /// @param line with `#` for the number
    void enter(int entries, String line) {
        var names = new StringBuilder();
        for (int entry = 1; entry <= entries; entry++) {
            names.append(line.replace("#", "" + entry)).append('\n');
        }
        director.at("#names").fill(names.toString());
        director.at(".adding button").click();
        assertThat(director.at(".entries li")).hasCount(entries);
    }

    void seat() {
        director.at("#seat button.big").click();
        director.at("#clock[data-state='play']").waitFor();
    }

    void seat(String movement) {
        director.at("#others summary").click();
        director.at("#others input[value=%s]".formatted(movement)).check();
        seat();
    }

    void begin(int round) {
        director.at("#clock button[value=next]").click();
        assertThat(director.at("#clock .round"))
                .containsText(Pattern.compile("^\\D+" + round + "\\D"));
    }

    /// Takes the draw of a round as it is proposed.
    void draw(int round) {
        director.at("#clock a[href$='/console/draw']").click();
        director.at("main button.big").click();
        director.at("main.console").waitFor();
        begin(round);
    }

    void press(String name) {
        director.page()
                .getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(name))
                .first()
                .click();
    }

    void type(String line) {
        var field = director.at("#line");
        var answer = director.at("#answer").elementHandle();
        field.fill(line);
        field.press("Enter");
        assertThat(field).hasValue("");
        // What comes together with its live region is not read aloud.
        assertThat(answer.evaluate("part => part.isConnected")).isEqualTo(true);
    }

    private void send(String line) {
        var form = FormData.create().set("line", line);
        assertThat(director.send(event + "/console/line", form)).as(line).isBetween(200, 299);
    }

    /// Tells what is still missing at the tables in the room, and waits until nothing is. The last
    /// result of each table is typed; the others are sent as the field sends them.
    void typeRound(Slips slips) {
        for (var table : director.at("#tables article:not(:has(.kind))").all()) {
            int number =
                    Integer.parseInt(
                            table.locator("h3 [aria-hidden]").innerText().replaceAll("\\D", ""));
            int open = table.locator(".dot.is-open").count();
            for (int board = 0; board < open; board++) {
                String line = "t%d %s".formatted(number, slips.result(number, board));
                if (board == open - 1) {
                    type(line);
                } else {
                    send(line);
                }
            }
        }
        assertThat(director.at("#tables .is-open"))
                .hasCount(0, new HasCountOptions().setTimeout(PATIENCE));
    }

    void close() {
        director.at("#clock button[value=close]").click();
        director.at("#clock[data-state='closed']").waitFor();
    }

    /// Where the telephone of a table is.
    String phone(int table) {
        return link("/console/cards", "/events/[A-Z0-9]{6}/t/%d/[\\w-]+".formatted(table));
    }

    /// The first link of the kind on a page of the event.
    String link(String page, String link) {
        return Pattern.compile(link)
                .matcher(director.fetch(event + page).text())
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElseThrow();
    }
}
