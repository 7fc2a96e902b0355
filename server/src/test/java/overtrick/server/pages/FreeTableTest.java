package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A table at which the Laws can be broken, behind a true server.
@Timeout(60)
@Tag("free")
class FreeTableTest {

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser ann = HOUSE.visitor();
    private final Browser minh = HOUSE.visitor();

    private String open(String laws, String robots) {
        var fields = new HashMap<String, String>();
        fields.putAll(Map.of("name", "Ann", "laws", laws, "robots", robots, "boards", "dealt"));
        return ann.submit("/tables", fields).uri().getPath();
    }

    @Test
    void theChoiceIsOnTheFormAndStrictIsUsual() {
        assertThat(ann.get("/open").body())
                .contains("name=\"laws\" value=\"free\"")
                .containsPattern("name=\"laws\" value=\"strict\" checked");
    }

    @Test
    void robotsPlayAFreeTableToItsEnd() {
        String table = open("free", "yes");
        ann.post(table + "/sit-out", Map.of());
        await().pollInterval(Duration.ofMillis(20))
                .until(() -> ann.get(table).body().contains("data-phase=\"over\""));

        assertThat(ann.get(table).body()).contains("Next board");
    }

    private static final Map<String, String> PLUS = Map.of("ns", "2000", "ew", "-2000", "why", "I");

    /// Law 10A: where the program rules nobody gives a score, whether they played or have got up.
    @Test
    void whereTheProgramRulesNobodyGivesAnotherScore() {
        String table = open("free", "yes");
        ann.post(table + "/sit-out", Map.of());
        awaitOver(table, "Board 1");

        assertThat(ann.get(table).body()).doesNotContain("Give another score");
        ann.post(table + "/come-back", Map.of());
        refused(ann.post(table + "/adjust", PLUS), "the program rules");
        refused(ann.post(table + "/rollback", Map.of("to", "1")), "the program rules");
        ann.post(table + "/leave", Map.of());
        assertThat(ann.post(table + "/adjust", PLUS).statusCode()).isEqualTo(422);
        assertThat(ann.get(table).body()).doesNotContain("Score adjusted");
    }

    /// Who directs has taken no seat, and gives a score.
    @Test
    void whoDirectsTakesNoSeatAndGivesTheScore() {
        String table = open("directed", "no");
        refused(ann.post(table + "/sit", Map.of("seat", "S", "name", "Ann")), "takes no seat");
        var players = seated(table, HOUSE.visitor());
        await().until(() -> ann.get(table).body().contains("Board 1"));
        for (String seat : new String[] {"N", "E", "S", "W"}) {
            players.get(seat).post(table + "/call", Map.of("call", "P"));
        }
        awaitOver(table, "Board 1");

        refused(players.get("N").post(table + "/adjust", PLUS), "Only the director");
        assertThat(ann.get(table).body()).contains("Give another score");
        assertThat(ann.post(table + "/adjust", PLUS).statusCode()).isEqualTo(204);
        assertThat(ann.get(table).body()).contains("Score adjusted");
    }

    private static void refused(HttpResponse<String> answer, String sentence) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
        assertThat(answer.body()).contains(sentence);
    }

    @Test
    void onlyWhoOpenedTheTableLooksIntoItsEvidence() {
        String table = open("free", "yes");
        await().until(() -> ann.get(table).body().contains("Board 1"));
        var closed = ann.get(table + "/evidence");

        assertThat(closed.statusCode()).as("they play the board").isEqualTo(403);
        assertThat(closed.body()).contains("You play this board").doesNotContain("What happened");
        assertThat(ann.get(table).body()).doesNotContain(table + "/evidence");
        assertThat(minh.get(table + "/evidence").statusCode()).isEqualTo(403);
        assertThat(ann.post(table + "/rollback", Map.of("to", "1")).body())
                .contains("the program rules");
    }

    @Test
    void whoDirectsDoesNotPlayAndSeesTheHands() {
        String table = open("directed", "no");
        for (String seat : new String[] {"N", "E", "S", "W"}) {
            var player = HOUSE.visitor();
            player.submit(table + "/sit", Map.of("seat", seat, "name", "Player " + seat));
        }
        await().until(() -> ann.get(table).body().contains("Board 1"));

        assertThat(ann.get(table + "/evidence").body()).contains("class=\"diagram\"");
    }

    /// North opens a diamond, East overcalls a spade, South bids a heart: no slip, as South or the
    /// director says; West does not accept it.
    private void insufficient(String table, Browser south) {
        var players = seated(table, south);
        await().until(() -> ann.get(table).body().contains("Board 1"));
        players.get("N").post(table + "/call", Map.of("call", "1D"));
        players.get("E").post(table + "/call", Map.of("call", "1S"));
        players.get("S").post(table + "/call-anyway", Map.of("call", "1H"));
        chooses(ann, table, "unintended:no:");
        chooses(players.get("W"), table, "accepted:no:");
    }

    /// Chooses again while the house has just said what a call showed: that moves the table too,
    /// and a choice that was sent before it is answered with a conflict.
    private static void chooses(Browser player, String table, String option) {
        await().until(
                        () -> player.post(table + "/choose", Map.of("option", option)).statusCode(),
                        answer -> answer == 204);
    }

    private static Map<String, Browser> seated(String table, Browser south) {
        var players = new HashMap<String, Browser>();
        for (String seat : new String[] {"N", "E", "S", "W"}) {
            var player = seat.equals("S") ? south : HOUSE.visitor();
            player.submit(table + "/sit", Map.of("seat", seat, "name", "Player " + seat));
            players.put(seat, player);
        }
        return players;
    }

    @Test
    void theProgramJudgesByTheSystemWhichCallsAreComparable() {
        String table = open("free", "no");
        insufficient(table, ann);
        await().until(() -> ann.get(table).body().contains("without harm: "));

        assertThat(ann.get(table).body())
                .contains("calls again, in place of 1♥")
                .contains("1♥, as after 1♦ – Pass, means")
                .contains("Every hand for it would have been one for the withdrawn call.")
                .doesNotContain("name=\"comparable\"");
    }

    @Test
    void whoDirectsHasTheLastWord() {
        String table = open("directed", "no");
        insufficient(table, HOUSE.visitor());
        await().until(() -> ann.get(table).body().contains("calls again, in place of"));

        assertThat(ann.post(table + "/judge", Map.of("call", "2D", "comparable", "yes")))
                .extracting(answer -> answer.statusCode())
                .isEqualTo(204);
        assertThat(ann.get(table).body()).contains("value=\"2D\"").contains("2♦ ✓");
        assertThat(
                        ann.post(table + "/judge", Map.of("call", "2D", "comparable", "no"))
                                .statusCode())
                .isEqualTo(204);
        assertThat(ann.get(table).body()).doesNotContain("2♦ ✓");
    }

    /// Laws 31B, 23A and 10A: South opens before North. West refuses, North calls what they like,
    /// and the fifth judges the call that South has in mind; none of the four can, or sees the
    /// evidence.
    @Test
    void aFifthJudgesACallOutOfTurn() {
        String table = open("directed", "no");
        var players = seated(table, HOUSE.visitor());
        await().until(() -> ann.get(table).body().contains("Board 1"));
        players.get("S").post(table + "/call-anyway", Map.of("call", "1S"));
        assertThat(players.get("W").get(table).body()).contains("do you accept 1♠ by South?");
        assertThat(players.get("N").post(table + "/call", Map.of("call", "1D")).statusCode())
                .isEqualTo(422);
        chooses(players.get("W"), table, "accepted:no:");
        players.get("N").post(table + "/call", Map.of("call", "1D"));
        players.get("E").post(table + "/call", Map.of("call", "P"));

        var judged = Map.of("call", "1S", "comparable", "yes");
        // until it is known what the withdrawn call showed, which moves the table
        await().until(
                        () -> players.get("N").post(table + "/judge", judged).statusCode(),
                        answer -> answer != 409);
        for (String seat : new String[] {"N", "E", "S", "W"}) {
            refused(players.get(seat).post(table + "/judge", judged), "Only the director");
            assertThat(players.get(seat).get(table + "/evidence").statusCode()).isEqualTo(403);
        }
        assertThat(ann.post(table + "/judge", judged).statusCode()).isEqualTo(204);
        players.get("S").post(table + "/call", Map.of("call", "1S"));
        assertThat(ann.get(table).body())
                .contains("23A")
                .doesNotContain("North must pass at the next turn");
        assertThat(ann.get(table + "/evidence").body()).contains("class=\"diagram\"");
    }

    /// A directing human has the whole desk: the Laws open with the table's auction, and what is
    /// ruled there is told to all four.
    @Test
    void whoDirectsAsksTheLawsAndRulesInWords() {
        String table = open("directed", "no");
        var players = seated(table, HOUSE.visitor());
        await().until(() -> ann.get(table).body().contains("Board 1"));
        players.get("N").post(table + "/call", Map.of("call", "1D"));
        players.get("E").post(table + "/call", Map.of("call", "1S"));
        String laws = ann.get(linked(ann.get(table).body(), "/laws\\?at=table[^\"]*")).body();
        assertThat(laws).contains("The free table", "value=\"1D 1S\"");
        String case16 = linked(laws, "/rulings/tempo[^\"]*");
        assertThat(ann.get(case16 + "&unusual=tempo&who-acted=nobody").body())
                .contains("Rule so at the table", table + "/note");

        var ruling = Map.of("why", "No rectification (73D1)");
        refused(players.get("S").post(table + "/note", ruling), "Only the director");
        assertThat(ann.post(table + "/note", ruling).statusCode()).isEqualTo(204);
        assertThat(players.get("W").get(table).body()).contains("No rectification (73D1)");
        assertThat(players.get("W").get(table).body()).doesNotContain("at=table.");
    }

    /// Law 16B: South has hesitated over 4♥, and North bid 4♠. The director asks three players from
    /// the table, rules so there, and gives the score when the board is over.
    @Test
    void aPauseIsPolledFromTheTableToTheScore() {
        String table = open("directed", "no");
        var players = seated(table, HOUSE.visitor());
        await().until(() -> ann.get(table).body().contains("Board 1"));
        for (String call : "N:1S E:4H S:P W:P N:4S E:P S:P W:P".split(" ")) {
            players.get(call.substring(0, 1))
                    .post(table + "/call", Map.of("call", call.substring(2)));
        }
        String laws = ann.get(linked(ann.get(table).body(), "/laws\\?at=table[^\"]*")).body();
        assertThat(ann.get(linked(laws, "/laws/polls[^\"]*")).body())
                .contains("value=\"1S 4H P P 4S P P P\"");
        var poll = new HashMap<>(Map.of("dealer", "N", "vulnerable", "none", "taken", "4S"));
        poll.putAll(Map.of("auction", "1S 4H P P", "hand", "AKQ72.T9.J54.K32"));
        poll.putAll(Map.of("suggested", "4S X", "at", table.replace("/tables/", "table.")));
        var asked = ann.submit("/laws/polls", poll);
        String vote = asked.body().replaceAll("(?s).*(/polls/[\\w-]+)\".*", "$1");
        for (int player = 0; player < 3; player++) {
            HOUSE.visitor().submit(vote, Map.of("call", "P"));
        }
        String counts = ann.get(asked.uri().getPath()).body();
        assertThat(counts).contains("action=\"" + table + "/note\"");
        String why = counts.replaceAll("(?s).*name=\"why\" value=\"([^\"]*)\".*", "$1");
        refused(players.get("S").post(table + "/note", Map.of("why", why)), "Only the director");
        assertThat(ann.post(table + "/note", Map.of("why", why)).statusCode()).isEqualTo(204);
        // what follows stands in it, however much the layouts have to say by then
        assertThat(why).contains("% ").hasSizeLessThanOrEqualTo(300);
        assertThat(players.get("W").get(table).body()).contains(why.substring(0, 60));

        players.values().forEach(player -> player.post(table + "/sit-out", Map.of()));
        awaitOver(table, "Board 1");
        var pass = Map.of("ns", "-50", "ew", "50", "why", "Pass, not 4S (16B, 12C1)");
        assertThat(players.get("N").post(table + "/adjust", pass).statusCode()).isEqualTo(422);
        assertThat(ann.post(table + "/adjust", pass).statusCode()).isEqualTo(204);
        assertThat(players.get("E").get(table).body())
                .contains("Score adjusted", "Pass, not 4S (16B, 12C1)");
    }

    private static String linked(String body, String address) {
        return body.replaceAll("(?s).*href=\"(" + address + ")\".*", "$1").replace("&amp;", "&");
    }

    @Test
    void whatIsNotUnderstoodIsSaid() {
        String table = open("free", "yes");
        await().until(() -> ann.get(table).body().contains("Board 1"));

        assertThat(ann.post(table + "/choose", Map.of("option", "nonsense")).statusCode())
                .isEqualTo(422);
        assertThat(ann.post(table + "/lead", Map.of("option", "FORBID:Z")).statusCode())
                .isEqualTo(422);
    }

    private static final String SET =
            """
            [Board "7"]
            [Deal "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876"]

            [Board "12"]
            [Deal "N:543.76.763.AQ876 AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9"]
            """;

    private static final Map<String, String> FREE =
            Map.of("name", "Ann", "laws", "free", "robots", "yes", "boards", "dealt");

    /// The boards of the file are played in their order, whatever the form says of others.
    @Test
    void theBoardsOfAFileArePlayed() {
        var opened = ann.upload("/tables", FREE, "pbn", "set.pbn", SET);
        String table = opened.uri().getPath();
        assertThat(table).startsWith("/tables/");
        ann.post(table + "/sit-out", Map.of());
        awaitOver(table, "Board 7");
        assertThat(ann.get(table).body()).contains("A K Q 2", "8 7 6", "A Q 8 7 6");

        assertThat(ann.post(table + "/next", Map.of()).statusCode()).isEqualTo(204);
        awaitOver(table, "Board 12");
    }

    private void awaitOver(String table, String board) {
        await().pollInterval(Duration.ofMillis(20))
                .until(
                        () -> ann.get(table).body(),
                        page -> page.contains(board) && page.contains("data-phase=\"over\""));
    }

    @Test
    void aFileWithoutBoardsIsExplained() {
        var answer = ann.upload("/tables", FREE, "pbn", "set.pbn", "nothing here");

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("The file cannot be read");
    }
}
