package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.page.WebSettings;
import overtrick.page.server.Web;
import overtrick.robots.board.Robot;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;
import overtrick.teaching.count.CanCountTasks;
import overtrick.teaching.count.CountTask;
import overtrick.teaching.count.CountTasks;

/// The counting trainer behind a true server, as plain forms.
@Tag("practice")
class CountingTest {

    private static final CountTasks DEALER = new CountTasks(Robot.beginner());
    private static final Pattern NEXT = Pattern.compile("class=\"button main\" href=\"([^\"]+)\"");

    @TempDir private Path data;

    private Club club;
    private Web web;
    private Browser browser;

    @BeforeEach
    void open() {
        club = Club.open(ClubSettings.in(data));
        web = ClubPages.open(club, new WebSettings("127.0.0.1", 0));
        browser = new Browser(web.port());
    }

    @AfterEach
    void close() {
        browser.close();
        web.stop();
        club.close();
    }

    private static String next(String page) {
        var link = NEXT.matcher(page);
        assertThat(link.find()).isTrue();
        return link.group(1).replace("&amp;", "&");
    }

    @ParameterizedTest(name = "level {0}")
    @ValueSource(strings = {"1", "2", "3", "4", "5", "can"})
    void theTricksComeOneByOneAndThenTheQuestion(String level) {
        int after =
                level.equals("can")
                        ? CanCountTasks.task(7).after()
                        : DEALER.task(Integer.parseInt(level), 7).after();
        String page = browser.get("/practice/count/" + level + "?n=7").body();
        for (int trick = 1; trick <= after; trick++) {
            assertThat(page).contains("Trick %d of %d".formatted(trick, after));
            assertThat(page).doesNotContain("id=\"question\"");
            page = browser.get(next(page)).body();
        }
        assertThat(page).contains("After %d tricks".formatted(after)).contains("id=\"question\"");
        assertThat(page).doesNotContain("class=\"laid\"");
    }

    @ParameterizedTest(name = "level {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void theRightAnswerIsRightAndNoted(int level) {
        var task = DEALER.task(level, 9);
        var said = browser.post("/practice/count/" + level, form(task)).body();
        assertThat(said).contains("<h2>Right.</h2>").contains("How one knows");
        assertThat(browser.get("/practice/count").body()).contains("Lately right: 1 of 1");
    }

    private static Map<String, String> form(CountTask task) {
        var form = new HashMap<>(Map.of("n", String.valueOf(task.number())));
        String right = task.question().right(task.sight());
        if (task.level() < CountTasks.LEVELS) {
            form.put("answer", right);
        } else {
            var parts = right.split("-");
            for (int at = 0; at < parts.length; at++) {
                form.put("shdc".substring(at, at + 1), parts[at]);
            }
        }
        return form;
    }

    @Test
    void aWrongAnswerIsToldWhatIsRightAndComesBack() {
        var task = DEALER.task(1, 9);
        int right = Integer.parseInt(task.question().right(task.sight()));
        String wrong = String.valueOf(right == 0 ? 1 : 0);
        var said = browser.post("/practice/count/1", Map.of("n", "9", "answer", wrong));
        assertThat(said.body()).contains("Not so.").contains("Right is: " + right);
        assertThat(query(said.uri())).contains("answer=" + wrong);
        assertThat(browser.get("/practice/count").body()).contains("Lately right: 0 of 1");
    }

    private static String query(URI address) {
        return URLDecoder.decode(address.getRawQuery(), StandardCharsets.UTF_8);
    }

    @Test
    void cardsThatAreOutAreTicked() {
        int number = 3;
        var task = CanCountTasks.task(number);
        var form = new HashMap<>(Map.of("n", String.valueOf(number)));
        for (var code : task.question().right(task.sight()).split(" ")) {
            form.put(code, "yes");
        }
        assertThat(browser.post("/practice/count/can", form).body()).contains("<h2>Right.</h2>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/practice/count/6",
                "/practice/count/x",
                "/practice/count/1?n=0",
                "/practice/count/1?n=1000000",
                "/practice/count/1?n=x",
                "/practice/count/1?n=7&t=0",
                "/practice/count/1?n=7&t=14",
                "/practice/count/1?n=7&answer=king",
                "/practice/count/5?n=7&answer=3-3",
                "/practice/count/can?n=7&answer=%00",
            })
    void wildAddressesAreRefused(String path) {
        assertThat(browser.get(path).statusCode()).isIn(404, 422);
    }

    @Test
    void wildAnswersAreRefusedAndNothingIsNoted() {
        var wild = browser.post("/practice/count/2", Map.of("n", "7", "answer", "king"));
        assertThat(wild.statusCode()).isEqualTo(422);
        assertThat(wild.body()).contains("That is no answer to this question.");
        assertThat(browser.get("/practice/count").body()).doesNotContain("Lately right");
    }
}
