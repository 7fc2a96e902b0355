package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.NOT_FOUND;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridge.Board;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.house.codes.TournamentId;
import overtrick.page.Words;

/// Both tables of a match side by side, for those who look on.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class BesideTest {

    private static final String WATCH = "/matches/1/1/watch";
    private static final String LATER = "Others still have to play these cards";
    private static final Pattern TABLE = Pattern.compile("/tables/([A-Z0-9]{5})");

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser director = HOUSE.visitor();
    private final Browser player = HOUSE.visitor();
    private final Browser watcher = HOUSE.visitor();

    private Desk match(Map<String, String> more) {
        var fields =
                new HashMap<>(
                        Map.of(
                                "kind", "teams", "where", "online", "fill", "yes", "hand", "yes",
                                "title", "Final", "tables", "2", "boards", "2"));
        fields.putAll(more);
        var desk = Desk.of(director, fields);
        player.submit(desk.event() + "/join", Map.of("name", "Chi", "partner", ""));
        return desk.seat().begin(1);
    }

    /// What tells a hand: its suits with three cards and more.
    private static List<String> told(Board board) {
        var words = Words.in(Locale.ENGLISH);
        return Stream.of(Seat.values())
                .flatMap(seat ->
                        Stream.of(Suit.values()).map(suit -> board.deal().hand(seat).in(suit)))
                .filter(cards -> cards.size() > 2)
                .map(words::spaced)
                .toList();
    }

    /// One table waits for a person; at the other robots have played both boards by then. Nothing
    /// that is held leaves the house, and what that table has played stays shut until the other has
    /// played it.
    @Test
    void nothingIsShownThatItsTableWouldNotShow() {
        var desk = match(Map.of("watched", "yes"));
        String page = desk.event() + WATCH;
        String dealt = watcher.await(page, "id=\"room-open\"").body();
        var boards =
                HOUSE.club().evenings().online().dealt(new TournamentId(desk.event().substring(8)));

        String waiting = watcher.await(page, "13 cards").body();
        String sent = sent(page);

        assertThat(boards).hasSize(2);
        for (var all : List.of(dealt, waiting, sent)) {
            boards.forEach(board -> assertThat(all).doesNotContain(told(board)));
        }
        assertThat(waiting)
                .contains(LATER, "Chi", "Open room, NS", "Closed room, NS", "0 of 2 boards");
        assertThat(player.get(page).body()).contains("You play in this event");
        assertThat(watcher.get(desk.event() + "/matches/1/1").body()).contains(page);
        assertThat(watcher.get(desk.event() + "/rounds/1").body()).contains(page);
        assertThat(watcher.get(desk.event() + "/time?round=1&table=2").body())
                .contains("/matches/1/2/watch");
        assertThat(watcher.get(desk.event() + "/matches/1/9/watch").statusCode())
                .isEqualTo(NOT_FOUND);

        String table = table(player.get(desk.event() + "/play/table").body(), waiting);
        comment(page, table);
        player.post(table + "/sit-out", Map.of());
        String over = watcher.await(page, "2 of 2 boards").body();

        assertThat(over)
                .contains("played at both tables", table + "/boards/2")
                .doesNotContain(LATER);
        assertThat(boards).anySatisfy(board -> assertThat(over).contains(told(board)));
        assertThat(over).contains(COMMENT);
        assertThat(player.get(page).body()).doesNotContain(COMMENT);
        assertThat(watcher.get(desk.event() + "/costs").body())
                .contains("What cost most", "in 0 of 4 boards", "Nothing has been worked out yet.");
        assertThat(watcher.get(desk.event() + "/costs.csv").statusCode()).isEqualTo(NOT_FOUND);
    }

    private static final String COMMENT = "a fine lead from there";

    /// Who looks on writes where they may look on, and is read by others who do; never by somebody
    /// who plays, at this table or at another.
    private void comment(String page, String table) {
        assertThat(watcher.get(page).body()).contains("action=\"" + table + "/say\"");
        assertThat(watcher.post(table + "/say", Map.of("text", COMMENT)).statusCode())
                .isEqualTo(204);
        assertThat(HOUSE.visitor().await(page, COMMENT).body())
                .contains("Comments: ")
                .containsOnlyOnce("class=\"say\""); // the other room is shut
        assertThat(player.get(table).body()).doesNotContain(COMMENT);
        assertThat(player.get(page).body()).doesNotContain(COMMENT);
    }

    /// The table at which the player sits: the only one that is shown.
    private static String table(String own, String page) {
        var found = TABLE.matcher(page.contains("id=\"room-open\"") ? page : own);
        assertThat(found.find()).as(page).isTrue();
        return found.group();
    }

    /// The first message of the stream to a page that shows nothing yet.
    private String sent(String page) {
        try (var lines = watcher.lines(page + "/stream")) {
            return lines.filter(line -> line.contains("room-open")).findFirst().orElseThrow();
        }
    }

    /// All has been played, but half an hour has not gone by: nobody but the director has been
    /// shown it, and a shorter delay is one of what is played from then on.
    @Test
    void whatWasPlayedIsShownNoSoonerThanWasSaidThen() {
        var desk = match(Map.of("watched", "yes", "delay", "HALF_HOUR"));
        String page = desk.event() + WATCH;
        watcher.await(page, "id=\"room-open\"");
        while (!watcher.get(page).body().contains("2 of 2 boards")) {
            TABLE.matcher(director.get(page).body())
                    .results()
                    .map(found -> found.group() + "/sit-out")
                    .forEach(out -> player.post(out, Map.of())); // refused where they do not sit
            Browser.pause();
        }

        assertThat(watcher.get(page).body()).doesNotContain("played at both tables");
        assertThat(director.get(page).body()).contains("played at both tables");
        desk.does("/console/conditions", Map.of("delay", "NONE"));
        assertThat(desk.get("/console/conditions").body())
                .contains("<option value=\"NONE\" selected>");
        assertThat(watcher.get(page).body()).doesNotContain("played at both tables");
    }

    /// A longer delay holds at once, at tables that are open.
    @Test
    void theDirectorHasTheTablesShownLaterWhileTheyPlay() {
        var desk = match(Map.of("watched", "yes"));
        String page = desk.event() + WATCH;
        watcher.await(page, "13 cards");

        desk.does("/console/conditions", Map.of("delay", "HALF_HOUR"));

        assertThat(watcher.get(page).body())
                .contains("Shown later than it is played.")
                .doesNotContain("13 cards");
        assertThat(director.get(page).body()).contains("13 cards");
        desk.does("/console/conditions", Map.of("delay", "HALF_HOUR")); // nothing new
        assertThat(desk.get("/console/trail").body())
                .containsOnlyOnce(
                        "tables shown to those who look on: 30 min later, before: At once");
    }

    @Test
    void anEventThatIsNotShownHasNoSuchPage() {
        var desk = match(Map.of());

        assertThat(watcher.get(desk.event() + WATCH).statusCode()).isEqualTo(FORBIDDEN);
        assertThat(watcher.get(desk.event() + WATCH + "/stream").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(watcher.get(desk.event() + "/matches/1/1").body()).doesNotContain("/watch\"");
    }
}
