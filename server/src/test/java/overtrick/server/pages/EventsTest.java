package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.GONE;
import static overtrick.server.pages.Status.NOT_FOUND;
import static overtrick.server.pages.Status.NO_CONTENT;
import static overtrick.server.pages.Status.UNCLEAR;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.page.WebSettings;
import overtrick.page.door.Deed;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;

/// The pages of an evening, each with what it does and what it refuses.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class EventsTest {

    @TempDir private Path data;

    private Club club;
    private Web web;
    private Browser director;
    private Browser stranger;
    private Browser theirs;

    @BeforeEach
    void open() {
        club = Club.open(ClubSettings.in(data).withRobotPace(Duration.ofMillis(1)));
        web = ClubPages.open(club, new WebSettings("127.0.0.1", 0));
        director = new Browser(web.port());
        stranger = new Browser(web.port());
        theirs = new Browser(web.port());
    }

    @AfterEach
    void close() {
        director.close();
        stranger.close();
        theirs.close();
        web.stop();
        club.close();
    }

    private Desk announced() {
        return Desk.of(director, Map.of("title", "Friday", "boards", "6", "movement", "mitchell"));
    }

    /// Three tables of which the first round has begun.
    private Desk playing() {
        return announced().enter(6).seat().begin(1);
    }

    // Run an event

    @Test
    void onePressAnnouncesAnEventWithSensibleAnswers() {
        var desk = Desk.of(director, Map.of());

        assertThat(director.get("/events").body()).contains(desk.event());
        assertThat(desk.get("/console").body()).contains("There are movements for 4 to 80 pairs");
        assertThat(stranger.get(desk.event()).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"pairs, mishaps", "swiss-pairs, draw", "swiss-pairs, late"})
    void whatNeedsPlacesIsOfferedWhenPeopleHaveThem(String kind, String page) {
        var desk = Desk.of(director, Map.of("kind", kind, "boards", "6")).enter(6);
        String link = "href=\"%s/console/%s\"".formatted(desk.event(), page);
        assertThat(desk.get("/console").body()).doesNotContain(link);

        desk.seat();

        assertThat(desk.get("/console").body()).contains(link);
        assertThat(desk.get("/console/" + page).statusCode()).isEqualTo(200);
    }

    @Test
    void proposalsComeWithBoardsLengthAndBalance() {
        String offers = director.get("/events/offers?tables=7&boards=24&minutes=8").body();

        assertThat(offers).contains("For 14 pairs", "rounds of", "minutes, over at", "balance");
        assertThat(director.get("/events/movements/mitchell?pairs=14&boards=24").body())
                .contains("Table 7", "<b>1</b> – <b>101</b>");
        assertThat(director.get("/events/movements/howell?pairs=14&boards=x").statusCode())
                .isEqualTo(UNCLEAR);
        assertThat(director.get("/events/movements/nonsense?pairs=14&boards=24").statusCode())
                .isEqualTo(NOT_FOUND);
    }

    @ParameterizedTest
    @CsvSource({
        "tables, 900",
        "boards, 0",
        "boards, many",
        "minutes, -3",
        "scoring, roulette",
    })
    void wrongAnswersAreToldBeforeAnythingIsAnnounced(String field, String value) {
        var answer = director.post("/events", Map.of(field, value));

        assertThat(answer.statusCode()).isEqualTo(UNCLEAR);
        assertThat(answer.body()).contains(value);
        assertThat(club.tournaments().latest(10)).isEmpty();
    }

    /// What is typed for one place goes to no other.
    @ParameterizedTest
    @CsvSource({
        "t0 4SN=, There is no t0",
        "t0 b1 4SN=, There is no t0",
        "tlongsectioname1 4SN=, result",
        "t1 b0 4SN=, There is no b0",
        "t1 r0 4SN=, There is no r0",
        "t1 r3 b1 4SN=, Board 1 is at table 1 in round 1",
        "b99 4SN=, Board 99 is never at table 2",
    })
    void aPlaceThatIsNotThereIsNotThePlaceBefore(String line, String said) {
        var desk = playing();

        var answer = desk.type(line, "|1|2|3");

        assertThat(answer.statusCode()).isEqualTo(UNCLEAR);
        assertThat(answer.body()).contains(said);
        assertThat(desk.type("t2 b3 4SN=", "").body()).contains("Table 2, board 3, round 1");
    }

    // Who may what

    @Test
    void onlyTheDirectorDirects() {
        var desk = playing();

        for (var deed :
                List.of(
                        "/entries",
                        "/seat",
                        "/withdraw",
                        "/console/line",
                        "/console/clock",
                        "/console/rule",
                        "/console/penalty",
                        "/console/back",
                        "/console/mishaps",
                        "/console/helpers/invite",
                        "/console/attend")) {
            var answer = stranger.post(desk.event() + deed, Map.of("names", "A – B"));
            assertThat(answer.statusCode()).as(deed).isEqualTo(FORBIDDEN);
        }
        for (var page :
                List.of(
                        "/console/people",
                        "/console/trail",
                        "/console/share",
                        "/console/helpers",
                        "/commentary",
                        "/console/cards",
                        "/console/mishaps",
                        "/console/grid",
                        "/console/boards/1")) {
            assertThat(stranger.get(desk.event() + page).statusCode())
                    .as(page)
                    .isEqualTo(FORBIDDEN);
        }
        assertThat(stranger.get(desk.event() + "/console").uri().getPath()).isEqualTo(desk.event());
    }

    @Test
    void aLinkHandsOnTheDirectionUntilItIsWithdrawn() {
        var desk = playing();
        String made = desk.post("/console/helpers/invite", Map.of("label", "tablet")).body();
        var found = Pattern.compile("/events/[A-Z0-9]{6}/direct/[\\w-]+").matcher(made);
        assertThat(found.find()).isTrue();
        String link = found.group();
        assertThat(desk.get("/console/helpers").body()).doesNotContain(link);

        assertThat(stranger.get(link).body()).contains("asked to help to direct");
        assertThat(stranger.get(desk.event() + "/console/trail").statusCode()).isEqualTo(FORBIDDEN);
        stranger.submit(desk.event() + "/direct", Map.of("name", "Chi"));
        assertThat(stranger.get(desk.event() + "/console/trail").statusCode()).isEqualTo(200);

        var hash = Pattern.compile("name=\"link\" value=\"([0-9a-f]{64})\"");
        var listed = hash.matcher(desk.get("/console/helpers").body());
        assertThat(listed.find()).isTrue();
        desk.does("/console/helpers/withdraw", Map.of("link", listed.group(1)));
        assertThat(stranger.get(desk.event() + "/console/trail").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(stranger.get(link).body()).contains("This link has ended");
        assertThat(stranger.get(link).statusCode()).isEqualTo(GONE);
    }

    @Test
    void codesAndKeysThatAreNoneAreNotFound() {
        var desk = playing();

        assertThat(stranger.get("/events/AAAAAA").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(stranger.get("/events/nonsense").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(stranger.get(desk.event() + "/t/1/AAAAAAAAAAAA").statusCode())
                .isEqualTo(NOT_FOUND);
        String two = desk.tables().getOrDefault("2", "");
        assertThat(stranger.get(two.replace("/t/2/", "/t/1/")).statusCode()).isEqualTo(NOT_FOUND);
        assertThat(stranger.get(desk.event() + "/enter/AAAAAAAAAAAA").statusCode())
                .isEqualTo(NOT_FOUND);
    }

    // Entries

    @ParameterizedTest
    @CsvSource({
        "'Lan - Minh', 'Lan – Minh'",
        "'1. Lan & Minh', 'Lan – Minh'",
        "'Lan, Minh', 'Lan – Minh'",
        "'Lan và Minh', 'Lan – Minh'",
        "'Anne-Marie / Jean', 'Anne-Marie – Jean'",
        "'Lan;Minh', 'Lan – Minh'",
    })
    void namesAreTakenAsPeopleTypeThem(String typed, String shown) {
        var desk = announced();

        desk.does("/entries", Map.of("names", typed));

        assertThat(desk.get("/console").body()).contains("<span> " + shown + " </span>");
    }

    @Test
    void aListWithAWrongLineIsNotTakenInPart() {
        var desk = announced();

        var answer = desk.post("/entries", Map.of("names", "A – B\nC alone\nD – E"));

        assertThat(answer.statusCode()).isEqualTo(UNCLEAR);
        assertThat(answer.body()).contains("C alone");
        assertThat(desk.get("/console").body()).contains("0 pairs have entered");
        desk.does("/entries", Map.of("names", "A – B"));
        assertThat(desk.post("/entries", Map.of("names", "B – A")).body()).contains("already");
    }

    @Test
    void peopleEnterThemselvesByTelephoneOnce() {
        var desk = announced();
        String wall = desk.wall();

        assertThat(stranger.submit(wall, Map.of("one", "Lan")).statusCode()).isEqualTo(UNCLEAR);
        String entered = stranger.submit(wall, Map.of("one", "Lan", "other", "Minh")).body();
        assertThat(entered).contains("You are in: Lan – Minh");
        assertThat(stranger.submit(wall, Map.of("one", "minh", "other", "Lan")).statusCode())
                .isEqualTo(CONFLICT);
        assertThat(desk.get("/console").body()).contains("1 pair has entered");

        desk.enter(5).seat();
        assertThat(stranger.get(wall).body()).contains("Lan – Minh");
        try (var late = new Browser(web.port())) {
            assertThat(late.get(wall).body()).contains("Everybody has a place already");
            assertThat(late.post(wall, Map.of("one", "X", "other", "Y")).statusCode())
                    .isEqualTo(CONFLICT);
        }
    }

    @Test
    void whoWantsANumberGetsIt() {
        var desk = announced().enter(6);

        desk.does("/seat", Map.of("movement", "mitchell", "n4", "103"));

        assertThat(desk.get("/hall").body()).containsPattern("<b>103</b> N3 – S3");
    }

    // The telephone

    private static Map<String, String> result(int round, int board, String side, String text) {
        return Map.of(
                "round",
                "" + round,
                "board",
                "" + board,
                "side",
                side,
                "result",
                text,
                "seen",
                "",
                "id",
                "1-2");
    }

    @Test
    void aTelephoneEntersAndTheOpponentsAgree() {
        var desk = playing();
        String table = desk.tables().getOrDefault("1", "");
        assertThat(stranger.get(table).body()).contains("Whose telephone is this?", "N1 – S1");
        Desk.says(stranger, table, "NS");
        Desk.says(theirs, table, "EW");
        assertThat(stranger.get(table).body()).contains("Table 1", "Round 1 of", "N1 – S1");

        assertThat(stranger.post(table + "/results", result(1, 1, "NS", "4HE=")).statusCode())
                .isEqualTo(200);
        assertThat(stranger.get(desk.event()).body())
                .contains("No board is finished at all tables yet.");
        assertThat(stranger.get(desk.event() + "/pairs/1").body())
                .contains("No board of theirs counts yet.")
                .doesNotContain("Place ", "Why ");
        assertThat(stranger.get(desk.event() + "/pairs/77").body()).contains("Nobody wears");
        assertThat(stranger.get(table).body()).contains("4♥ E =").doesNotContain("We agree");
        assertThat(theirs.get(table).body()).contains("4♥ E =", "EW +420", "We agree");
        assertThat(
                        theirs.post(
                                        table + "/agree",
                                        Map.of("round", "1", "board", "1", "side", "EW"))
                                .statusCode())
                .isEqualTo(NO_CONTENT);
        assertThat(stranger.get(table).body()).contains("agreed").doesNotContain("We agree");
    }

    @Test
    void whatIsSentTwiceHappensOnce() {
        var desk = playing();
        String table = desk.tables().getOrDefault("1", "");
        Desk.says(stranger, table, "NS");
        Desk.says(theirs, table, "EW");
        for (int time = 0; time < 2; time++) {
            assertThat(stranger.post(table + "/results", result(1, 1, "NS", "4HE=")).statusCode())
                    .isEqualTo(200);
        }
        for (int time = 0; time < 2; time++) {
            assertThat(
                            theirs.post(
                                            table + "/agree",
                                            Map.of("round", "1", "board", "1", "side", "EW"))
                                    .statusCode())
                    .isEqualTo(NO_CONTENT);
            assertThat(
                            stranger.post(table + "/call", Map.of("side", "NS", "matter", ""))
                                    .statusCode())
                    .isEqualTo(NO_CONTENT);
        }
        assertThat(stranger.post(table + "/results", result(1, 1, "NS", "4HE=")).statusCode())
                .isEqualTo(200);

        String trail = desk.get("/console/trail").body();
        assertThat(trail.split("4♥ E =", -1)).hasSize(2);
        assertThat(trail.split("called the director", -1)).hasSize(2);
    }

    @Test
    void whoEntersSomethingElseIsToldAndTheDirectorToo() {
        var desk = playing();
        String table = desk.tables().getOrDefault("1", "");
        Desk.says(stranger, table, "NS");
        Desk.says(theirs, table, "EW");
        stranger.post(table + "/results", result(1, 1, "NS", "4HE="));

        var other = stranger.post(table + "/results", result(1, 1, "NS", "4HE+1"));

        assertThat(other.statusCode()).isEqualTo(CONFLICT);
        assertThat(other.body()).contains("The director has been told");
        assertThat(desk.get("/console").body())
                .contains("Board 1: 4♥ E +1 was sent, but 4♥ E = stands");

        assertThat(stranger.post(table + "/results", result(1, 2, "NS", "3NS-1")).statusCode())
                .isEqualTo(200);
        assertThat(theirs.post(table + "/results", result(1, 2, "EW", "3NS=")).statusCode())
                .isEqualTo(200);
        assertThat(desk.get("/console").body()).contains("They do not agree");
        assertThat(stranger.get(table).body()).contains("The two sides have said different things");
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 7NS+1, 422",
        "1, 1, 4H, 422",
        "1, 1, 60/40, 422",
        "1, 1, '', 422",
        "1, 9, 4SN=, 409",
        "3, 1, 4SN=, 503",
        "1, 1, 2SN-6, 200",
    })
    void impossibleResultsAndOtherTablesBoardsAreRefused(
            int round, int board, String text, int status) {
        var desk = playing();
        String table = desk.tables().getOrDefault("1", "");
        Desk.says(stranger, table, "NS");

        var answer = stranger.post(table + "/results", result(round, board, "NS", text));

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.body()).isNotBlank();
    }

    // The console

    @Test
    void resultsAreTypedOneAfterTheOther() {
        var desk = playing();
        String last = "";
        var answers = new ArrayList<String>();
        for (String line : List.of("t1 b1 4he=", "3ns-1", "t2 1nn +1", "p")) {
            var answer = desk.type(line, last);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            last = place(answer.body());
            answers.add(answer.body());
        }

        assertThat(answers.get(0)).contains("Table 1, board 1, round 1: 4♥ E =", "EW +420");
        assertThat(answers.get(1)).contains("Table 1, board 2", "3NT S −1");
        assertThat(answers.get(2)).contains("Table 2, board", "1NT N +1");
        assertThat(answers.get(3)).contains("Table 2, board", "Passed out");
    }

    private static String place(String answer) {
        var found = Pattern.compile("name=\"last\" value=\"([^\"]*)\"").matcher(answer);
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    @ParameterizedTest
    @CsvSource({
        "'4HE=', 422, At which table",
        "'t1', 422, Write a result",
        "'t9 b1 4HE=', 422, never at table 9",
        "'t1 b9 4HE=', 422, never at table 1",
        "'t1 b1 7NN+1', 422, is no result",
        "'t1 b1 60/40', 409, say why",
    })
    void aLineThatIsUnclearSaysWhatWouldBeRight(String line, int status, String told) {
        var answer = playing().type(line, "");

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.body()).contains(told);
    }

    @Test
    void aCorrectionSaysWhyAndIsRemembered() {
        var desk = playing();
        desk.type("t1 b1 4HE=", "");

        assertThat(desk.type("t1 b1 4HE+1", "").statusCode()).isEqualTo(CONFLICT);
        assertThat(desk.type("t1 b1 4HE+1 # North had mistyped", "").statusCode()).isEqualTo(200);

        String board = desk.get("/console/boards/1").body();
        assertThat(board).contains("4♥ E +1", "North had mistyped", "4♥ E =");
    }

    @Test
    void aRulingShowsWhatItCostsBeforeItIsMade() {
        var desk = playing();
        desk.type("t1 b1 4HE=", "");
        desk.type("t2 b3 4SN=", "");
        var effect = desk.get("/console/effect?place=%7C1%7C1%7C1&result=60%2F40").body();
        assertThat(effect).contains("60% / 40%", "→");
        String much =
                desk.get(
                                "/console/effect?place=%7C1%7C1%7C1&nsweight1=70&nsresult1=4SN=&nsweight2=40&nsresult2=4SN-1")
                        .body();
        assertThat(much).contains("add up to 110 per cent");
        var half = desk.get("/console/effect?place=%7C1%7C1%7C1&nsweight1=60");
        assertThat(half.statusCode()).isEqualTo(200);
        assertThat(half.body()).doesNotContain("→");

        desk.does(
                "/console/rule",
                Map.of(
                        "place",
                        "|1|1|1",
                        "nsweight1",
                        "60",
                        "nsresult1",
                        "4HE-1",
                        "nsweight2",
                        "40",
                        "nsresult2",
                        "4HE=",
                        "why",
                        "Law 12C1c"));
        assertThat(desk.get("/console/boards/1").body()).contains("60% +", "40% −420");
        var noWhy = desk.post("/console/rule", Map.of("place", "|1|1|2", "result", "60/40"));
        assertThat(noWhy.statusCode()).isEqualTo(CONFLICT);
        assertThat(noWhy.body()).contains("Say why");
        assertThat(
                        desk.post("/console/rule", Map.of("place", "nowhere", "result", "P"))
                                .statusCode())
                .isEqualTo(UNCLEAR);
    }

    @Test
    void aReviewIsRememberedWhenTheResultComesInAndAnAppealAtOnce() {
        var desk = playing();
        desk.does("/console/note", Map.of("place", "|1|1|1", "matter", "REVIEW", "why", "Law 27D"));
        desk.does(
                "/console/note",
                Map.of("place", "|1|2|3", "matter", "APPEAL", "why", "the lead of a heart"));
        assertThat(desk.get("/console").body())
                .contains("Appeal: the lead of a heart")
                .doesNotContain("look at it again");

        desk.type("t1 b1 4HE=", "");
        assertThat(desk.get("/console").body()).contains("Played, look at it again: Law 27D");
        desk.does(
                "/console/note",
                Map.of("place", "|1|1|1", "matter", "SETTLED", "why", "no damage"));
        assertThat(desk.get("/console").body()).doesNotContain("look at it again");
        assertThat(desk.get("/console/boards/1").body()).contains("no damage");
    }

    /// The assistant is opened at a result, and its ruling goes back there with its reviews.
    @Test
    void aRulingOfTheAssistantIsNotedAtTheResult() {
        var desk = playing();
        String board = desk.get("/console/boards/1").body();
        String door = found(board, "href=\"(/laws\\?at=[^\"]*\\.1\\.1\\.1)\"");
        String at = door.substring(door.indexOf("at="));
        assertThat(director.get(door).body()).contains("Table 1, board 1").contains(at);

        String ruled =
                director.get(
                                "/rulings/insufficient-bid?edition=wbf2017&who=S&what=1S&unintended=no"
                                        + "&accepted=no&replaced-early=no&replacement=pass&comparable=yes&"
                                        + at)
                        .body();
        assertThat(ruled).contains("Note this ruling at table 1, board 1");
        desk.does(
                "/console/note",
                Map.of(
                        "place",
                        found(ruled, "name=\"place\" value=\"([^\"]*)\""),
                        "matter",
                        found(ruled, "name=\"matter\" value=\"([^\"]*)\""),
                        "why",
                        found(ruled, "name=\"why\" value=\"([^\"]*)\"")));
        assertThat(desk.get("/console/boards/1").body()).contains("27B1(b)");
    }

    private static String found(String page, String what) {
        var match = Pattern.compile(what).matcher(page);
        assertThat(match.find()).as("%s in %s", what, page).isTrue();
        return match.group(1);
    }

    @Test
    void aPenaltyIsTakenAwayAndCanBeTakenBack() {
        var desk = playing();
        desk.does(
                "/console/penalty",
                Map.of("entry", "2", "amount", "10", "unit", "%", "why", "slow play"));
        assertThat(desk.get("/console/people").body()).contains("−10%: slow play");
        assertThat(
                        desk.post(
                                        "/console/penalty",
                                        Map.of(
                                                "entry", "2", "amount", "much", "unit", "%", "why",
                                                "x"))
                                .statusCode())
                .isEqualTo(UNCLEAR);

        var act = Pattern.compile("name=\"act\" value=\"(\\d+)\"");
        var found = act.matcher(desk.get("/console/trail").body());
        assertThat(found.find()).isTrue();
        desk.does("/console/back", Map.of("act", found.group(1), "why", "wrong pair"));
        assertThat(desk.get("/console/people").body()).doesNotContain("slow play");
        assertThat(desk.get("/console/trail").body()).contains("Taken back", "wrong pair");
    }

    @Test
    void aLatePairGetsAPlaceByALegalRepair() {
        var desk = announced().enter(5).seat().begin(1);
        String ways = desk.get("/console/mishaps?kind=late&names=Lan+-+Minh").body();
        assertThat(ways).contains("costs least", "Go on this way");

        desk.does("/console/mishaps", Map.of("kind", "late", "names", "Lan - Minh", "way", "0"));
        desk.begin(2);

        assertThat(desk.get("/console").body()).contains("Lan – Minh");
        assertThat(desk.get("/console/mishaps?kind=left&number=1").body()).contains("sit out");
    }

    @Test
    void whatIsMissingOfAnEarlierRoundIsToldOnceForEachTable() {
        var desk = playing();
        var _ = desk.type("t1 r1 4SN=", "");
        desk.fill(1, "2", 2, "4SN=").begin(2);

        assertThat(desk.get("/console").body())
                .containsOnlyOnce("is-late\"> <b>Table 1</b> · <a href=")
                .containsPattern(
                        "is-late\"> <b>Table 3</b> <br> ?No result, round 1: boards \\d, \\d ?<")
                .doesNotContainPattern("is-late\">\\s*<b>Table 2</b>");
    }

    @Test
    void theHallCallsForAChangeUntilTheLastRound() {
        var desk = playing();

        assertThat(desk.get("/hall").body()).contains("Round 1 of 3", ">CHANGE<");
        desk.begin(2).begin(3);
        assertThat(desk.get("/hall").body()).contains("Round 3 of 3", ">THE END<");
    }

    @Test
    void theClockStopsGoesOnAndTakesMinutes() {
        var desk = playing();

        desk.does("/console/clock", Map.of("deed", "stop"));
        assertThat(desk.post("/console/clock", Map.of("deed", "stop")).statusCode())
                .isEqualTo(CONFLICT);
        desk.does("/console/clock", Map.of("deed", "time", "minutes", "1"));
        desk.does("/console/clock", Map.of("deed", "go"));
        assertThat(desk.post("/console/clock", Map.of("deed", "melt")).statusCode())
                .isEqualTo(UNCLEAR);
        assertThat(desk.post("/console/clock", Map.of("deed", "close")).body())
                .contains("The round has not begun");
    }

    @Test
    void twoPressesBeginOneRound() {
        var desk = playing();

        desk.begin(2);
        desk.begin(2);

        assertThat(desk.get("/console").body()).contains("Round 2 of");
    }

    // Results

    private Desk played() {
        var desk = playing();
        for (int round = 1; round <= 9 && !isOver(desk); round++) {
            for (int table = 1; table <= 3; table++) {
                for (int board = 0; board < 2; board++) {
                    desk.type("t%d %s".formatted(table, board == 0 ? "4SN=" : "1NE-1"), "");
                }
            }
            desk.does("/console/clock", Map.of("deed", "next"));
        }
        return desk;
    }

    private static boolean isOver(Desk desk) {
        return desk.get("/console").body().contains("Make the ranking final");
    }

    @Test
    void theRankingHasAPermanentAddressAndFiles() throws IOException {
        var desk = played();
        desk.does("/console/clock", Map.of("deed", "close"));

        String ranking = stranger.get(desk.event()).body();
        assertThat(ranking).contains("Final", "N1 – S1", "PBN");
        assertThat(stranger.get(desk.event() + "/boards/1").body()).contains("4♠ N =");
        String number = firstNumber(ranking);
        assertThat(stranger.get(desk.event() + "/pairs/" + number).body())
                .contains("Personal card", "Why ");
        assertThat(stranger.get(desk.event() + "/pairs/77").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(stranger.get(desk.event() + "/boards/77").statusCode()).isEqualTo(NOT_FOUND);
        for (var file : List.of("ranking.pbn", "ranking.json", "results.csv", "usebio.xml")) {
            assertThat(stranger.get(desk.event() + "/files/" + file).body()).contains("S1");
        }
        assertThat(stranger.get(desk.event() + "/files/secrets").statusCode()).isEqualTo(NOT_FOUND);
        var folder =
                stranger.sendForBytes(stranger.request(desk.event() + "/files/results.zip")).body();
        var pages = unzipped(folder);
        assertThat(pages.keySet()).contains("index.html", "board-1.html", "results.csv");
        assertThat(pages.getOrDefault("index.html", ""))
                .contains("href=\"board-1.html\"")
                .doesNotContain("href=\"/");
    }

    /// What is kept of an event is made anew when something has happened in it.
    @Test
    void filesAreAsNewAsTheEvent() {
        var desk = played();
        String file = desk.event() + "/files/results.csv";
        String before = stranger.get(file).body();
        assertThat(stranger.get(file).body()).isEqualTo(before);

        desk.does("/console/line", Map.of("line", "t1 r1 b1 7NXN-9 # their slip"));

        assertThat(stranger.get(file).body()).isNotEqualTo(before).contains("7N");
    }

    @Test
    void anEventHasNoMoreEntriesThanTheClubHasPeople() {
        var desk = Desk.of(director, Map.of("title", "Congress"));
        var names = new StringBuilder();
        for (int pair = 0; pair <= Deed.PEOPLE; pair++) {
            names.append("N%d – S%d\n".formatted(pair, pair));
        }

        var answer = desk.post("/entries", Map.of("names", names.toString()));

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("An event takes 400 entries at most.");
    }

    private static String firstNumber(String ranking) {
        var found = Pattern.compile("/pairs/(\\d+)\"").matcher(ranking);
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    private static Map<String, String> unzipped(byte[] folder) throws IOException {
        var pages = new TreeMap<String, String>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(folder))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                pages.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return pages;
    }

    @Test
    void aBoardThatSomebodyHasStillToPlayIsHidden() {
        var desk = playing();
        desk.type("t1 b1 4SN=", "");

        assertThat(stranger.get(desk.event() + "/boards/1").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(desk.get("/boards/1").statusCode()).isEqualTo(200);
    }

    // After the lights went out

    @Test
    void everythingIsThereAgainAfterARestart() {
        var desk = playing();
        String table = desk.tables().getOrDefault("1", "");
        Desk.says(stranger, table, "NS");
        stranger.post(table + "/results", result(1, 1, "NS", "4HE="));
        stranger.post(table + "/call", Map.of("side", "NS"));
        int port = web.port();
        web.stop();
        club.close();

        club = Club.open(ClubSettings.in(data));
        web = ClubPages.open(club, new WebSettings("127.0.0.1", port));

        assertThat(stranger.get(table).body()).contains("4♥ E =");
        assertThat(desk.get("/console").body()).contains("The director is wanted", "Round 1 of");
        assertThat(stranger.post(table + "/results", result(1, 1, "NS", "4HE=")).statusCode())
                .isEqualTo(200);
    }
}
