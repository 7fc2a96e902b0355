package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// A tournament on the server, seen from outside: its director, who only fills in forms, and the
/// telephones at its tables.
///
/// @param cookie of the director
/// @param path such as `/events/ABC123`
record EventOnServer(URI server, String cookie, String path) {

    private static final int PAIRS_OF_SECTION = 80;

    private static final Pattern NUMBER = Pattern.compile("name=\"number\" value=\"(\\d+)\"");

    private static final Pattern PHONE =
            Pattern.compile("/events/[A-Z0-9]{6}/t/[A-Z]*\\d+/[A-Za-z0-9_-]+");

    /// Pairs for so many tables have entered and sit; the first round has not begun.
    static EventOnServer seated(URI server, int tables, int boards)
            throws IOException, InterruptedException {
        var answer = TableUnderLoad.post(server, "/events", "", "kind=pairs&boards=" + boards);
        var event =
                new EventOnServer(
                        server,
                        cookie(answer),
                        answer.headers()
                                .firstValue("Location")
                                .orElseThrow()
                                .replace("/console", ""));
        var names = new StringBuilder();
        for (int pair = 1; pair <= 2 * tables; pair++) {
            names.append("N%d – S%d\n".formatted(pair, pair));
        }
        var _ = event.post("/entries", "names=" + encoded(names.toString()));
        var _ = event.post("/seat", "sections=" + sections(2 * tables));
        return event;
    }

    /// The fewest in which all have an opponent.
    private static int sections(int pairs) {
        int sections = Math.ceilDiv(pairs, PAIRS_OF_SECTION);
        while (pairs % (2 * sections) != 0) {
            sections++;
        }
        return sections;
    }

    /// The same after the server was started anew.
    EventOnServer at(URI again) {
        return new EventOnServer(again, cookie, path);
    }

    String code() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /// Begins the next round.
    void begin() throws IOException, InterruptedException {
        var _ = post("/console/clock", "deed=next");
    }

    /// The addresses on the cards of the tables.
    List<String> cards() throws IOException, InterruptedException {
        return PHONE.matcher(get("/console/cards"))
                .results()
                .map(found -> found.group())
                .distinct()
                .toList();
    }

    String get(String rest) throws IOException, InterruptedException {
        return TableUnderLoad.get(server, path + rest, cookie).body();
    }

    /// Sends a form as the director.
    ///
    /// @return the number of the event that it became; empty when the answer names none
    OptionalLong post(String rest, String form) throws IOException, InterruptedException {
        return done(TableUnderLoad.post(server, path + rest, cookie, form), form);
    }

    /// The telephones of those who sit at a table, one for each side, North–South first.
    ///
    /// @return their cookies
    List<String> sides(String card) throws IOException, InterruptedException {
        String table = table(card);
        String page = TableUnderLoad.get(server, table, read(card)).body();
        var cookies = new ArrayList<String>();
        for (var asked : NUMBER.matcher(page).results().toList()) {
            String phone = read(card);
            var _ = TableUnderLoad.post(server, table + "/who", phone, "number=" + asked.group(1));
            cookies.add(phone);
        }
        return List.copyOf(cookies);
    }

    /// The cookie of a telephone that has read a card.
    private String read(String card) throws IOException, InterruptedException {
        return cookie(TableUnderLoad.get(server, card, ""));
    }

    /// The address of a table's page: that on its card without the key.
    static String table(String card) {
        return card.substring(0, card.lastIndexOf('/'));
    }

    private static String cookie(HttpResponse<String> answer) {
        return answer.headers().firstValue("Set-Cookie").orElseThrow().replaceAll(";.*", "");
    }

    /// Sends a form as a telephone does.
    ///
    /// @param address below the table's page
    OptionalLong tap(String address, String telephone, String form)
            throws IOException, InterruptedException {
        return done(TableUnderLoad.post(server, address, telephone, form), form);
    }

    private static OptionalLong done(HttpResponse<String> answer, String form) {
        if (answer.statusCode() >= 400) {
            throw new IllegalStateException(
                    "%d for %.80s: %.300s".formatted(answer.statusCode(), form, answer.body()));
        }
        return answer.headers().firstValueAsLong("X-Event");
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
