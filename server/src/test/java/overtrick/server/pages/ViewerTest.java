package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.NOT_FOUND;
import static overtrick.server.pages.Status.UNCLEAR;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A board that stands wholly in an address, by itself and in a page of others.
@Timeout(60)
@Tag("boards")
class ViewerTest {

    private static final String HANDS =
            "n=sakq2ht98dj54ck32&e=sjt9hakq2dt98cj54&s=s876hj543dakq2ct9&w=s543h76d763caq876";
    private static final String LIN =
            "pn|Lan,Minh,Anna,Paolo|st||md|1S876HJ543DAKQ2CT9,S543H76D763CAQ876,SAKQ2HT98DJ54CK32,|"
                    + "sv|o|mb|p|mb|p|mb|1N!|an|12-14|mb|p|mb|p|mb|p|pc|HA|pc|H3|pc|H6|pc|H8|mc|7|";
    private static final String PBN =
            """
            [Board "3"]
            [Dealer "S"]
            [Deal "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876"]
            [Declarer "N"]
            [Contract "1NT"]
            [Auction "S"]
            Pass Pass 1NT Pass
            Pass Pass
            """;
    private static final Pattern ONWARD =
            Pattern.compile("class=\"rank onward\"[^>]*href=\"([^\"#]+)", Pattern.DOTALL);

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser browser = HOUSE.visitor();

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private HttpResponse<String> viewer(String query) {
        return browser.get("/viewer?" + query);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            textBlock =
                    """
                    LIN              ~ lin=%1$s                      ~ Lan          ~ 1 notrump by North
                    LIN with claim   ~ lin=%1$s                      ~ 12-14        ~ just made
                    PBN              ~ pbn=%2$s                      ~ Board 3      ~ No card of the play is given
                    hands            ~ %3$s&d=n&v=b&b=5              ~ Board 5      ~ No auction is given
                    names            ~ %3$s&nn=Nguy%%E1%%BB%%85n&sn=Anna+B ~ Nguyễn ~ Anna B
                    auction          ~ %3$s&d=n&a=1n!(15-17)p3nppp   ~ 15-17        ~ 3 notrump
                    a contract alone ~ %3$s&d=n&a=-3nn&p=hthj        ~ The calls are not given ~ id="replay"
                    a link in a text ~ text=https%%3A%%2F%%2Fv.example%%2Fx%%3Flin%%3D%4$s ~ Lan ~ 1 notrump
                    hands in a text  ~ text=N%%3AAKQ2.T98.J54.K32+JT9.AKQ2.T98.J54+876.J543.AKQ2.T9+543.76.763.AQ876 ~ Board 1 ~ No auction
                    two hands        ~ n=sakq2ht98dj54ck32&s=s876hj543dakq2ct9&a=1np ~ Not given ~ Hands that are given: North, South
                    """)
    void showsWhatOtherViewersShow(String name, String query, String one, String other) {
        var shown =
                viewer(query.formatted(encoded(LIN), encoded(PBN), HANDS, encoded(encoded(LIN))));

        assertThat(shown.statusCode()).isEqualTo(200);
        assertThat(shown.body()).contains(one, other);
    }

    @Test
    void severalBoardsAreOneTapApart() {
        String two =
                encoded(
                        LIN.replace("sv|o", "ah|Board 7|sv|o")
                                + LIN.replace("sv|o", "ah|Board 8|sv|o"));

        var first = viewer("lin=" + two);

        assertThat(first.body()).contains("Board 7", "Board 8", "board=2&amp;card=0");
        assertThat(viewer("lin=" + two + "&board=2").body()).contains("<h1>Board 8");
        assertThat(viewer("lin=" + two + "&board=99").body()).contains("<h1>Board 8");
    }

    /// What the position is worth stands beside every card of the hand in turn.
    @Test
    void everyPositionHasItsTricks() {
        var asked =
                browser.request("/viewer/analysis?card=1&lin=" + encoded(LIN))
                        .header("HX-Request", "true");

        var analysis = browser.send(asked).body();

        assertThat(analysis).contains("class=\"makes\"", "Par", "id=\"place-S\"");
        assertThat(analysis.split("<small class=\"worth", -1)).hasSize(1 + 4); // South’s hearts
    }

    @Test
    void somebodyPlaysOnFromAnyCard() {
        String page = viewer("lin=" + encoded(LIN) + "&card=1").body();
        var ways = ONWARD.matcher(page).results().map(one -> one.group(1)).toList();
        assertThat(ways)
                .hasSize(4)
                .anySatisfy(way -> assertThat(way).endsWith("from=1&amp;on=HJ&amp;card=2"));

        String on =
                ways.stream()
                        .filter(way -> way.contains("HJ"))
                        .findFirst()
                        .orElseThrow()
                        .replace("&amp;", "&");
        String shown = browser.get(on).body();

        assertThat(shown).contains("From card 2 on these are other cards", "South: jack of hearts");
        assertThat(ONWARD.matcher(shown).results()).hasSize(2); // West has two hearts
        var asked = browser.request(on.replace("/viewer?", "/viewer/analysis?"));
        assertThat(browser.send(asked.header("HX-Request", "true")).body())
                .contains("<small class=\"worth");
        // with the card that was played it is the board again
        assertThat(ways)
                .anySatisfy(way -> assertThat(way).endsWith("&amp;card=2").doesNotContain("on="));
    }

    /// Cards that may not be played are left out, and whatever follows them.
    @ParameterizedTest
    @ValueSource(strings = {"SA", "HA", "C9", "xx", "<b>"})
    void nobodyPlaysOnAgainstTheRules(String cards) {
        var shown = viewer("lin=" + encoded(LIN) + "&from=1&card=9&on=" + encoded(cards));

        assertThat(shown.statusCode()).isEqualTo(200);
        assertThat(shown.body())
                .contains("<b>4</b>/4")
                .doesNotContain("id=\"line\" class=\"viewer-line\">From");
    }

    @Test
    void onlyItMayBeFramedAndItGivesNothingAway() {
        browser.post("/me", Map.of("name", "Secretive"));
        var stranger = HOUSE.visitor();
        String path = "/viewer?embed=1&lin=" + encoded(LIN);

        for (var who : new Browser[] {browser, stranger}) {
            var framed = who.get(path);
            assertThat(framed.statusCode()).isEqualTo(200);
            assertThat(framed.headers().firstValue("Content-Security-Policy").orElse(""))
                    .endsWith("frame-ancestors *")
                    .contains("default-src 'self'", "form-action 'none'", "base-uri 'none'");
            assertThat(framed.headers().firstValue("X-Frame-Options")).isEmpty();
            assertThat(framed.headers().firstValue("X-Session")).isEmpty();
            assertThat(framed.headers().allValues("Set-Cookie")).isEmpty();
            assertThat(framed.body())
                    .contains("id=\"replay\"")
                    .doesNotContain("<form", "method=", "Secretive", "data-session", "hx-post");
        }
        for (var other :
                new String[] {
                    "/",
                    "/look",
                    "/viewer",
                    "/viewer?lin=" + encoded(LIN),
                    "/events?embed=1",
                    "/look?embed=1",
                    "/viewer?embed=0&lin=" + encoded(LIN)
                }) {
            var answer = stranger.get(other);
            assertThat(answer.headers().firstValue("X-Frame-Options")).as(other).hasValue("DENY");
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                    .as(other)
                    .contains("frame-ancestors 'none'");
        }
    }

    /// What stands in an address is text, wherever it is shown.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "&nn=%s",
                "&a=1n!(%s)ppp",
                "&a=%s",
                "&p=%s",
                "&lang=%s",
                "&theme=%s",
                "&b=%s",
                "&on=%s",
                "&board=%s",
                "&from=%s",
                "&c=%s"
            })
    void scriptsInAnAddressAreText(String where) {
        String script = encoded("\"><script>alert(1)</script><img src=x onerror=alert(1)>'");

        for (var frame : new String[] {"", "&embed=1"}) {
            var shown = viewer(HANDS + "&d=n" + where.formatted(script) + frame);

            assertThat(shown.statusCode()).isEqualTo(200);
            assertThat(shown.body()).doesNotContain("<script>alert", "<img src=x");
        }
        assertThat(viewer("text=" + script).body()).doesNotContain("<script>alert");
        assertThat(viewer("linurl=" + script).body()).doesNotContain("<script>alert");
        assertThat(viewer(script + "url=1&" + script + "=2").body())
                .doesNotContain("<script>alert");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            textBlock =
                    """
                    a call           ~ %2$s&d=n&a=1np9h   ~ 200 ~ In a=… this cannot be: “9h”. A call is p, d, r
                    a card           ~ %2$s&d=n&a=1nppp&p=zz ~ 200 ~ In p=… this cannot be: “zz”. A card is a suit and a rank
                    a card of others ~ lin=%1$s           ~ 200 ~ In line 1, at letter
                    a hand           ~ n=sakq2ht98dj54ck3&e=sjt9hakq2dt98cj54&s=s876hj543dakq2ct9&w=s543h76d763caq876 ~ 422 ~ Cards in the hand of North: 12, not 13.
                    a card twice     ~ n=sakq2ht98dj54ck32&e=sakq2ht98dj54ck32&s=s876hj543dakq2ct9 ~ 422 ~ is held by North and by East
                    elsewhere        ~ linurl=x           ~ 422 ~ “linurl” names something on another server
                    no board         ~ lin=hello          ~ 422 ~ There is no board in it
                    """)
    void whatIsWrongIsTold(String name, String query, int status, String sentence) {
        String wrong = encoded(LIN.replace("pc|H6|", "pc|SA|"));
        var shown = viewer(query.formatted(wrong, HANDS));

        assertThat(shown.statusCode()).isEqualTo(status);
        assertThat(Browser.plain(shown.body())).contains(sentence);
    }

    @Test
    void whatIsWrongIsToldInVietnameseToo() {
        var asked =
                browser.request("/viewer?" + HANDS + "&d=n&a=1np9h")
                        .header("Accept-Language", "vi");

        assertThat(browser.send(asked).body()).contains("Trong a=… chỗ này không thể được: “9h”");
        assertThat(viewer("lin=abc&embed=1&lang=vi").body())
                .contains("lang=\"vi\"", "Trình xem ván bài");
    }

    @Test
    void aLongAddressIsToldHowLongItMayBe() {
        String remarks = "nt|" + "a".repeat(6_000) + "|";

        var long_ = viewer("lin=" + encoded(LIN + remarks));

        assertThat(long_.statusCode()).isEqualTo(UNCLEAR);
        assertThat(Browser.plain(long_.body())).contains("holds 6,000 at most");
        assertThat(browser.get("/viewer/analysis?lin=" + encoded(LIN + remarks)).statusCode())
                .isEqualTo(NOT_FOUND);
        assertThat(browser.get("/viewer/analysis").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(browser.get("/viewer").body()).contains("<textarea");
    }

    /// The line for other pages is one tag, and leads back to the very board.
    @Test
    void theLineForOtherPagesShowsTheSame() {
        String page = viewer("lin=" + encoded(LIN)).body();
        var line = Pattern.compile("<code>&lt;iframe src=\"(.*?)\" ").matcher(page);

        assertThat(line.find()).isTrue();
        String address = line.group(1).replace("&amp;amp;", "&").replace("&amp;", "&");
        assertThat(address).startsWith("http://127.0.0.1:").endsWith("embed=1");
        assertThat(browser.get(address.substring(address.indexOf("/viewer"))).body())
                .contains("class=\"reading viewing framed\"", "Lan");
    }
}
