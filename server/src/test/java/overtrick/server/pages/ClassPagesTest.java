package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The pages of a class, as its teacher, its students and strangers see them.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
@Tag("classroom")
class ClassPagesTest {

    private static final Pattern CARDS = Pattern.compile("class=\"ranks\">([^<]+)<");

    @RegisterExtension private static final House HOUSE = House.hurrying();

    /// A class with one student, Lan.
    private record Lesson(Browser teacher, Browser lan, String path) {

        static Lesson open(String filling) {
            var teacher = HOUSE.visitor();
            var form = new HashMap<>(Map.of("title", "Beginners", "name", "Minh"));
            form.putAll(Map.of("filling", filling, "system", "standard-american"));
            String path = teacher.submit("/class", form).uri().getPath();
            var lan = HOUSE.visitor();
            lan.submit("/class/join", Map.of("code", path.substring(7), "name", "Lan"));
            return new Lesson(teacher, lan, path);
        }

        HttpResponse<String> leads(String below, Map<String, String> form) {
            return teacher.submit(path + below, form);
        }

        Lesson loaded(String mode) {
            var form = new HashMap<>(Map.of("from", "chance", "boards", "3", "title", "Friday"));
            form.putAll(Map.of("mode", mode, "turn", "AS_DEALT"));
            leads("/set", form);
            await().atMost(Duration.ofSeconds(30))
                    .until(() ->
                            teacher.get(path + "/tables/1").body().contains("class=\"diagram\""));
            return this;
        }

        String bar() {
            return lan.get(path + "/bar").body();
        }
    }

    @Test
    void theTeacherSeesEveryTableAndStudentsTheWayToTheirs() {
        var lesson = Lesson.open("PAIRS").loaded("BOTH");

        assertThat(lesson.teacher().get(lesson.path()).body())
                .contains("Board 1 of 3", "<span>Lan<", "Table 1", lesson.path().substring(7));
        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() ->
                        assertThat(lesson.lan().get(lesson.path()).body())
                                .contains("Table 1, South", "/tables/"));
        assertThat(HOUSE.visitor().get(lesson.path()).body())
                .contains("Teacher: Minh")
                .doesNotContain("<span>Lan<", "Board 1");
    }

    /// The bar above a student's table has the hands only while they are shown.
    @Test
    void studentsSeeTheHandsOnlyWhenTheyAreShown() {
        var lesson = Lesson.open("ALONE").loaded("BOTH");
        assertThat(CARDS.matcher(lesson.bar()).results()).isEmpty();
        assertThat(lesson.lan().get(lesson.path()).body()).doesNotContain("class=\"diagram\"");

        lesson.leads("/show", Map.of("open", "yes"));
        assertThat(CARDS.matcher(lesson.bar()).results()).hasSize(16);

        lesson.leads("/show", Map.of("open", "no"));
        assertThat(CARDS.matcher(lesson.bar()).results()).isEmpty();
    }

    @Test
    void whatTheTeacherSaysAndDoesStandsAboveTheTable() {
        var lesson = Lesson.open("ALONE").loaded("BOTH");
        assertThat(lesson.bar()).contains("Board 1 of 3").doesNotContain("Pause");

        lesson.leads("/pause", Map.of("still", "yes"));
        lesson.leads("/tell", Map.of("text", "count <your> tricks"));
        lesson.leads("/step", Map.of("board", "2", "anew", "no"));

        assertThat(lesson.bar())
                .contains("Board 3 of 3", "All tables wait", "count &lt;your&gt; tricks");
        lesson.lan().submit(lesson.path() + "/hand", Map.of("up", "yes"));
        assertThat(lesson.teacher().get(lesson.path()).body()).contains("raises a hand");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "/seats, 403",
        "/tables/1, 403",
        "/tables/1/stream, 403",
        "/result, 403",
        "/files/result.csv, 403",
    })
    void studentsAndStrangersDoNotSeeWhatIsTheTeachers(String below, int status) {
        var lesson = Lesson.open("ALONE").loaded("BOTH");

        assertThat(lesson.lan().get(lesson.path() + below).statusCode()).isEqualTo(status);
        assertThat(HOUSE.visitor().get(lesson.path() + below).statusCode()).isEqualTo(status);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"/step", "/pause", "/show", "/tell", "/set", "/mode", "/end", "/seats", "/keep"})
    void studentsDoNotLead(String below) {
        var lesson = Lesson.open("ALONE");
        var form =
                Map.of(
                        "board", "0", "anew", "no", "still", "yes", "open", "yes", "text", "hi",
                        "mode", "BID", "student", "x", "to", "stand");

        var answer = lesson.lan().post(lesson.path() + below, form);
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.body()).contains("Only the teacher of the class");
    }

    /// Wild input is refused with a sentence, whatever it is.
    @ParameterizedTest(name = "{0} {1}={2}")
    @CsvSource({
        "/step,  board,   99,          422",
        "/step,  board,   -1,          422",
        "/mode,  mode,    SING,        422",
        "/pause, still,   perhaps,     422",
        "/tell,  text,    '',          409",
        "/tell,  table,   40,          422",
        "/seats, student, '<b>',       422",
        "/seats, to,      21X,         422",
        "/set,   from,    heaven,      422",
        "/set,   turn,    round,       422",
        "/files/nothing, name, x,      404",
    })
    void wildInputIsRefused(String below, String field, String value, int status) {
        var lesson = Lesson.open("ALONE").loaded("BOTH");
        var form =
                new HashMap<>(
                        Map.of(
                                "board", "1", "anew", "no", "still", "yes", "mode", "BID",
                                "student", "nobody", "to", "1S", "from", "chance"));
        form.putAll(Map.of("turn", "AS_DEALT", "boards", "2"));
        form.put(field, value);
        var answer =
                below.startsWith("/files")
                        ? lesson.teacher().get(lesson.path() + below)
                        : lesson.leads(below, form);

        assertThat(answer.statusCode()).isEqualTo(status);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"natural, 200", "acol-multi, 200", "acol-of-mine, 422", "'', 422"})
    void aClassPlaysASystemOrAReadyCard(String system, int status) {
        var teacher = HOUSE.visitor();
        var form = new HashMap<>(Map.of("title", "Cards", "name", "Minh", "system", system));
        form.put("filling", "FREE");

        assertThat(teacher.submit("/class", form).statusCode()).isEqualTo(status);
        assertThat(teacher.get("/class").body()).contains("value=\"acol-multi\"");
    }

    @ParameterizedTest(name = "until {0}: {1}")
    @CsvSource({"yesterday, 422", "2020-01-01, 422", "9999-12-31, 422", "'', 200"})
    void aHomeworkHasADayThatIsToCome(String until, int status) {
        var form = new HashMap<>(Map.of("title", "Week 3", "name", "Minh", "until", until));
        form.putAll(Map.of("filling", "FREE", "system", "standard-american"));

        assertThat(HOUSE.visitor().submit("/class", form).statusCode()).isEqualTo(status);
    }

    /// Whoever was moved finds the class where their table was.
    @Test
    void aPageOfATableThatOneHasLeftLeadsToTheClass() {
        var lesson = Lesson.open("ALONE").loaded("BOTH");
        var table = Pattern.compile("/tables/[A-Z0-9]{5}");
        await().atMost(Duration.ofSeconds(30))
                .until(() -> table.matcher(lesson.lan().get(lesson.path()).body()).find());
        var found = table.matcher(lesson.lan().get(lesson.path()).body());
        assertThat(found.find()).isTrue();
        assertThat(lesson.lan().get(found.group()).uri().getPath()).isEqualTo(found.group());

        assertThat(lesson.teacher().get(found.group()).uri().getPath()).isEqualTo(lesson.path());
        assertThat(HOUSE.visitor().get(found.group()).body()).contains("Teacher: Minh");
    }

    @Test
    void aClassIsFoundByItsCodeOnly() {
        var eve = HOUSE.visitor();
        assertThat(eve.get("/class/ZZZZZZ").statusCode()).isEqualTo(404);
        assertThat(eve.post("/class/join", Map.of("code", "ZZZZZZ", "name", "Eve")).statusCode())
                .isEqualTo(404);
    }

    /// What a class has made of its boards, as a page and as files.
    @Test
    void theResultIsTakenAlong() {
        var lesson = Lesson.open("ALONE").loaded("BID");
        var table = Pattern.compile("/tables/[A-Z0-9]{5}");
        await().atMost(Duration.ofSeconds(30))
                .until(() -> table.matcher(lesson.lan().get(lesson.path()).body()).find());
        var found = table.matcher(lesson.lan().get(lesson.path()).body());
        assertThat(found.find()).isTrue();
        String home = found.group();
        await().atMost(Duration.ofSeconds(60))
                .until(() -> {
                    lesson.lan()
                            .post(home + "/call", Map.of("call", "7N", "seen", seen(lesson, home)));
                    return lesson.teacher().get(lesson.path() + "/result").body().contains("Lan");
                });

        var why = Pattern.compile("/tables/1\\?why=\\d+");
        var asked = why.matcher(lesson.teacher().get(lesson.path() + "/tables/1").body());
        assertThat(asked.find()).isTrue();
        assertThat(lesson.teacher().get(lesson.path() + asked.group()).body())
                .contains("id=\"why\"", "was due", "7NT");

        String csv = lesson.teacher().get(lesson.path() + "/files/result.csv").body();
        assertThat(csv).startsWith("set,board,table,N,E,S,W,contract").contains("Friday,1,1,");
        assertThat(lesson.teacher().get(lesson.path() + "/files/result.svg").body())
                .startsWith("<svg")
                .contains("Lan")
                .endsWith("</svg>\n");
        assertThat(lesson.teacher().get(lesson.path() + "/files/boards.pbn").body())
                .contains("[South \"Lan\"]", "[Event \"Beginners\"]");

        lesson.leads("/end", Map.of());
        assertThat(lesson.lan().get(lesson.path() + "/result").body()).contains("Lan");
    }

    /// Two partners practise, and nobody teaches them.
    @Test
    void twoPartnersPractiseASituationAtTwoScreens() {
        var lan = HOUSE.visitor();
        var form = new HashMap<>(Map.of("name", "Lan", "situation", "stayman", "boards", "2"));
        form.putAll(Map.of("system", "acol", "mode", "BID"));
        var opened = lan.submit("/class/together", form);
        String path = opened.uri().getPath();
        assertThat(opened.body()).contains("Send them the link", path.substring(7), "not here");
        var ann = HOUSE.visitor();
        assertThat(ann.get(path).body()).contains("Lan wants to practise", "name=\"name\"");
        ann.submit("/class/join", Map.of("code", path.substring(7), "name", "Ann"));
        assertThat(HOUSE.visitor().post("/class/join", eve(path)).statusCode()).isEqualTo(409);
        for (var one : java.util.List.of(lan, ann)) {
            assertThat(one.post(path + "/show", Map.of("open", "yes")).statusCode()).isEqualTo(403);
            assertThat(one.get(path + "/calls").statusCode()).isEqualTo(403);
            assertThat(one.get(path + "/result").statusCode()).isEqualTo(403);
        }

        var pair = new Lesson(lan, ann, path);
        String table = table(pair);
        await().atMost(Duration.ofSeconds(60))
                .until(() -> {
                    for (var one : java.util.List.of(lan, ann)) {
                        one.post(table + "/call", Map.of("call", "P", "seen", seen(pair, table)));
                    }
                    return pair.bar().contains(path + "/calls");
                });
        assertThat(CARDS.matcher(pair.bar()).results()).hasSize(16);
        assertThat(lan.get(path + "/calls").body()).contains("Ann", "Lan", "was due", "Next board");
        assertThat(HOUSE.visitor().get(path + "/calls").statusCode()).isEqualTo(403);

        ann.submit(path + "/next", Map.of());
        assertThat(CARDS.matcher(pair.bar()).results()).isEmpty();
        ann.submit(path + "/done", Map.of());
        assertThat(lan.get(path).body()).contains("The practice is over", path + "/result");
    }

    private static Map<String, String> eve(String path) {
        return Map.of("code", path.substring(7), "name", "Eve");
    }

    private static String table(Lesson lesson) {
        var table = Pattern.compile("/tables/[A-Z0-9]{5}");
        await().atMost(Duration.ofSeconds(30))
                .until(() -> table.matcher(lesson.lan().get(lesson.path()).body()).find());
        var found = table.matcher(lesson.lan().get(lesson.path()).body());
        assertThat(found.find()).isTrue();
        return found.group();
    }

    @ParameterizedTest(name = "{0}={1}: {2}")
    @CsvSource({
        "situation, nothing, 422",
        "situation, gerber-by-nobody, 422",
        "system, acol-of-mine, 422",
        "boards, 17, 422",
        "boards, 0, 422",
        "mode, SING, 422",
        "name, '', 422",
    })
    void partnersSayWhatTheyPractise(String field, String value, int status) {
        var form = new HashMap<>(Map.of("name", "Lan", "situation", "stayman", "boards", "2"));
        form.putAll(Map.of("system", "acol", "mode", "BID"));
        form.put(field, value);

        assertThat(HOUSE.visitor().submit("/class/together", form).statusCode()).isEqualTo(status);
    }

    private static String seen(Lesson lesson, String table) {
        var number = Pattern.compile("data-number=\"(\\d+)\"");
        var found = number.matcher(lesson.lan().get(table).body());
        return found.find() ? found.group(1) : "0";
    }

    /// What is on the shelf stays as it is, whatever is made of it.
    @Test
    void aShelfHoldsCopies() {
        var lesson = Lesson.open("ALONE").loaded("BOTH");
        lesson.leads("/keep", Map.of("folder", "Openings"));
        lesson.leads("/keep", Map.of("folder", "Openings"));
        var shelf = lesson.teacher().get("/class/shelf").body();
        assertThat(shelf).contains("Openings", "Friday", "3 boards");

        var numbers =
                Pattern.compile("name=\"kept\" value=\"(\\d+)\"")
                        .matcher(shelf)
                        .results()
                        .map(one -> one.group(1))
                        .distinct()
                        .toList();
        lesson.teacher()
                .submit("/class/shelf/list", Map.of("kept", numbers.getFirst(), "title", "All"));
        lesson.teacher().submit("/class/shelf/drop", Map.of("kept", numbers.getFirst()));
        assertThat(lesson.teacher().get("/class/shelf").body()).contains("All", "Friday");
        assertThat(lesson.lan().get("/class/shelf").body()).doesNotContain("Friday");
        assertThat(lesson.leads("/set", Map.of("from", "shelf", "kept", numbers.getLast())).body())
                .contains("Board 1 of 3");
    }
}
