package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.JsonResults;
import overtrick.house.people.Reach;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Terms;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What programs are told of events is what stands in their files and on their pages.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ApiEventsTest {

    private static final JsonMapper JSON = JsonMapper.shared();

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser director = HOUSE.visitor();
    private final ApiClient stranger = ApiClient.stranger(HOUSE);

    private Desk evening(String title) {
        return Desk.of(director, Map.of("title", title, "boards", "3", "movement", "howell"))
                .enter(4)
                .seat();
    }

    private static void close(Desk desk) {
        for (int round = 1; round <= 3; round++) {
            desk.begin(round).fill(round, "1", 1, "4SN=").fill(round, "2", 1, "3NTE-1");
        }
        desk.does("/console/penalty", penalty());
        desk.does("/console/clock", Map.of("deed", "close"));
    }

    private static Map<String, String> penalty() {
        return Map.of("entry", "2", "amount", "10", "unit", "%", "why", "late");
    }

    @Test
    void theRankingIsThatOfTheFile() {
        var desk = evening("Friday");
        close(desk);

        var told = stranger.found(desk.event() + "/ranking");

        assertThat(told.path("provisional").asBoolean(true)).isFalse();
        var lines = told.path("lines").valueStream().toList();
        var file = desk.get("/files/ranking.json").body().lines().map(JSON::readTree).toList();
        assertThat(lines).hasSize(4).isEqualTo(file);
    }

    /// The results are read by the program's own reader, to the same ranking.
    @Test
    void theResultsAreReadBackToTheSameRanking() {
        var desk = evening("Saturday");
        close(desk);

        var read = JsonResults.read(stranger.ask(desk.event() + "/results").body());

        var assembly = Assembly.of(Map.of("results.json", read), false);
        assertThat(assembly.complaints()).isEmpty();
        var terms = Terms.of(Contestants.PAIRS, Method.MATCHPOINTS);
        var scores = Scores.of(assembly.results(), terms.regulations());
        assertThat(RankingJson.of(scores)).isEqualTo(desk.get("/files/ranking.json").body());
    }

    @Test
    void aBoardShowsWhatTheTablesHaveMadeOfIt() {
        var desk = evening("Sunday");
        close(desk);

        var board = stranger.found(desk.event() + "/boards/1");

        assertThat(board.path("lines").size()).isEqualTo(2);
        assertThat(board.path("unit").asString()).isEqualTo("%");
        var line = board.path("lines").path(0);
        assertThat(line.path("mark").asDouble() + line.path("markEastWest").asDouble())
                .isEqualTo(100.0);
        assertThat(stranger.ask(desk.event() + "/boards/99").statusCode()).isEqualTo(404);
        assertThat(stranger.found(desk.event()).path("stage").asString()).isEqualTo("closed");
        assertThat(stranger.found(desk.event() + "/entries").path("entries").size()).isEqualTo(4);
    }

    /// Before all have played a board nobody is told what the others have made of it.
    @Test
    void whatIsStillPlayedIsHidden() {
        var desk = evening("Monday").begin(1).fill(1, "1", 1, "4SN=");

        var told = stranger.ask(desk.event() + "/results");

        assertThat(told.body()).doesNotContain("4SN=");
    }

    @Test
    void aScorersProgramEntersAndCorrects() {
        var tu = HOUSE.visitor();
        tu.submit("/account/join", Map.of("name", "Tư", "password", "seven of diamonds"));
        var desk =
                Desk.of(tu, Map.of("title", "Tuesday", "boards", "3", "movement", "howell"))
                        .enter(4)
                        .seat()
                        .begin(1);
        var scorer = new ApiClient(HOUSE.visitor(), ApiClient.token(HOUSE, "Tư", Reach.DIRECT));
        String results = desk.event() + "/results";

        var entered = scorer.done(results, Map.of("table", "1", "board", 1, "result", "4s n ="));
        assertThat(entered.path("result").asString()).isEqualTo("4SN=");
        var other = Map.of("table", "1", "board", 1, "result", "4SN+1");
        assertThat(scorer.say(results, other).statusCode()).isEqualTo(409);
        var why = Map.of("table", "1", "board", 1, "result", "4SN+1", "why", "misheard");
        assertThat(scorer.done(results, why).path("result").asString()).isEqualTo("4SN+1");
        for (var wrong :
                List.of(
                        Map.of("table", "99", "board", 1, "result", "4SN="),
                        Map.of("table", "1", "board", 77, "result", "4SN="),
                        Map.of("table", "", "board", 1, "result", "4SN="),
                        Map.of("table", "1", "board", 1, "result", "9SN="))) {
            assertThat(scorer.say(results, wrong).statusCode()).as("%s", wrong).isEqualTo(422);
        }
        assertThat(desk.get("/console/trail").body()).contains("API · test · misheard");
    }

    private static ApiClient member(String name, Reach reach) {
        var browser = HOUSE.visitor();
        browser.submit("/account/join", Map.of("name", name, "password", "seven of diamonds"));
        return new ApiClient(browser, ApiClient.token(HOUSE, name, reach));
    }

    @Test
    void aDirectorsProgramEntersAndTakesBack() {
        var nam = HOUSE.visitor();
        nam.submit("/account/join", Map.of("name", "Năm", "password", "seven of diamonds"));
        var desk = Desk.of(nam, Map.of("title", "Thursday", "boards", "3"));
        var program = new ApiClient(HOUSE.visitor(), ApiClient.token(HOUSE, "Năm", Reach.DIRECT));
        String entries = desk.event() + "/entries";

        var entered = program.done(entries, Map.of("names", "An – Bình"));
        assertThat(entered.path("players").valueStream().map(JsonNode::asString))
                .containsExactly("An", "Bình");
        assertThat(program.say(entries, Map.of("names", "Bình – An")).statusCode()).isEqualTo(422);
        assertThat(program.say(entries, Map.of("names", "An")).statusCode()).isEqualTo(422);
        assertThat(program.say(entries, Map.of("names", "A – B\nC – D")).statusCode())
                .isEqualTo(422);
        assertThat(member("Tám", Reach.DIRECT).say(entries, Map.of("names", "C – D")).statusCode())
                .as("who does not keep the event")
                .isEqualTo(403);

        String id = entered.path("id").asString();
        var back = program.done(desk.event() + "/withdraw", Map.of("entry", id));
        assertThat(back.path("withdrawn").asBoolean()).isTrue();
        assertThat(program.say(desk.event() + "/withdraw", Map.of("entry", 99)).statusCode())
                .isEqualTo(404);
        assertThat(desk.get("/console/trail").body()).contains("API · test");
    }

    @Test
    void aMemberEntersByTheLinkOfTheRoom() {
        var desk = Desk.of(director, Map.of("title", "Open", "boards", "3"));
        String key = desk.wall().substring(desk.wall().lastIndexOf('/') + 1);
        var chin = member("Chín", Reach.PLAY);
        String enter = desk.event() + "/enter";
        var both = Map.of("one", "Chín", "other", "Mười");

        var wrong = new HashMap<String, String>(both);
        wrong.put("key", "AAAAAAAA");
        assertThat(chin.say(enter, wrong).statusCode()).isEqualTo(404);
        var right = new HashMap<String, String>(both);
        right.put("key", key);
        assertThat(chin.done(enter, right).path("players").size()).isEqualTo(2);
        assertThat(chin.say(enter, right).statusCode()).as("entered before").isEqualTo(409);
        assertThat(stranger.say(enter, right).statusCode()).isEqualTo(401);
        assertThat(stranger.found(desk.event() + "/entries").path("entries").size()).isEqualTo(1);
    }

    @Test
    void aMatchOfRobotsIsBegunAndFollowed() {
        var program = member("Mười Một", Reach.PLAY);
        var asked =
                Map.of(
                        "boards",
                        2,
                        "one",
                        "acol",
                        "other",
                        "standard-american",
                        "oneLevel",
                        "thumb",
                        "otherLevel",
                        "thumb");

        var match = program.done("/matches", asked);
        String code = match.path("code").asString();
        assertThat(match.path("boards").size()).isEqualTo(2);
        assertThat(match.path("one").path("system").asString()).isEqualTo("acol");
        assertThat(stranger.found("/matches/" + code).path("closed").asString())
                .isEqualTo(match.path("closed").asString());
        assertThat(stranger.say("/matches", asked).statusCode()).isEqualTo(401);
        assertThat(program.say("/matches", Map.of("boards", 99, "one", "acol")).statusCode())
                .isEqualTo(422);
        assertThat(stranger.ask("/matches/ZZZZZ").statusCode()).isEqualTo(404);
    }

    @Test
    void anEventIsFollowed() {
        var desk = evening("Wednesday");
        try (var lines = stranger.follow(desk.event() + "/stream")) {
            var told =
                    lines.filter(line -> line.startsWith("data: {"))
                            .peek(line -> {
                                if (line.contains("\"round\":0")) {
                                    desk.begin(1);
                                }
                            })
                            .limit(2)
                            .toList();
            assertThat(told.getLast()).contains("\"round\":1");
        }
    }

    @Test
    void systemsAndDealsAreExplainedAsOnTheCommandLine() {
        var meant =
                stranger.found("/systems/standard-american/meaning?auction=1N%20P%202C&dealer=N");
        assertThat(meant.path("calls").size()).isEqualTo(3);
        assertThat(meant.path("calls").path(2).path("meaning").path("key").asString())
                .contains("stayman");

        String deal = "N:AKQJ.T98.765.432%20432.AKQJ.T98.765%20765.432.AKQJ.T98%20T98.765.432.AKQJ";
        var solved = stranger.found("/analysis/double-dummy?vulnerable=none&deal=" + deal);
        assertThat(solved.path("table").asString()).matches("[0-9a-d]{20}");
        assertThat(solved.path("tricks").path("N").path("S").asInt())
                .isEqualTo(Integer.parseInt(solved.path("table").asString().substring(18, 19), 16));
        assertThat(solved.path("par").path("contracts").isArray()).isTrue();
        assertThat(stranger.ask("/analysis/double-dummy?deal=N:A").statusCode()).isEqualTo(422);
        assertThat(stranger.ask("/systems/none").statusCode()).isEqualTo(404);
        assertThat(stranger.ask("/systems/standard-american/meaning?auction=1N%201C").statusCode())
                .isEqualTo(422);
    }
}
