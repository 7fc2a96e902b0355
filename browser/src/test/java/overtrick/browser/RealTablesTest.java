package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.FormData;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A whole evening at seven real tables: entries, telephones, slips, mishaps, rulings, ranking,
/// files, and a correction after the end.
@Timeout(600)
class RealTablesTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    /// Where the results are saved.
    private static final Path FOLDER = Path.of("target", "evening", "folder");

    private static final int PAIRS = 13;
    private static final int TABLES = 7;

    /// After this round a pair goes home.
    private static final int LEAVES = 4;

    /// The program deals the boards, and counts their tricks, which takes its time.
    private static final boolean WITH_HANDS = GalleryTest.isOpen();

    private static final Duration FIRST_EVENT = Duration.ofMinutes(2);
    private static final Duration FIRST_RESULT = Duration.ofSeconds(20);

    private static final List<String> SLIPS =
            List.of("4SN=", "3NE-1", "2HS+1", "1NW=", "5DN-2", "P");

    private final Inspection pages = new Inspection("evening");
    private final List<Visitor> everybody = new ArrayList<>();

    @Test
    void aClubPlaysItsEvening() throws IOException {
        var desk = begun();
        var hall = visitor();
        hall.open(desk.event() + "/hall");
        var telephone = phone(desk, 1);
        byTelephone(telephone);
        disputed(phone(desk, 2), desk.director());
        kept(desk);
        pages.look(desk.director(), "console");
        impossible(desk);
        desk.typeRound(RealTablesTest::slip);
        restart(desk);
        late(desk);
        pages.look(hall, "hall-round");
        adjusted(desk);
        weighted(desk);
        penalty(desk);
        playOut(desk);

        desk.close();
        assertThat(hall.at(".finals")).containsText("N1 – S1");
        assertThat(telephone.visitor().at("#live"))
                .containsText("Final"); // for who does not see it
        pages.look(hall, "hall-final");
        correctAfterTheEnd(desk);
        results(desk);
        files(desk);
        assertThat(pages.faults()).isEmpty();
    }

    private Visitor visitor() {
        var visitor = EVENING.visitor();
        everybody.add(visitor);
        return visitor;
    }

    private static String slip(int table, int board) {
        return SLIPS.get((table + 2 * board) % SLIPS.size());
    }

    /// Somebody new comes to the front page, and their first event is under way.
    private Desk begun() {
        var director = visitor();
        long came = System.nanoTime();
        director.open("/");
        director.page().locator("a[href='/events']").first().click();
        Desk.answer(director, Map.of("boards", "14"));
        pages.look(director, "start");
        var desk = Desk.announced(director);
        desk.enter(PAIRS - 1, "N# – S#");
        enterByTelephone(desk);
        pages.look(director, "entries");
        desk.seat("mitchell");
        assertThat(director.at("#tables article")).hasCount(TABLES - 1);
        if (WITH_HANDS) {
            director.open(desk.event() + "/console/hands"); // for the dealing machine
            director.at("form[action$='/hands/deal'] button").click();
            director.at(".handsheet").waitFor();
            director.at("button[name='used'][value='yes']").click();
            director.at("button[name='used'][value='no']").waitFor();
            desk.open();
        }
        desk.begin(1);
        assertThat(Duration.ofNanos(System.nanoTime() - came)).isLessThan(FIRST_EVENT);
        return desk;
    }

    private void enterByTelephone(Desk desk) {
        var lan = visitor();
        new Size(390, 844).of(lan);
        lan.open(desk.link("/console", "/events/[A-Z0-9]{6}/enter/[\\w-]+"));
        lan.at("input[name=one]").fill("Lan");
        lan.at("input[name=other]").fill("Minh");
        pages.look(lan, "enter");
        lan.at("main button.main.big").click();
        lan.at(".done").waitFor();
        assertThat(desk.director().at(".entries li")).hasCount(PAIRS);
    }

    private TablePhone phone(Desk desk, int table) {
        return TablePhone.open(visitor(), desk.phone(table));
    }

    /// One result that both sides agree to, and one that is told without a network.
    private void byTelephone(TablePhone phone) {
        var page = phone.visitor();
        pages.look(page, "phone");
        long began = System.nanoTime();
        phone.enter("4", "H", "E", "=");
        assertThat(page.at("#sum")).containsText("4♥ E = · EW +420 · NS −420");
        phone.send();
        phone.agree();
        assertThat(page.at("#told article.is-agreed")).hasCount(1);
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(FIRST_RESULT);

        phone.tap("level", "7");
        assertThat(page.at("input[name=margin][value='+1']")).isDisabled();
        phone.tap("strain", "N");
        phone.tap("declarer", "N");
        page.page().context().setOffline(true);
        phone.tap("margin", "=");
        phone.send();
        assertThat(page.at("#queue")).containsText("1");
        pages.look(page, "phone-offline");
        page.page().context().setOffline(false);
        assertThat(page.at("#queue")).isHidden();
        assertThat(page.at("#told article")).hasCount(2);
        page.expectErrors();
    }

    private void disputed(TablePhone phone, Visitor director) {
        var page = phone.visitor();
        phone.enter("3", "S", "S", "-1");
        phone.send();
        phone.dispute();
        assertThat(page.at("#told article.is-disputed")).hasCount(1);
        assertThat(director.at("#needs .is-dispute")).containsText("3♠ S −1");
        page.at(".trouble summary").click();
        page.at(".trouble button.main").click();
        assertThat(director.at("#needs .is-call")).hasCount(1);
        pages.look(page, "phone-disputed");
        director.at("#needs .is-call button").click();
        assertThat(director.at("#needs .is-call")).hasCount(0);
    }

    /// What a telephone has kept since the address of its table held the key is sent to the address
    /// without it. When the director has ended the telephone, its page says so, and what it has not
    /// sent waits until the card is read again.
    private void kept(Desk desk) {
        String card = desk.phone(3);
        var phone = TablePhone.open(visitor(), card);
        var page = phone.visitor();
        page.page()
                .evaluate(
                        """
                        (card) => {
                          const { me } = document.querySelector("main").dataset;
                          const { side, round } = document.getElementById("head").dataset;
                          const { board } = document.querySelector(".bchip.is-open").dataset;
                          const fields = { me, round, board, side, result: "1NN=", seen: "", id: "1-2" };
                          const url = `${location.origin}${card}/results`;
                          localStorage.setItem(`overtrick-queue:${card}`, JSON.stringify([{ url, fields }]));
                        }
                        """,
                        card);
        page.open(card);
        assertThat(page.at("#told article")).hasCount(1);

        page.page().context().setOffline(true);
        phone.enter("2", "H", "S", "=");
        phone.send();
        assertThat(page.at("#queue")).containsText("1");
        var ended = FormData.create().set("link", "TABLE").set("place", "3");
        desk.director().send(desk.event() + "/console/devices/end", ended);
        page.page().context().setOffline(false);
        assertThat(page.at("main")).containsText("This device does not score");
        page.expectErrors();
        openAgain(page, card);
        page.at("#who button:has-text('NS')").first().click();
        assertThat(page.at("#told article")).hasCount(2);
        assertThat(page.at("#queue")).isHidden();
        page.expectErrors();
    }

    /// The page may be on its way to itself: its stream and what it sends both tell it that its
    /// telephone has ended, and it loads itself anew.
    private static void openAgain(Visitor page, String card) {
        try {
            page.open(card);
        } catch (PlaywrightException onItsWay) {
            page.open(card);
        }
    }

    /// What cannot be is refused in a sentence, and stays in the field to be mended.
    private static void impossible(Desk desk) {
        var director = desk.director();
        var line = director.at("#line");
        line.fill("t1 b1 7NN+1");
        line.press("Enter");
        assertThat(director.at("#notice")).containsText("7NN+1");
        assertThat(line).hasValue("t1 b1 7NN+1");
        line.fill("");
        director.expectErrors();
    }

    private void restart(Desk desk) {
        EVENING.house().shut();
        EVENING.house().reopen();
        desk.open();
        assertThat(desk.director().at("#clock")).containsText("Round 1 of");
        everybody.forEach(Visitor::expectErrors);
    }

    /// A pair comes when round 1 is over, and fills the half table.
    private void late(Desk desk) {
        var director = desk.director();
        director.open(desk.event() + "/console/mishaps?kind=late");
        director.at("input[name=names]").fill("Late – Pair");
        director.at(".card-form button").click();
        assertThat(director.at(".eslip").first()).containsText("costs least");
        pages.look(director, "mishap");
        director.at(".eslip button").first().click();
        director.at("main.console").waitFor();
        desk.begin(2);
        assertThat(director.at("#tables article")).hasCount(TABLES);
        assertThat(director.at("#tables")).containsText("Late – Pair");
        desk.type("t2 b3 5CXE-3 # the table's own slip");
    }

    private void adjusted(Desk desk) {
        var director = desk.director();
        director.open(desk.event() + "/console/boards/1");
        var slip = director.at(".eslip:has(.result)").first();
        slip.locator("summary").first().click();
        var ruling = slip.locator("form.ruling").first();
        ruling.locator("button[data-fill='60/40']").click();
        assertThat(ruling.locator("input[name=result]")).hasValue("60/40");
        ruling.locator("button:has-text('What does it cost?')").click();
        assertThat(ruling.locator(".effect")).containsText("→");
        ruling.locator("input[name=why]").fill("Law 12C2a");
        pages.look(director, "ruling");
        ruling.locator("button.main").click();
        assertThat(director.at(".eslip.is-ruled").first()).containsText("60% / 40%");
    }

    private static void weighted(Desk desk) {
        var director = desk.director();
        director.open(desk.event() + "/console/boards/2");
        var slip = director.at(".eslip:has(.result)").first();
        slip.locator("summary").first().click();
        var ruling = slip.locator("form.ruling").first();
        ruling.locator("summary").click();
        var parts = Map.of("weight1", "60", "result1", "4SN=", "weight2", "40", "result2", "4SN-1");
        parts.forEach(
                (name, value) -> ruling.locator("input[name=ns%s]".formatted(name)).fill(value));
        ruling.locator("input[name=why]").fill("Law 12C1c");
        ruling.locator("button.main").click();
        assertThat(director.at(".eslip.is-ruled").first()).containsText("60% +");
    }

    private void penalty(Desk desk) {
        var director = desk.director();
        director.open(desk.event() + "/console/people");
        var entry = director.at(".eslip").first();
        entry.locator("summary").first().click();
        entry.locator("input[name=why]").first().fill("slow play");
        pages.look(director, "people");
        entry.locator("button.main").first().click();
        assertThat(director.at(".levy")).containsText("slow play");
        desk.open();
    }

    private void playOut(Desk desk) {
        var director = desk.director();
        for (int round = 2; ; round++) {
            desk.typeRound(RealTablesTest::slip);
            if (round == LEAVES) {
                somebodyLeaves(desk);
            }
            if (director.at("#clock button[value=next]").count() == 0) {
                break;
            }
            desk.begin(round + 1);
        }
        assertThat(director.at("#needs .is-dispute, #needs .is-late")).hasCount(0);
    }

    /// From the next round on the opponents of a pair sit out, or meet whoever would have.
    private void somebodyLeaves(Desk desk) {
        var director = desk.director();
        director.open(desk.event() + "/console/mishaps?kind=left");
        director.at("select[name=number]").selectOption("3");
        director.at(".card-form button").click();
        director.at(".eslip button").first().click();
        director.at("main.console").waitFor();
        pages.look(director, "left");
    }

    /// The ranking is opened once more, a result corrected, and final again.
    private static void correctAfterTheEnd(Desk desk) {
        var director = desk.director();
        director.open(desk.event() + "/console/trail");
        var closing = director.at(".trail li:has-text('made the ranking final')");
        closing.locator("summary").click();
        closing.locator("input[name=why]").fill("the slip of table 1 said nine tricks");
        closing.locator("button").click();
        assertThat(director.at(".trail li.gone:has-text('made the ranking final')")).hasCount(1);
        desk.open();
        desk.type("t1 r1 b1 4HE-1 # the slip says nine tricks");
        desk.close();
        assertThat(director.fetch(desk.event() + "/boards/1").text()).contains("4♥ E −1");
    }

    private void results(Desk desk) {
        var guest = visitor();
        guest.open(desk.event());
        assertThat(guest.at("h1")).isVisible();
        pages.look(guest, "ranking");
        guest.at(".rlist a").first().click();
        guest.at(".ewhy summary").click();
        pages.look(guest, "card");
        guest.open(desk.event() + "/boards/1");
        pages.look(guest, "traveller");
        for (String page : List.of("trail", "cards", "share")) {
            desk.director().open(desk.event() + "/console/" + page);
            pages.look(desk.director(), page);
        }
    }

    /// The folder is put somewhere and opened without a server; hand records and ranking are PDF.
    private void files(Desk desk) throws IOException {
        var director = desk.director();
        String files = desk.event() + "/files/";
        assertThat(director.fetch(files + "ranking.pbn").text()).contains("TotalScoreTable");
        if (WITH_HANDS) {
            assertThat(Saved.text(director.download(files + "hands.pdf")))
                    .contains("Par ", "Dealer N");
        }
        assertThat(Saved.text(director.download(files + "ranking.pdf"))).contains("N1 – S1");
        Saved.unzip(director.download(files + "results.zip"), FOLDER);
        var reader = visitor();
        var page = reader.page();
        page.navigate(FOLDER.resolve("index.html").toUri().toString());
        assertThat(page.locator("h1")).isVisible();
        page.locator(".rlist a").first().click();
        assertThat(page.locator(".ewhy summary")).isVisible();
        page.locator("td.num a").first().click();
        assertThat(page.locator(".etraveller")).isVisible();
        assertThat(page.locator(".diagram, .makes")).hasCount(WITH_HANDS ? 2 : 0);
        reader.keepPicture(FOLDER.resolve("board.png"));
    }
}
