package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A file that is dropped on a page: what it is, what is wrong with it, and what can be done.
@Timeout(60)
@Tag("boards")
class OpenFileTest {

    private static final String TWO =
            """
            [Board "1"]
            [Deal "N:AK32.K32.A32.Q32 QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876"]

            [Board "2"]
            [Deal "N:QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876 AK32.K32.A32.Q32"]
            """;

    private static final String RESULTS =
            """
            board,ns,ew,result
            1,1,2,4SN=
            1,3,4,4SN-1
            """;

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser browser = HOUSE.visitor();

    private HttpResponse<String> open(String name, String text) {
        return open(browser, name, text);
    }

    /// The page to which the form leads.
    private static HttpResponse<String> open(Browser who, String name, String text) {
        var answer = who.upload("/files", "file", name, text);
        return answer.statusCode() == 303
                ? who.get(answer.headers().firstValue("Location").orElseThrow())
                : answer;
    }

    private static List<String> links(String page, String pattern) {
        return Pattern.compile(pattern).matcher(page).results().map(one -> one.group(1)).toList();
    }

    @Test
    void boardsAreLookedAtAndTakenAlong() {
        var page = open("Friday's.pbn", TWO).body();

        assertThat(page).contains("PBN: 2 boards.");
        var looks = links(page, "href=\"(/look/[^\"]+)\"");
        assertThat(looks).hasSize(2);
        assertThat(browser.get(looks.getLast()).body()).contains("Board 2");
        String lin = links(page, "href=\"(/files/[^\"]+/as/boards\\.lin)\"").getFirst();
        var taken = browser.get(lin);
        assertThat(taken.body()).contains("md|").contains("Board 2");
        assertThat(taken.headers().firstValue("Content-Disposition"))
                .contains("attachment; filename=\"Friday-s.lin\"");
        assertThat(links(page, "as/boards\\.([a-z]+)\""))
                .contains("pbn", "json", "dlm", "dup", "csv", "rbn", "gib")
                .doesNotContain("hrf", "zrd");
    }

    @Test
    void boardsArePlayedAtATable() {
        var page = open("set.pbn", TWO).body();
        String action = links(page, "action=\"(/files/[^\"]+/table)\"").getFirst();

        var table = browser.submit(action, Map.of());

        assertThat(table.uri().getPath()).startsWith("/tables/");
        assertThat(browser.await(table.uri().getPath(), "Board 1").statusCode()).isEqualTo(200);
    }

    @Test
    void resultsAreRankedAsIsAskedFor() {
        var page = open("club.csv", RESULTS).body();
        assertThat(page).contains("CSV: 2 results.");
        String ranking = links(page, "href=\"(/files/[^\"]+/ranking)\"").getFirst();

        assertThat(browser.get(ranking).body()).contains("100.00").contains("usebio.xml");
        assertThat(browser.get(ranking + "?scoring=CROSS_IMPS&winners=TWO").body())
                .contains("North–South")
                .doesNotContain("100.00");
        assertThat(browser.get(ranking + "/usebio.xml?scoring=MATCHPOINTS").body())
                .contains("<USEBIO");
        assertThat(browser.get(ranking + "?scoring=HYBRID").statusCode()).isEqualTo(422);
        assertThat(browser.get(ranking + "/passwd").statusCode()).isEqualTo(404);
    }

    @Test
    void resultsThatContradictEachOtherAreNotRanked() {
        var page = open("club.csv", RESULTS + "1,1,2,3NN=\n").body();
        String ranking = links(page, "href=\"(/files/[^\"]+/ranking)\"").getFirst();

        assertThat(browser.get(ranking).body()).contains("The results do not go together");
    }

    @Test
    void aScriptIsReadyToDeal() {
        var page = open("strong.txt", "produce 3\nhcp(north) > 15\n").body();

        assertThat(page).contains("A script that deals.").contains("action=\"/dealing\"");
        assertThat(open("weak.txt", "condition hcp(nobody) > 3").body())
                .contains("cannot be run")
                .doesNotContain("action=\"/dealing\"");
    }

    @Test
    void whatIsWrongIsToldWithItsPlaceAndTheRestIsKept() {
        String bad = TWO.replace("N:QJ4.QJ4", "N:QJ4.QJX");

        var page = open("a.pbn", bad).body();

        assertThat(page).contains("PBN: 1 board.").contains("Line 5, column");
        assertThat(links(page, "href=\"(/look/[^\"]+)\"")).hasSize(1);
    }

    @Test
    void theAnswerIsInTheReadersLanguage() {
        browser.post("/preferences", Map.of("lang", "vi"));

        assertThat(open("a.pbn", TWO).body()).contains("PBN: 2 ván.");
        assertThat(open("a.pdf", "%PDF-1.4").body()).contains("Đây là tệp PDF.");
    }

    @Test
    void whatIsNothingWeKnowSaysSo() {
        assertThat(open("letter.txt", "Dear members").body())
                .contains("This is nothing that can be opened here");
        var none = browser.upload("/files", "file", "", "");
        assertThat(none.statusCode()).isEqualTo(422);
        assertThat(none.body()).contains("No file was chosen.");
    }

    @Test
    void onlyWhoeverHasTheAddressSeesTheFile() {
        assertThat(browser.get("/files/nothing").statusCode()).isEqualTo(404);
        String path = open("a.pbn", TWO).uri().getPath();
        assertThat(path).matches("/files/[0-9a-z]{20,}");
        assertThat(browser.get(path + "/2/as/boards.pbn").statusCode()).isEqualTo(404);
        assertThat(browser.get(path + "/1/as/boards.exe").statusCode()).isEqualTo(404);
    }

    @Test
    void filesAreFew() {
        var eve = HOUSE.visitor();
        eve.post("/me", Map.of("name", "Eve"));
        int taken = 0;
        while (taken < 20 && eve.upload("/files", "file", "a.txt", "nothing").statusCode() == 200) {
            taken++;
        }

        assertThat(taken).isEqualTo(5);
        assertThat(eve.upload("/files", "file", "a.txt", "nothing").statusCode()).isEqualTo(429);
    }

    @Test
    void moreFilesThanAreTakenAreTold() {
        var one =
                """
                --edge\r
                Content-Disposition: form-data; name="file"; filename="a.txt"\r
                \r
                nothing\r
                """;
        var answer =
                browser.send(
                        browser.request("/files")
                                .header("Accept", "text/html")
                                .header("Content-Type", "multipart/form-data; boundary=edge")
                                .POST(BodyPublishers.ofString(one.repeat(13) + "--edge--\r\n")));

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("These are 13 files; 12 are taken in one go.");
    }

    @Test
    void boardsGoToAnEventOfTheOneWhoDirectsIt() {
        var director = HOUSE.visitor();
        var desk =
                Desk.of(director, Map.of("title", "Friday", "boards", "3", "movement", "howell"))
                        .enter(4)
                        .seat();
        var nine = boards(9);
        var page = open(director, "friday.pbn", nine).body();
        assertThat(page).contains("Use in “Friday”");
        assertThat(open("friday.pbn", nine).body()).doesNotContain("Use in “Friday”");
        String text = links(page, "(?s)name=\"boards\" hidden>(.*?)</textarea>").getFirst();

        var brought =
                director.submit(desk.event() + "/console/hands", Map.of("boards", plain(text)));

        assertThat(brought.statusCode()).as(Browser.plain(brought.body())).isEqualTo(200);
        assertThat(director.get(desk.event() + "/console/boards.pbn").body())
                .contains("AK32.K32.A32.Q32");
    }

    private static String plain(String html) {
        return html.replace("&#10;", "\n")
                .replace("&quot;", "\"")
                .replace("&#34;", "\"")
                .replace("&amp;", "&")
                .strip();
    }

    private static String boards(int count) {
        var text = new StringBuilder();
        for (int number = 1; number <= count; number++) {
            text.append("[Board \"").append(number).append("\"]\n");
            text.append(TWO.lines().skip(1).findFirst().orElseThrow()).append("\n\n");
        }
        return text.toString();
    }
}
