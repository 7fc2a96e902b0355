package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

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
}
