package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.laws.training.Attempt;
import overtrick.laws.training.Course;
import overtrick.page.WebSettings;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;

/// The training of directors behind a true server, as plain forms.
@Tag("law")
class TrainingTest {

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

    @Test
    void theAssistantLeadsToTheCoursesCases() {
        assertThat(browser.get("/laws").body()).contains("href=\"/laws/training\"");

        String course = browser.get("/laws/training").body();

        for (var one : Course.cases()) {
            assertThat(course).contains("\"/laws/training/" + one.number() + "\"");
        }
        assertThat(course).contains("0 of " + Course.cases().size() + " ruled");
    }

    @Test
    void aWrongAnswerIsExplainedAndTheStepAskedAgain() {
        var missed = miss(1, Attempt.start(Course.find(1).orElseThrow()));

        assertThat(missed.body()).contains("That is not it. Law").contains("disabled");
        assertThat(missed.uri().getQuery()).startsWith("picks=");
        assertThat(browser.get("/laws/training").body()).contains("0 of ");
    }

    /// Solved with one mistake, and better the next time.
    @Test
    void whatIsSolvedIsKeptWithTheVisitor() {
        var given = Course.find(2).orElseThrow();
        var first = solve(2, parse(2, miss(2, Attempt.start(given))));

        assertThat(first.body())
                .contains("Ruled, with one mistake")
                .contains("0/1")
                .contains("/rulings/insufficient-bid?edition=wbf2017")
                .contains("27B1(a)")
                .contains("href=\"/laws/training/3\"");
        String course = browser.get("/laws/training").body();
        assertThat(course).contains("1 of ").contains("one mistake");

        var second = solve(2, Attempt.start(given));
        assertThat(second.body()).contains("Ruled without a mistake");
        assertThat(browser.get("/laws/training").body())
                .contains("no mistake")
                .doesNotContain("one mistake");
    }

    private HttpResponse<String> miss(int number, Attempt attempt) {
        var task = attempt.open().orElseThrow().task();
        return pick(number, attempt, (task.right() + 1) % task.size());
    }

    private HttpResponse<String> solve(int number, Attempt attempt) {
        var now = attempt;
        while (true) {
            var answer = pick(number, now, now.open().orElseThrow().task().right());
            assertThat(answer.statusCode()).isEqualTo(200);
            now = parse(number, answer);
            if (now.isSolved()) {
                return answer;
            }
        }
    }

    private HttpResponse<String> pick(int number, Attempt attempt, int pick) {
        return browser.submit(
                "/laws/training/" + number,
                Map.of("picks", attempt.text(), "pick", String.valueOf(pick)));
    }

    private static Attempt parse(int number, HttpResponse<String> answer) {
        String picks = answer.uri().getQuery().substring("picks=".length());
        return Attempt.parse(Course.find(number).orElseThrow(), picks);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/laws/training/0", "/laws/training/9999", "/laws/training/one"})
    void whatThereIsNotIsNotFound(String path) {
        var answer = browser.get(path);

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("numbered 1 to " + Course.cases().size());
    }

    @ParameterizedTest
    @CsvSource({"'',99", "9,0", "x,0", "0.0.0.0.0.0.0.0.0.0.99,0"})
    void madeUpAnswersAreToldSo(String picks, String pick) {
        var answer = browser.submit("/laws/training/1", Map.of("picks", picks, "pick", pick));

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("answers that the case does not know");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1"})
    void noAnswerIsToldSo(String pick) {
        var answer = browser.submit("/laws/training/1", Map.of("picks", "", "pick", pick));

        assertThat(answer.statusCode()).isEqualTo(422);
    }
}
