package overtrick.server.pages;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.house.terms.Strength;

/// A board that is over: compared, played again, kept, shown to others, looked for.
@Timeout(value = 90, unit = SECONDS)
@Tag("boards")
class AfterTheBoardTest {

    @RegisterExtension
    private static final House HOUSE =
            House.dealing().with(club -> club.withRobots(Strength.THUMB));

    private static Browser ann;
    private static String table;
    private static String board;

    @BeforeAll
    static void playABoard() {
        do {
            ann = HOUSE.visitor(); // who comes back would go on with the session
            table = PlayedBoard.by(ann);
        } while (played().cards().size() < 12); // passed out: the next one
        board = table + "/boards/1";
    }

    private static FinishedBoard played() {
        return HOUSE.firstBoard(table);
    }

    @Test
    void theRobotsResultIsThereWhenTheBoardIsOver() {
        assertThat(ann.get(board + "/compared").body())
                .containsPattern("class=\"imps\"[^>]*>(0|[+−]\\d+) IMPs?<")
                .contains("against the robots’ table");
        assertThat(ann.get(board).body())
                .contains("<b>You: ")
                .contains("All results")
                .containsPattern("<th scope=\"row\">\\s*Robots\\s*</th>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/compared", "/decided", "/analysis"})
    void nothingIsToldBeforeTheBoardIsOver(String part) {
        try (var ben = new Browser(HOUSE.port())) {
            String open = ben.submit("/play", Map.of("name", "Ben")).uri().getPath();

            assertThat(ben.get(open + "/boards/1" + part).statusCode()).isEqualTo(404);
            assertThat(ben.get(open).body()).doesNotContain("robots’ table");
        }
    }

    private static String decided() {
        return decided(board + "/decided");
    }

    /// Without the buttons, which say from which table one plays on.
    private static String told(String part) {
        return part.replaceAll("<form.*?</form>", "");
    }

    private static String decided(String path) {
        String part;
        do {
            part = ann.send(ann.request(path).header("HX-Request", "true")).body();
        } while (!part.contains("class=\"decided\""));
        return part;
    }

    @Test
    void oneSentenceSaysWhatDecidedItAndItsCostsAreKept() {
        assertThat(decided()).containsPattern("role=\"status\">[^<]{20,}\\.</p>");
        String mine = ann.get("/me/boards").body();
        while (mine.contains("in 0 of ")) { // kept a moment after it was told
            mine = ann.get("/me/boards").body();
        }

        assertThat(mine).contains("What cost most").contains("Bidding: ");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "from=auction, auction",
                "from=trick trick=3, play",
                "from=card card=5, play",
                "from=card card=5 with=usual, play",
                "from=call call=0, auction",
                "from=call call=2, auction",
                "from=contract level=4 strain=S seat=S, play",
                "from=contract level=1 strain=N seat=E doubled=X, play"
            })
    void aBoardIsPlayedAgainFromWhereverItIsAskedFor(String fields, String phase) {
        String again = again(fields).uri().getPath();

        String page = ann.get(again).body();
        while (page.contains("data-phase=\"gathering\"")) { // the board comes a moment later
            page = ann.get(again).body();
        }

        assertThat(again).isNotEqualTo(table).startsWith("/tables/");
        assertThat(page).contains("data-phase=\"" + phase + "\"").contains("Board 1 again");
    }

    private static HttpResponse<String> again(String fields) {
        var form = new LinkedHashMap<String, String>();
        for (String field : fields.split(" ")) {
            form.put(field.split("=")[0], field.split("=")[1]);
        }
        return ann.submit(board + "/again", form);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "from=nowhere",
                "from=card card=53",
                "from=call call=99",
                "from=trick trick=0",
                "from=contract level=8 strain=S seat=S",
                "from=contract level=4 strain=S seat=S doubled=Y"
            })
    void whatCannotBePlayedAgainIsSaid(String fields) {
        assertThat(again(fields).statusCode()).isEqualTo(422);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9", "-1", "robots"})
    void aTableThatIsNoneIsNotComparedWith(String with) {
        assertThat(ann.get(board + "/decided?with=" + with).statusCode()).isEqualTo(404);
        assertThat(again("from=card card=5 with=" + with).statusCode()).isEqualTo(404);
    }

    /// Every other result says why, and what it says adds up.
    @Test
    void theDifferenceIsToldStepByStep() {
        var why = Pattern.compile("hx-get=\"(" + board + "/decided\\?with=\\d)\"");
        var link = why.matcher(ann.get(board).body());
        assertThat(link.find()).isTrue();
        String part = decided(link.group(1));

        assertThat(part).containsPattern("<p [^>]*role=\"status\">[^<]{20,}\\.</p>");
        assertThat(told(part)).isEqualTo(told(decided(board + "/decided")));
        var imps = Pattern.compile("class=\"imps\"[^>]*>(0|[+−]\\d+) IMP");
        var swing = imps.matcher(ann.get(board + "/compared").body());
        assertThat(swing.find()).isTrue();
        if (!swing.group(1).equals("0")) {
            assertThat(part)
                    .contains("Try it there")
                    .containsAnyOf(
                            swing.group(1) + " IMP", // one step is all of it
                            "<td class=\"figure\">" + swing.group(1) + "</td> </tr> </tfoot>");
        }
    }

    @Test
    void aMarkAndANoteAreForTheirPlayerAlone() {
        ann.submit(board + "/note", Map.of("mark", "yes", "note", "Never again <b>3NT</b>"));

        assertThat(ann.get(board).body()).contains("Never again &lt;b&gt;3NT");
        assertThat(ann.get("/me/boards?marked=yes").body()).contains(board);
        try (var ben = new Browser(HOUSE.port())) {
            assertThat(ben.get(board).body()).doesNotContain("Never again");
            assertThat(ben.submit(board + "/note", Map.of("note", "x")).statusCode())
                    .isEqualTo(403);
        }
        assertThat(ann.submit(board + "/note", Map.of("note", "x".repeat(501))).statusCode())
                .isEqualTo(422);
    }

    /// As a browser sends and shows it: what was kept is sent again, and is the same.
    @Test
    void linesOfANoteStayWhereTheyAre() {
        String written = "Plan:\r\n\r\n  1. trumps\r\n  2. <clubs> & a  ruff";
        ann.submit(board + "/note", Map.of("note", written));
        for (int times = 0; times < 2; times++) {
            assertThat(noteShown()).isEqualTo(written.replace("\r\n", "\n"));
            ann.submit(board + "/note", Map.of("note", noteShown().replace("\n", "\r\n")));
        }

        String longest = "x\r\n".repeat(250);
        assertThat(ann.submit(board + "/note", Map.of("note", longest)).statusCode())
                .as("a line break is one letter")
                .isLessThan(400);
    }

    /// What stands in the field, read as browsers read it: the first line break is left out.
    private static String noteShown() {
        var field =
                Pattern.compile("<textarea name=\"note\"[^>]*>(.*?)</textarea>", Pattern.DOTALL)
                        .matcher(ann.get(board).body());
        assertThat(field.find()).isTrue();
        return field.group(1)
                .replace("&#10;", "\n")
                .replaceFirst("^\n", "")
                .replace("&#32;", " ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
    }

    @Test
    void aLinkShowsTheBoardAndNothingElse() {
        ann.submit(board + "/share", Map.of());
        var link = Pattern.compile("/shared/[0-9a-f]+").matcher(ann.get(board).body());
        assertThat(link.find()).isTrue();
        try (var stranger = new Browser(HOUSE.port())) {
            String page = stranger.get(link.group()).body();

            assertThat(page).contains("All results").contains("id=\"replay\"");
            assertThat(page).contains("<b>Ann: ").doesNotContain("You: ");
            assertThat(page)
                    .doesNotContain(table.substring(8))
                    .doesNotContain("Robin")
                    .doesNotContain("id=\"own\"");
            assertThat(stranger.get(link.group() + "?card=4").statusCode()).isEqualTo(200);

            ann.submit(board + "/unshare", Map.of());
            assertThat(stranger.get(link.group()).statusCode()).isEqualTo(404);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "contract, slam",
        "contract, passed-out",
        "role, dummy",
        "role, declarer",
        "result, down",
        "partner, Nobody"
    })
    void aFilterLetsThroughWhatIsAskedForAlone(String field, String value) {
        String page = ann.get("/me/boards?" + field + "=" + value).body();

        assertThat(page.contains(board)).isEqualTo(isLetThrough(field, value));
    }

    private static boolean isLetThrough(String field, String value) {
        var contract = played().auction().contract();
        return switch (field + "=" + value) {
            case "contract=slam" -> contract.filter(is -> is.bid().level() >= 6).isPresent();
            case "contract=passed-out" -> contract.isEmpty();
            case "role=dummy" -> contract.filter(is -> is.dummy() == Seat.SOUTH).isPresent();
            case "role=declarer" -> contract.filter(is -> is.declarer() == Seat.SOUTH).isPresent();
            case "result=down" ->
                    played().result() instanceof Result.Played(var made, int tricks)
                            && tricks < made.bid().tricks();
            default -> false;
        };
    }

    @Test
    void aFilterThatIsNoneIsSaid() {
        assertThat(ann.get("/me/boards?role=spectator").statusCode()).isEqualTo(422);
    }

    @Test
    void boardsAreTakenHomeAsATable() {
        var lines = ann.get("/me/boards.csv").body().split("\r\n");

        assertThat(lines[0]).startsWith("ended,table,board,dealer").endsWith("note,deal,game");
        assertThat(lines)
                .anySatisfy(
                        line -> assertThat(line).contains(table.substring(8)).contains("Robin"));
    }
}
