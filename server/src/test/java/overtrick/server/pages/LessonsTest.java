package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.teaching.memory.Mark;

/// Lessons behind a true server: taken step by step, brought, shown and taken away.
@Tag("practice")
class LessonsTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private static final String FILE =
            """
            [Event "Two boards of mine"]
            [Board "1"]
            [Dealer "N"]
            [Deal "N:AQ63.KT4.A95.K82 KJ7.Q73.KT62.T97 T942.A982.J3.A64 85.J65.Q874.QJ53"]
            [Auction "N"]
            1NT pass 2C pass 2S pass 3S all pass
            [Student "S"]
            {[SHOW S] Your call? [BID 2C] [ACCEPT P] [SHOW N] And now? [BID 3S] [WIGGLE] Fine.}
            """;

    private final Browser browser = HOUSE.visitor();

    private String brought() {
        var answer = browser.upload("/lessons", "file", "Của tôi.pbn", FILE);
        return answer.headers().firstValue("Location").orElse(answer.uri().getPath());
    }

    /// A file lies on the disk and is no row: it must go when its owner goes.
    @Test
    void whoLeavesTheClubLeavesNoFileBehind() {
        brought();
        browser.submit("/account/join", Map.of("name", "Bich", "password", "seven of diamonds"));
        var club = HOUSE.club();
        var bich = club.members().accounts().named("Bich").orElseThrow().person();
        var kept = club.practice().lessons().of(bich.id());
        assertThat(kept).hasSize(1);
        assertThat(kept.getFirst().path()).exists();

        club.members().leaving().leave(bich.id(), "Former member {0}");

        await().untilAsserted(() -> assertThat(kept.getFirst().path()).doesNotExist());
        assertThat(club.practice().lessons().of(bich.id())).isEmpty();
    }

    @Test
    void shelvesListTheHousesOwn() {
        String list = browser.get("/lessons").body();
        assertThat(list).contains("/lessons/own/trick").contains("First steps");
        assertThat(browser.get("/learn").body()).contains("href=\"/lessons\"");
    }

    /// One judge for practice and lessons, where a file says which system its auction is by.
    @Test
    void aWrongCallIsJudgedByTheSystemThatTheFileNames() {
        var named = FILE.replace("[Student", "[BidSystemNS \"SAYC\"]\n[Student");
        var at = browser.upload("/lessons", "file", "named.pbn", named).uri().getPath();
        assertThat(browser.submit(at + "/1/1", Map.of("call", "3N")).body())
                .contains("3NT: not this time", "3NT would have shown", "of the other hands it")
                .doesNotContain("2♣ leads most often");
        var plain = browser.upload("/lessons", "file", "plain.pbn", FILE).uri().getPath();
        assertThat(browser.submit(plain + "/1/1", Map.of("call", "3N")).body())
                .contains("3NT: not this time")
                .doesNotContain("would have shown");
    }

    @Test
    void aLessonIsTakenStepByStepAndGoneOnWith() {
        String first = browser.submit("/lessons/own/trick/1/1", Map.of("go", "next")).body();
        assertThat(first).contains("Which of your cards wins this trick?");
        String wrong = browser.submit("/lessons/own/trick/1/2", Map.of("card", "D3")).body();
        assertThat(wrong).contains("♦3: not this time").contains("name=\"tried\"");
        String right = browser.submit("/lessons/own/trick/1/2", Map.of("card", "DK")).body();
        assertThat(right).contains("♦K: right").contains("Next board");
        assertThat(browser.get("/lessons").body()).contains("0 of 6 boards");
        browser.submit("/lessons/own/trick/1/3", Map.of("go", "done"));
        assertThat(browser.get("/lessons/own/trick").body())
                .contains("href=\"/lessons/own/trick/2/1\"")
                .contains("Go on where you left");
        assertThat(browser.get("/lessons").body()).contains("1 of 6 boards");
    }

    @Test
    void theAnswerIsShownToWhoeverAsksForIt() {
        String told = browser.submit("/lessons/own/trick/1/2", Map.of("go", "told")).body();
        assertThat(told).contains("The answer is ♦K.");
    }

    @Test
    void anotherCallIsExplained() {
        String wrong = browser.submit("/lessons/own/bidding/4/1", Map.of("call", "2S")).body();
        assertThat(wrong).contains("2♠ would have shown:").contains("spades");
    }

    @Test
    void theFirstAnswerIsNoted() {
        browser.submit("/lessons/own/notrump/2/1", Map.of("card", "S5"));
        browser.submit("/lessons/own/notrump/2/1", Map.of("card", "SK", "tried", "yes"));
        var token = browser.cookie("overtrick").orElseThrow();
        var person = HOUSE.club().people().sessions().byToken(token).orElseThrow().person();
        var notebook = HOUSE.club().practice().notebook();
        assertThat(notebook.all(person.id()))
                .singleElement()
                .satisfies(kept -> {
                    assertThat(kept.exercise().theme()).isEqualTo("own.notrump");
                    assertThat(kept.exercise().key()).isEqualTo("own/notrump/2/1");
                    assertThat(kept.history().answers())
                            .singleElement()
                            .satisfies(answer -> assertThat(answer.mark()).isEqualTo(Mark.WRONG));
                });
    }

    @Test
    void aFileIsTheOwnersAloneUntilItIsShown() {
        String path = brought();
        var stranger = HOUSE.visitor();
        assertThat(stranger.get(path).statusCode()).isEqualTo(Status.NOT_FOUND);
        assertThat(stranger.get(path + "/1/1").statusCode()).isEqualTo(Status.NOT_FOUND);
        browser.submit(path, Map.of("do", "show"));
        assertThat(stranger.get(path).body()).contains("Two boards of mine");
        assertThat(stranger.get("/lessons").body()).contains(path);
        assertThat(stranger.post(path, Map.of("do", "remove")).statusCode()).isEqualTo(403);
        browser.submit(path, Map.of("do", "keep"));
        assertThat(stranger.get(path).statusCode()).isEqualTo(Status.NOT_FOUND);
        browser.submit(path, Map.of("do", "remove"));
        assertThat(browser.get(path).statusCode()).isEqualTo(Status.NOT_FOUND);
    }

    @Test
    void aFileIsPlayedAndItsRemarksAreTold() {
        String path = brought();
        assertThat(browser.get(path).body()).contains("WIGGLE").contains("<b>8</b>");
        assertThat(browser.submit(path + "/1/1", Map.of("call", "P")).body())
                .contains("Pass: good, too.")
                .contains("The lesson would choose 2♣.");
        var saved = browser.get(path + "/lesson.pbn").body();
        assertThat(saved).contains("[BID 2C] [ACCEPT P]").doesNotContain("WIGGLE");
        assertThat(browser.get(path + "/handout.pdf").body()).startsWith("%PDF");
    }

    private static String written(String page) {
        String start = page.substring(page.indexOf("name=\"lesson\""));
        String inside = start.substring(start.indexOf('>') + 1, start.indexOf("</textarea>"));
        String plain =
                Pattern.compile("&#(\\d+);")
                        .matcher(inside)
                        .replaceAll(one ->
                                Matcher.quoteReplacement(
                                        Character.toString(Integer.parseInt(one.group(1)))));
        return plain.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">");
    }

    @Test
    void whatIsNoLessonIsSaidSo() {
        var text = browser.upload("/lessons", "file", "notes.txt", "nothing");
        assertThat(text.statusCode()).isEqualTo(422);
        var empty = browser.upload("/lessons", "file", "empty.pbn", "no deal");
        assertThat(empty.statusCode()).isEqualTo(422);
        assertThat(empty.body()).contains("empty.pbn");
        for (var path : List.of("/own/none", "/no/trick", "/own/trick/9/1", "/own/trick/1/99")) {
            assertThat(browser.get("/lessons" + path).statusCode()).isEqualTo(Status.NOT_FOUND);
        }
        assertThat(browser.post("/lessons/own/trick/1/2", Map.of("card", "Z9")).statusCode())
                .isEqualTo(422);
        assertThat(browser.get("/lessons/own/trick/1/2?was=%00&tried=Z9").statusCode())
                .isEqualTo(200);
    }

    @Test
    void aLessonIsWrittenBoardByBoardAndSaved() {
        var fields = new HashMap<String, String>();
        fields.put("title", "Stayman");
        fields.put("hand-N", "AQ63.KT4.A95.K82");
        fields.put("hand-E", "KJ7.Q73.KT62.T97");
        fields.put("hand-S", "T942 A982 J3 A64");
        fields.put("hand-W", "");
        fields.putAll(Map.of("dealer", "N", "vulnerable", "None", "student", "S"));
        fields.put("auction", "1NT pass 2C pass 2S pass 3S all pass");
        fields.put("text-1", "Your {call}?");
        fields.putAll(Map.of("kind-1", "call", "answer-1", "2C", "also-1", "P"));
        fields.put("end", "Fine.");
        fields.put("do", "add");
        String added = browser.submit("/lessons/write", fields).body();
        assertThat(added).contains("Asks for the call 2♣ · Pass").contains("Your (call)?");
        String text = written(added);
        assertThat(text).contains("[BID 2C] [ACCEPT P]");
        var saved =
                browser.submit(
                        "/lessons/write", Map.of("title", "Stayman", "lesson", text, "do", "save"));
        assertThat(saved.uri().getPath()).startsWith("/lessons/file/");
        assertThat(saved.body()).contains("Stayman").contains("Change a copy");
        fields.put("hand-E", "AKQ.AKQ.AKQ.AKQJ");
        String wrong = browser.submit("/lessons/write", fields).body();
        assertThat(wrong).contains("This board cannot be read");
        var nothing =
                browser.post("/lessons/write", Map.of("title", "", "lesson", " ", "do", "save"));
        assertThat(nothing.statusCode()).isEqualTo(422);
    }
}
