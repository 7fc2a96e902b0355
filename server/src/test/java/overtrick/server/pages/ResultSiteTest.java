package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.page.Words;
import overtrick.server.ResultSite;

/// The results of an event and of a season as files that need no server.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("evening")
class ResultSiteTest {

    private static final Pattern OTHER_PLACE = Pattern.compile("(?:href|src)=\"(?!#)([^\"?#]+)");
    private static final Words ENGLISH = Words.in(Locale.ENGLISH);
    private static final Words VIETNAMESE = Words.in(Locale.of("vi"));

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private static Optional<Desk> played = Optional.empty();

    /// Robots play an event of three boards at two tables.
    @BeforeAll
    static void playAnEvent() {
        var fields = new HashMap<>(Map.of("where", "online", "fill", "yes", "hand", "yes"));
        fields.putAll(Map.of("tables", "2", "boards", "3", "movement", "howell"));
        fields.put("title", "Giải <Huế> & Co");
        var desk = Desk.of(HOUSE.visitor(), fields).seat();
        for (int round = 1; round <= 3; round++) {
            int expected = 2 * round;
            desk.begin(round);
            await().atMost(Duration.ofSeconds(30)).until(() -> played(desk) >= expected);
        }
        // a result is in the history a moment before the event has it
        var close = Map.of("deed", "close");
        await().atMost(Duration.ofSeconds(30))
                .until(() -> desk.post("/console/clock", close).statusCode() < 400);
        played = Optional.of(desk);
    }

    /// How many boards its tables have played.
    private static int played(Desk desk) {
        var history = HOUSE.club().history();
        return IntStream.rangeClosed(1, 3)
                .mapToObj(board -> history.ofEvent(code(desk), board))
                .flatMap(Optional::stream)
                .mapToInt(first -> 1 + history.elsewhere(first).size())
                .sum();
    }

    private static String code(Desk desk) {
        return desk.event().substring("/events/".length());
    }

    private static Map<String, byte[]> site(String code, Words words) {
        return ResultSite.of(HOUSE.data(), code, 1, words).orElseThrow();
    }

    private static String text(byte[] file) {
        return new String(file, StandardCharsets.UTF_8);
    }

    private static void expectWhole(Map<String, byte[]> site) {
        site.forEach((name, content) -> {
            if (name.endsWith(".html")) {
                String here =
                        name.contains("/") ? name.substring(0, name.lastIndexOf('/') + 1) : "";
                OTHER_PLACE
                        .matcher(text(content))
                        .results()
                        .forEach(found ->
                                assertThat(site).as(name).containsKey(here + found.group(1)));
            }
        });
    }

    @Test
    void everyBoardHasItsCardsItsTricksAndItsPlays() {
        var site = site(code(played.orElseThrow()), ENGLISH);

        expectWhole(site);
        assertThat(site)
                .containsKeys("index.html", "board-1.html", "hands.pdf", "results.csv", "play.js")
                .containsKeys("play-1-1.html", "play-1-2.html", "play-3-2.html");
        assertThat(text(site.get("board-1.html")))
                .contains("class=\"diagram\"", "class=\"makes\"", "Par ", "play-1-1.html");
        String play = text(site.get("play-1-1.html"));
        int cards = Integer.parseInt(play.split("data-cards=\"", 2)[1].split("\"", 2)[0]);
        assertThat(cards).isBetween(4, 52);
        assertThat(play.split("class=\"unfolded", -1)).hasSize(1 + cards);
        assertThat(play.split("class=\"rank\"", -1)).hasSize(1 + 52);
        assertThat(text(site.get("index.html"))).contains("Giải &lt;Huế&gt; &amp; Co");
    }

    @Test
    void itSpeaksTheLanguageThatIsAskedFor() {
        var site = site(code(played.orElseThrow()), VIETNAMESE);

        assertThat(text(site.get("index.html"))).contains("lang=\"vi\"");
        assertThat(text(site.get("board-1.html"))).contains("Xem lại từng cây");
    }

    /// Keys of telephones and chairs, codes of tables, notes of the director: none is anywhere.
    @Test
    void nothingPrivateIsInIt() {
        var director = HOUSE.visitor();
        var desk =
                Desk.of(director, Map.of("boards", "2", "movement", "howell", "title", "Friday"))
                        .enter("Đặng ", 4)
                        .seat();
        String code = code(desk);
        var keys =
                desk.tables().values().stream()
                        .map(path -> path.substring(path.lastIndexOf('/') + 1))
                        .toList();
        String wall = desk.wall();
        desk.begin(1).fill(1, "1", 1, "4SN=").fill(1, "2", 1, "3NE-1");
        desk.does(
                "/console/rule",
                Map.of("place", "|1|1|1", "result", "60/40", "why", "secret-note-of-ours"));
        var site = site(code, ENGLISH);
        var robots = site(code(played.orElseThrow()), ENGLISH);

        assertThat(keys).isNotEmpty();
        for (var files : List.of(site, robots)) {
            files.forEach((name, content) -> {
                if (name.matches(".*\\.(html|csv|json|pbn)")) {
                    assertThat(text(content))
                            .as(name)
                            .doesNotContain(keys)
                            .doesNotContain(wall.substring(wall.lastIndexOf('/') + 1))
                            .doesNotContain(
                                    "secret-note-of-ours", "/t/", "/sit/", "/tables/", "/console");
                }
            });
        }
        // cards that somebody has still to play are in none of the files
        assertThat(site).doesNotContainKeys("hands.pdf", "hands.pbn");
    }

    @Test
    void aSeasonHasAFolderForEveryEvening() {
        var owner = HOUSE.visitor();
        var friday =
                Desk.of(owner, Map.of("boards", "3", "movement", "howell", "title", "Friday"))
                        .enter("Đặng ", 4)
                        .seat();
        for (int round = 1; round <= 3; round++) {
            friday.begin(round).fill(round, "1", 1, "4SN=").fill(round, "2", 1, "3NE-1");
        }
        friday.does("/console/clock", Map.of("deed", "close"));
        String path = owner.submit("/series", Map.of("title", "Autumn")).uri().getPath();
        owner.submit(path + "/events", Map.of("event", code(friday)));

        var site = site(path.substring("/series/".length()), ENGLISH);

        expectWhole(site);
        assertThat(text(site.get("index.html")))
                .contains("Autumn", "Đặng N1", code(friday) + "/index.html")
                .doesNotContain("<form", "/events/");
        assertThat(site).containsKeys(code(friday) + "/index.html", code(friday) + "/board-1.html");
    }

    @Test
    void whatThereIsNotIsNotWritten() {
        assertThat(ResultSite.of(HOUSE.data(), "ZZZZZZ", 1, ENGLISH)).isEmpty();
        assertThat(ResultSite.of(HOUSE.data(), "nonsense", 1, ENGLISH)).isEmpty();
    }
}
