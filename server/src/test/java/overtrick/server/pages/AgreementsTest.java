package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What systems leave to their players, chosen when a table is opened. North, a robot, opens 1NT
/// with four cards in each major; Ann sits South.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("library")
class AgreementsTest {

    private static final String SET =
            """
            [Board "1"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "N:AK32.KJ32.A32.32 QJ4.Q4.QJ54.KJ64 T98.A9876.K98.A9 765.T5.T76.QT875"]
            """;

    private static final String CLUB_STAYMAN = "standard-american:stayman=club";

    @RegisterExtension private static final House HOUSE = House.dealing().playing(SET);

    /// A new visitor each time: nobody is dealt a board that they have seen.
    private final Browser ann = HOUSE.visitor();

    private String tableWith(Map<String, String> chosen) {
        var form = new HashMap<>(Map.of("robots", "yes", "name", "Ann"));
        form.putAll(chosen);
        String table = ann.submit("/tables", form).uri().getPath();
        ann.await(table, "data-turn=\"mine\"");
        return table;
    }

    private String afterStayman(String table) {
        ann.post(table + "/call", Map.of("call", "2C"));
        return ann.await(table, "id=\"why-4\"").body();
    }

    @Test
    void theRobotAnswersStaymanAsItIsAgreed() {
        var table = tableWith(Map.of("ns", "standard-american", "ns.stayman", "club"));
        var page = afterStayman(table);

        assertThat(page)
                .contains("North, 2 notrump.")
                .contains("href=\"/systems/" + CLUB_STAYMAN + "\"")
                .contains("Standard American +1");
    }

    @Test
    void withoutChoicesItAnswersAsUsual() {
        assertThat(afterStayman(tableWith(Map.of())))
                .contains("North, 2 hearts.")
                .doesNotContain("Standard American +");
    }

    @Test
    void theFormShowsWhatEachSystemLeavesOpenWithTheUsualAnswerThere() {
        assertThat(ann.get("/open").body())
                .contains("What the systems leave to you")
                .contains("<select id=\"choice-ns.stayman\" name=\"ns.stayman\">")
                .contains("<option value=\"standard\" selected>2♥</option>")
                .doesNotContain("ns.key-cards")
                .doesNotContain("ns.majors");
        assertThat(ann.get("/open/choices?ns=natural&ew=acol").body())
                .contains("1NT opening")
                .contains("name=\"ew.two-bids\"")
                .doesNotContain("ew.one-notrump-shows");
    }

    @Test
    void aChoiceBringsThoseThatComeWithIt() {
        assertThat(ann.get("/open/choices?ns=acol&ns.two-bids=weak").body())
                .contains("<option value=\"weak\" selected>Weak</option>")
                .contains("name=\"ns.weak-twos-by\"");
    }

    /// A ready card shows its choices, and more can be chosen; the choices of the card that was
    /// chosen before say nothing.
    @Test
    void aReadyCardIsChosenLikeASystem() {
        var table =
                tableWith(
                        Map.of(
                                "ns", "acol-weak-twos",
                                "ns.card", "acol-weak-twos",
                                "ns.stayman", "club",
                                "ew", "acol-weak-twos",
                                "ew.card", "standard-american",
                                "ew.two-bids", "strong"));

        assertThat(ann.get(table).body())
                .contains("href=\"/systems/acol:stayman=club,two-bids=weak\"")
                .contains("href=\"/systems/acol:two-bids=weak\"")
                .contains("Acol, weak twos");
        assertThat(ann.get("/open/choices?ns=acol-weak-twos&ew=acol").body())
                .contains("<option value=\"weak\" selected>Weak</option>")
                .contains("name=\"ns.card\" value=\"acol-weak-twos\"");
    }

    @Test
    void readyCardsStandBehindTheSystemsWhereverOneIsChosen() {
        for (var page : new String[] {"/open", "/play/systems", "/matches", "/people"}) {
            assertThat(ann.get(page).body())
                    .as(page)
                    .containsSubsequence(
                            "<option value=\"natural\"",
                            "<optgroup label=\"Standard American\">",
                            "<option value=\"sayc\"",
                            "<optgroup label=\"Acol\">",
                            "<option value=\"acol-weak-twos\"");
        }
        assertThat(ann.get("/").body())
                .doesNotContain("acol", "optgroup")
                .contains("hx-get=\"/play/systems\"");
        assertThat(ann.get("/play/systems?ns=acol-multi&ew=nonsense").body())
                .contains("<option value=\"acol-multi\" selected>")
                .doesNotContain("nonsense");
    }

    @Test
    void whatIsPlayedAtOnceWithAReadyCardIsLiked() {
        var front = HOUSE.visitor();
        front.submit("/play", Map.of("ns", "acol-multi", "ew", "sayc"));

        assertThat(front.get("/").body())
                .contains("Bidding: Acol with Multi against SAYC, the yellow card");
    }

    @Test
    void systemsAreCalledAsTheirReadersCallThem() {
        var lan = HOUSE.visitor();
        lan.post("/preferences", Map.of("lang", "vi"));

        assertThat(lan.get("/systems").body()).contains(">Giá thực<", ">1♣ mạnh<");
        assertThat(lan.get("/systems/natural").body())
                .contains("<h1>Giá thực</h1>")
                .doesNotContain("<h1>Natural");
    }

    @Test
    void choicesThatContradictEachOtherAreRefused() {
        var chosen = Map.of("ns", "acol", "ns.multi", "on");

        assertThat(ann.get("/open/choices?ns=acol&ns.multi=on").body())
                .contains("cannot be played together");
        var refused = ann.post("/tables", chosen);
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("“Opening twos: Strong”");
        ann.post("/preferences", Map.of("lang", "vi"));
        assertThat(ann.post("/tables", chosen).body()).contains("không thể dùng cùng nhau");
        assertThat(ann.get("/systems/acol:multi=on").statusCode()).isEqualTo(404);
    }

    @Test
    void theCardOfTheTableShowsTheChoices() {
        var card = ann.get("/systems/" + CLUB_STAYMAN);

        assertThat(card.statusCode()).isEqualTo(200);
        assertThat(ann.get("/systems/acol-multi").body()).contains("<h1>Acol with Multi</h1>");
        assertThat(card.body())
                .contains("What the players choose")
                .contains("2NT, as in the club <small>chosen by the players</small>");
        ann.post("/preferences", Map.of("lang", "vi"));
        assertThat(ann.get("/systems/" + CLUB_STAYMAN).body())
                .contains("Trả lời Stayman khi có cả hai chất lớn")
                .contains("2NT, như ở câu lạc bộ");
    }

    /// The card to be printed, and the files, are of the pair's own choices too.
    @Test
    void theCardIsPrintedAsChosen() {
        String system = "/systems/" + CLUB_STAYMAN;

        assertThat(ann.get(system).body()).contains("href=\"" + system + "/card\"");
        var card = ann.get(system + "/card").body();
        assertThat(card)
                .contains("2NT, as in the club", "Takeout double", "1NT overcall")
                .contains("href=\"" + system + "/files/card-a5.pdf\"");
        var notes = ann.get(system + "/files/notes.bml");
        assertThat(notes.headers().firstValue("Content-Disposition").orElse(""))
                .contains("notes.bml");
        assertThat(notes.body()).startsWith("#+TITLE: ").contains("2NT, as in the club");
        assertThat(ann.get(system + "/files/booklet.html").body()).contains("<h2 id=\"c1\"");
        assertThat(ann.get(system + "/files/card.pdf").body()).startsWith("%PDF-");
        assertThat(ann.get(system + "/files/other.pdf").statusCode()).isEqualTo(404);
        assertThat(ann.get("/systems/goren/card").statusCode()).isEqualTo(404);
    }

    @Test
    void aCardThatNobodyCanAgreeOnIsNotThere() {
        for (var name :
                new String[] {
                    "standard-american:majors=four",
                    "standard-american:stayman=standard",
                    "standard-american:stayman=often",
                    "standard-american:",
                    "goren:stayman=club"
                }) {
            assertThat(ann.get("/systems/" + name).statusCode()).as(name).isEqualTo(404);
        }
    }

    @Test
    void nonsenseInTheFormOpensATableAsUsual() {
        var table =
                tableWith(
                        Map.of("ns", "acol", "ns.stayman", "../x", "ns.nothing", "1", "ns.", "2"));

        assertThat(ann.get(table).body()).contains("href=\"/systems/acol\"");
        assertThat(ann.post("/tables", Map.of("ns", "goren")).statusCode()).isEqualTo(422);
    }
}
