package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Boards from elsewhere, looked at here.
@Timeout(60)
@Tag("boards")
class LookTest {

    private static final String HANDS =
            "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876";
    private static final String LIN =
            "pn|Lan,Minh,Anna,Paolo|st||md|1S876HJ543DAKQ2CT9,S543H76D763CAQ876,SAKQ2HT98DJ54CK32,|"
                    + "sv|o|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|pc|HA|pc|H3|pc|H6|pc|H8|mc|7|";

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser browser = HOUSE.visitor();

    @Test
    void handsAreShownWithTheirTricksAndPar() {
        var shown = browser.submit("/look", Map.of("text", HANDS));

        assertThat(shown.uri().getPath()).startsWith("/look/");
        assertThat(shown.body()).contains("class=\"diagram\"").contains("/analysis");
        var analysis =
                browser.send(
                        browser.request(shown.uri().getPath() + "/analysis?card=0")
                                .header("HX-Request", "true"));
        assertThat(analysis.body()).contains("class=\"makes\"").contains("Par");
    }

    @Test
    void aPlayedBoardIsShownWithItsPlayAndWhatItCost() {
        var shown = browser.submit("/look", Map.of("text", LIN));

        assertThat(shown.body()).contains("id=\"replay\"").contains("Lan").contains("1 notrump");
        assertThat(browser.get(shown.uri().getPath()).statusCode()).isEqualTo(200);
    }

    @Test
    void severalBoardsAreListed() {
        var several = LIN + "\r\n" + LIN.replace("md|1", "md|2") + "\r\n";

        var list = browser.submit("/look", Map.of("text", several)).body();

        var links = Pattern.compile("href=\"(/look/[^\"]+)\"").matcher(list).results().toList();
        assertThat(links).hasSize(2);
        assertThat(browser.get(links.getFirst().group(1)).body()).contains("id=\"replay\"");
    }

    @Test
    void whatIsNoBoardIsToldWithWhatWouldBe() {
        assertThat(browser.submit("/look", Map.of("text", "four hearts, I think")).body())
                .contains("There is no board in it")
                .contains("N:AKQ2");
        assertThat(browser.get("/look/nothing").statusCode()).isEqualTo(404);
        assertThat(browser.get("/look").body()).contains("textarea");
    }

    private static final String FOUR =
            "https://www.bridgebase.com/tools/handviewer.html?n=sakq2ht98dj54ck32"
                    + "&e=sjt9hakq2dt98cj54&s=s876hj543dakq2ct9&w=s543h76d763caq876&d=n&v=b&b=5";

    /// What people paste, and a sentence that they must read then. Whatever can be looked at has an
    /// address of its own, and can be looked at again.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            textBlock =
                    """
                    link with hands     ~ %1$s                             ~ No auction is given
                    with an auction     ~ %1$s&a=1np3nppp                  ~ No card of the play is given
                    cut off in the play ~ %1$s&a=1np3nppp&p=sjs8           ~ Cards of the play that are given: 2
                    cut off in the calls~ %1$s&a=1np                       ~ The auction is not given to its end
                    contract alone      ~ %1$s&a=-3nn                      ~ The calls are not given
                    LIN without play    ~ %2$s                             ~ No card of the play is given
                    LIN without mc      ~ %2$spc|HA|pc|H3|                 ~ Cards of the play that are given: 2
                    two hands           ~ N:AKQ2.T98.J54.K32 - 876.J543.AKQ2.T9 - ~ Hands that are given: North, South
                    two with an auction ~ ?n=sakq2ht98dj54ck32&s=s876hj543dakq2ct9&a=1np ~ Hands that are given: North, South
                    three hands         ~ N:AKQ2.T98.J54.K32 - 876.J543.AKQ2.T9 543.76.763.AQ876 ~ No auction is given
                    """)
    void whateverIsPastedOpens(String name, String text, String sentence) {
        String bid = LIN.substring(0, LIN.indexOf("pc|"));

        var shown = browser.submit("/look", Map.of("text", text.formatted(FOUR, bid)));

        assertThat(shown.statusCode()).isEqualTo(200);
        assertThat(shown.uri().getPath()).startsWith("/look/");
        assertThat(shown.body()).contains(sentence);
        assertThat(browser.get(shown.uri().getPath()).body()).contains(sentence);
    }

    /// The play of a board that is cut off can be gone through, and is analysed like any other.
    @Test
    void aPlayThatIsCutOffIsShownCardByCard() {
        String path =
                browser.submit("/look", Map.of("text", FOUR + "&a=1np3nppp&p=sjs8s3s2"))
                        .uri()
                        .getPath();

        assertThat(browser.get(path + "?card=2").body()).contains("id=\"replay\"");
        var analysis =
                browser.send(
                        browser.request(path + "/analysis?card=2").header("HX-Request", "true"));
        assertThat(analysis.statusCode()).isEqualTo(200);
        assertThat(analysis.body()).contains("class=\"makes\"").doesNotContain("0 were");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            textBlock =
                    """
                    a card twice   ~ N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQJ76 ~ The jack of clubs is held by East and by West.
                    twelve cards   ~ N:AKQ2.T98.J54.K3 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876 ~ Cards in the hand of North: 12, not 13.
                    a small card   ~ ?n=sakqxht98dj54ck32&s=s876hj543dakq2ct9 ~ In the hand of North no card can be read in “X”.
                    another page   ~ https://www.bridgebase.com/tools/handviewer.html?myhand=M-1-2 ~ from here no other pages are opened
                    no board       ~ four hearts, I think ~ There is no board in it
                    """)
    void whatIsWrongIsSaidBesideTheText(String name, String text, String reason) {
        var told = browser.submit("/look", Map.of("text", text));

        assertThat(told.statusCode()).isEqualTo(422);
        assertThat(told.body()).contains(reason).contains("aria-describedby=\"wrong\"");
        assertThat(told.body()).contains(text.replace("&", "&amp;") + "</textarea>");
    }

    /// Programs write the seat where a name belongs.
    @ParameterizedTest
    @ValueSource(strings = {"&nn=North&sn=South&en=East&wn=West", "&nn=NORTH&sn=s", "&nn=Bắc"})
    void nobodyIsCalledByTheirSeatTwice(String names) {
        for (String rest : List.of("", "&a=1nppp&p=sj", "&a=pppp")) {
            String body = browser.submit("/look", Map.of("text", FOUR + names + rest)).body();

            String seen = body.replaceAll("<[^>]*>", " ").replaceAll("\\s+", " ");
            assertThat(seen)
                    .doesNotContainIgnoringCase("North North")
                    .doesNotContain("North Bắc")
                    .doesNotContain("N , S")
                    .doesNotContain("1970");
        }
    }

    /// Whoever looks through a match pastes one board after the other; a program that never stops
    /// is stopped.
    @Test
    void aPersonMayPasteQuicklyAndAFloodMayNot() {
        for (int board = 1; board <= 20; board++) {
            assertThat(paste(board)).isEqualTo(200);
        }
        var flood = IntStream.range(0, 60).mapToObj(board -> paste(100 + board)).toList();
        assertThat(flood).contains(429);
    }

    private int paste(int board) {
        return browser.submit("/look", Map.of("text", FOUR.replace("b=5", "b=" + board)))
                .statusCode();
    }
}
