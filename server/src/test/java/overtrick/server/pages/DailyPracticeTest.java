package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.table.Member;
import overtrick.page.WebSettings;
import overtrick.page.server.Web;
import overtrick.robots.board.Robot;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;
import overtrick.teaching.count.CountTasks;

/// Five minutes a day behind a true server: what was wrong comes back, with its owner.
@Tag("practice")
class DailyPracticeTest {

    private static final CountTasks DEALER = new CountTasks(Robot.beginner());
    private static final Pattern BEGIN = Pattern.compile("class=\"button big\" href=\"([^\"]+)\"");

    @TempDir private Path data;

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-11-27T12:00:00Z"));
    private Club club;
    private Web web;
    private Browser browser;

    @BeforeEach
    void open() {
        club = Club.open(ClubSettings.in(data).withClock(now::get));
        web = ClubPages.open(club, new WebSettings("127.0.0.1", 0));
        browser = new Browser(web.port());
    }

    @AfterEach
    void close() {
        browser.close();
        web.stop();
        club.close();
    }

    private static String answer(int number, boolean right) {
        var task = DEALER.task(1, number);
        int out = Integer.parseInt(task.question().right(task.sight()));
        return String.valueOf(right ? out : out == 0 ? 1 : 0);
    }

    private String count(int number, boolean right, String today) {
        var form =
                Map.of(
                        "n",
                        String.valueOf(number),
                        "answer",
                        answer(number, right),
                        "today",
                        today);
        return browser.post("/practice/count/1", form).body();
    }

    private void later(Duration time) {
        now.updateAndGet(before -> before.plus(time));
    }

    @Test
    void whatWasWrongComesBackTheNextDay() {
        assertThat(browser.get("/practice/today").body()).contains("Nothing comes back yet.");
        count(9, false, "");
        count(10, true, "");
        assertThat(browser.get("/practice/today").body()).contains("Nothing is due today.");

        later(Duration.ofDays(1));
        String due = browser.get("/practice/today").body();
        assertThat(due).contains("1 exercise is due.").contains("trumps out");
        var begin = BEGIN.matcher(due);
        assertThat(begin.find()).isTrue();
        String address = begin.group(1).replace("&amp;", "&");
        assertThat(address).isEqualTo("/practice/count/1?n=9&t=1&today=yes");
        assertThat(browser.get(address).statusCode()).isEqualTo(200);

        assertThat(count(9, true, "yes")).contains("href=\"/practice/today\"");
        assertThat(browser.get("/practice/today").body())
                .contains("Well done, that was all for today.")
                .contains("It goes on when the next exercise comes back: Nov 30, 2026.");
        assertThat(browser.get("/practice/progress").body())
                .contains("trumps out")
                .contains("2 of 3")
                .contains("trumps out, the latest answers: wrong, right, right")
                .contains("1 exercise comes back.");
    }

    @Test
    void itGoesAlongHomeAndAwayWithItsOwner() throws IOException {
        count(9, false, "");
        browser.submit("/account/join", Map.of("name", "Lan", "password", "seven of diamonds"));
        var lan = club.members().accounts().named("Lan").orElseThrow().person();
        assertThat(club.practice().notebook().all(lan.id())).hasSize(1);
        assertThat(browser.get("/practice/progress").body()).contains("0 of 1");
        assertThat(home(lan)).contains("\"exercise\":\"1-9\"").contains("WRONG");
        assertThat(browser.get("/privacy").body()).contains("2 exercises that come back to you");

        club.members().leaving().leave(lan.id(), "Former member {0}");

        assertThat(club.practice().notebook().all(lan.id())).isEmpty();
        assertThat(club.practice().notebook().themes(lan.id())).isEmpty();
    }

    private String home(Member.Person person) throws IOException {
        try (var zip =
                new ZipInputStream(new ByteArrayInputStream(club.members().mine().zip(person)))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().equals("practice/practice.json")) {
                    return new String(zip.readAllBytes(), StandardCharsets.UTF_8);
                }
            }
        }
        return "";
    }
}
