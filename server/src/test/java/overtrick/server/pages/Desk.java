package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A director at their browser without a screen.
final class Desk {

    private static final Pattern CARD =
            Pattern.compile("http://[^\"<]+(/events/[A-Z0-9]{6}/t/([^/\"]+)/[A-Za-z0-9_-]+)");
    private static final Pattern WALL =
            Pattern.compile("(/events/[A-Z0-9]{6}/enter/[A-Za-z0-9_-]+)");

    private static final Pattern DRAWN = Pattern.compile("name=\"drawn\" value=\"([^\"]+)\"");

    private final Browser browser;
    private final String event;

    private Desk(Browser browser, String event) {
        this.browser = browser;
        this.event = event;
    }

    /// Announces an event with what the page says already.
    static Desk of(Browser browser, Map<String, String> fields) {
        var console = browser.submit("/events", fields);
        assertThat(console.statusCode()).as(console.body()).isEqualTo(200);
        String path = console.uri().getPath();
        assertThat(path).matches("/events/[A-Z0-9]{6}/console");
        return new Desk(browser, path.replace("/console", ""));
    }

    /// Announces a cup.
    static Desk ofCup(Browser browser, String kind, int boards, int rounds) {
        return of(
                browser,
                Map.of("title", "Cup", "kind", kind, "boards", "" + boards, "rounds", "" + rounds));
    }

    String event() {
        return event;
    }

    HttpResponse<String> get(String rest) {
        return browser.get(event + rest);
    }

    HttpResponse<String> post(String rest, Map<String, String> fields) {
        return browser.post(event + rest, fields);
    }

    byte[] bytes(String rest) {
        return browser.sendForBytes(browser.request(event + rest)).body();
    }

    HttpResponse<String> upload(String rest, String field, byte[] content) {
        return browser.upload(event + rest, field, "carried", content);
    }

    Desk does(String rest, Map<String, String> fields) {
        var answer = post(rest, fields);
        assertThat(answer.statusCode()).as("%s: %s", rest, answer.body()).isBetween(200, 303);
        return this;
    }

    Desk enter(int pairs) {
        return enter("", pairs);
    }

    /// @param prefix before every name
    Desk enter(String prefix, int pairs) {
        var names = new StringBuilder();
        for (int pair = 1; pair <= pairs; pair++) {
            names.append("%sN%d – %sS%d\n".formatted(prefix, pair, prefix, pair));
        }
        return does("/entries", Map.of("names", names.toString()));
    }

    Desk seat() {
        return does("/seat", Map.of());
    }

    Desk begin(int round) {
        return does("/console/clock", Map.of("deed", "next", "round", "" + (round - 1)));
    }

    HttpResponse<String> type(String line, String last) {
        return post("/console/line", Map.of("line", line, "last", last));
    }

    /// Types one result for every board that a table plays in a round.
    Desk fill(int round, String table, int boards, String result) {
        for (int board = 0; board < boards; board++) {
            var answer = type("t%s r%d %s".formatted(table, round, result), "");
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        }
        return this;
    }

    /// The program deals the boards, and they lie in them at the tables.
    Desk deal() {
        return does("/console/hands/deal", Map.of())
                .does("/console/hands/used", Map.of("used", "yes"));
    }

    /// The addresses of the telephones, by table.
    Map<String, String> tables() {
        var tables = new LinkedHashMap<String, String>();
        CARD.matcher(get("/console/cards").body())
                .results()
                .forEach(found -> tables.put(found.group(2), found.group(1)));
        return tables;
    }

    /// Somebody at the table says whose the telephone is, as its page asks.
    ///
    /// @param table the address on its card
    /// @param side `NS` or `EW`
    static HttpResponse<String> says(Browser phone, String table, String side) {
        var asked =
                Pattern.compile("name=\"number\" value=\"(\\d+)\">\\s*<b>" + side + " ")
                        .matcher(phone.get(table).body());
        assertThat(asked.find()).as("%s is asked at %s", side, table).isTrue();
        return phone.post(table + "/who", Map.of("number", asked.group(1)));
    }

    String wall() {
        return WALL.matcher(get("/console").body())
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElseThrow();
    }

    /// Enters Team 1 with players A1, B1, C1 and D1, and so on.
    Desk enterTeams(int teams) {
        var names = new StringBuilder();
        for (int team = 1; team <= teams; team++) {
            names.append("Team %d: A%d, B%d, C%d, D%d\n".formatted(team, team, team, team, team));
        }
        return does("/entries", Map.of("names", names.toString()));
    }

    /// In every match of a round the team that sits North–South at its first table wins an IMP a
    /// board.
    Desk homeWins(int round, int tables, int boards) {
        begin(round);
        for (int table = 1; table <= tables; table++) {
            fill(round, "" + table, boards, table % 2 == 1 ? "4SN+1" : "4SN=");
        }
        return this;
    }

    /// The round that a page of a draw shows, as its form carries it.
    static String drawn(String page) {
        return DRAWN.matcher(page)
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElseThrow(() -> new AssertionError(page));
    }

    /// Looks at the draw of a round and takes it.
    ///
    /// @param query what is wanted of it; may be empty
    /// @return the page that was seen
    String draw(int round, String query) {
        String page = get("/console/draw" + query).body();
        var fields = new LinkedHashMap<String, String>();
        for (String one : query.replace("?", "").split("&", -1)) {
            if (!one.isEmpty()) {
                fields.put(one.split("=", 2)[0], one.split("=", 2)[1]);
            }
        }
        fields.put("round", "" + round);
        fields.put("drawn", drawn(page));
        fields.put("why", "as they say");
        does("/console/draw", fields);
        return page;
    }
}
