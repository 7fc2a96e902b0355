package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The director's assistant behind a true server.
@Tag("law")
class LawsTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser browser = HOUSE.visitor();

    @Test
    void theDoorListsWhatMayHappenAndAllLaws() {
        String door = browser.get("/laws").body();

        assertThat(door).contains("/rulings/revoke?edition=wbf2017").contains("/laws/93");
        assertThat(browser.get("/laws?edition=cn1999").body())
                .contains("/rulings/revoke?edition=cn1999");
    }

    @Test
    void lawsAreFoundByWordsAndByNumber() {
        assertThat(browser.get("/laws?words=dummy").body())
                .contains("/laws/42")
                .doesNotContain("/laws/80\"");
        assertThat(browser.get("/laws?words=27").uri().getPath()).isEqualTo("/laws/27");
        assertThat(browser.get("/laws?words=zebra").body()).contains("No Law speaks of zebra");
        assertThat(browser.get("/laws/27").body()).contains("/rulings/insufficient-bid");
    }

    @Test
    void aCaseIsRuledQuestionByQuestion() {
        String path = "/rulings/insufficient-bid?edition=wbf2017&who=S&what=1S";

        assertThat(browser.get(path).body()).contains("Ask South: was the call");
        assertThat(browser.get(path + "&unintended=no").body()).contains("1♠");
        String choice = browser.get(path + "&unintended=no&accepted=no&replaced-early=no").body();
        assertThat(choice).contains("South chooses").contains("/laws/27");
        assertThat(
                        browser.get(
                                        path
                                                + "&unintended=no&accepted=no&replaced-early=no&replacement=bid&specifies=no&comparable=no")
                                .body())
                .contains("Ruling")
                .contains("North must pass for the rest of the auction");
    }

    /// Less is asked when the auction is told: it shows what was wrong and whose turn it was.
    @ParameterizedTest
    @CsvSource({
        "N, 1N P 2C P,  N, 1S, insufficient-bid",
        "N, 1N P,       W, 2H, bid-out-of-turn",
        "N, P,          S, P,  pass-out-of-turn",
        "E, 1H,         N, X,  double-out-of-turn",
        "N, 1N P,       S, 8C, bid-over-seven",
    })
    void anAuctionToldOpensItsCase(
            String dealer, String auction, String who, String call, String irregularity) {
        var shown =
                browser.get(
                        "/rulings?dealer=%s&auction=%s&who=%s&call=%s"
                                .formatted(dealer, auction.replace(' ', '+'), who, call));

        assertThat(shown.uri().getPath()).isEqualTo("/rulings/" + irregularity);
        assertThat(shown.uri().getQuery()).contains("who=" + who);
    }

    /// Law 27B1(a) by what the system says of both calls; whether a call is comparable the director
    /// judges.
    @Test
    void aSystemSaysWhatCallsShow() {
        String told = "/rulings?dealer=N&auction=1N+2S&who=S&call=2D&system=standard-american";
        String path = browser.get(told).uri() + "&unintended=no&accepted=no";
        String asked = browser.get(path).body();
        assertThat(asked)
                .contains("By the system 2♦ means", "Transfer", "The call in its place")
                .contains("<option value=\"3H\">");

        assertThat(browser.get(path + "&then=3H").body())
                .contains("lawruling", "27B1(a)")
                .doesNotContain("beginning with the next turn");
        assertThat(browser.get(path + "&then=3D").body())
                .contains("By the system 3♦ means", "not comparable", "as the system says");
        assertThat(browser.get(path + "&then=3D&comparable=no").body())
                .contains("North must pass", "any one suit but diamonds");
        assertThat(browser.get(path.replace("wbf2017", "cn1999") + "&then=P").body())
                .contains("may require hearts, or forbid");
        assertThat(browser.get(path + "&then=3H+P").statusCode()).isEqualTo(422);
        assertThat(browser.get(path.replace("standard-american", "x")).statusCode()).isEqualTo(422);
    }

    /// What is seldom so is not asked, but shown; whoever doubts it is asked.
    @Test
    void whatIsSupposedCanBeDoubted() {
        String path = "/rulings/lead-out-of-turn-by-declarer?edition=wbf2017&who=S&declarer=S";
        String page = browser.get(path).body();
        assertThat(page).contains("The lead is not accepted", "supposed; ask");

        assertThat(browser.get(path + "&ask=trick-thirteen").body())
                .contains("Is it the thirteenth trick?")
                .doesNotContain("The lead is not accepted");
        assertThat(browser.get(path + "&ask=sneezing").statusCode()).isEqualTo(422);
    }

    /// From *Director* to the ruling, as on a telephone: each link is a tap, and so is the door.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Opening lead out of turn > East > South > Yes > Accept the lead                        | East
                    Bid out of turn > South > East > I do not accept > Passes                              | South must make the same call
                    Insufficient bid > South > No > I accept                                               | South stands
                    Change of call > South > Yes > Nobody                                                  | South
                    Lead out of turn from declarer > South > South > The lead is not accepted > The other  | right hand
                    Revoke > West > South > Nothing yet                                                    | major penalty card
                    Card exposed in the play > East > South > By accident > One card below                 | West may lead anything
                    Defender plays too early > East > South > Before their partner > The highest           | West plays their highest
                    Unauthorised information > South > From the partner > No                               | rights
                    Disputed claim > South > No; the director decides > No > It wins the trick             | trick
                    """)
    void aRulingIsSixTapsAway(String way, String sentence) {
        int taps = 1;
        String page = browser.get("/laws").body();
        for (String text : way.split(" > ")) {
            page = browser.get(link(page, text.strip())).body();
            taps++;
        }
        assertThat(page).contains("lawruling").contains(sentence);
        assertThat(taps).isLessThanOrEqualTo(6);
    }

    /// Where the first link leads that says just this, or begins with it.
    private static String link(String page, String text) {
        var links = Pattern.compile("(?s)<a [^>]*href=\"([^\"]+)\"[^>]*>(.*?)</a>").matcher(page);
        String found = "";
        while (links.find()) {
            String says = links.group(2).replaceAll("(?s)<[^>]*>", "").strip();
            if (says.equals(text) || (found.isEmpty() && says.startsWith(text))) {
                found = links.group(1).replace("&amp;", "&");
                if (says.equals(text)) {
                    break;
                }
            }
        }
        assertThat(found).as(text).isNotEmpty();
        return found.replaceAll("#.*", "");
    }

    @ParameterizedTest
    @CsvSource({
        "dealer=N&auction=1N+P&who=S&call=2C, Nothing is wrong",
        "dealer=N&auction=1N+1S&who=S&call=2C, not an auction",
        "dealer=N&auction=one+club&who=S&call=2C, not an auction",
        "dealer=&auction=&who=&call=, not an auction",
    })
    void anAuctionThatHasNoCaseIsToldAndKept(String query, String sentence) {
        var told = browser.get("/rulings?" + query);

        assertThat(told.statusCode()).isEqualTo(200);
        assertThat(told.body()).contains(sentence).contains("name=\"auction\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/rulings/insufficient-bid?accepted=maybe",
                "/rulings/insufficient-bid?edition=1926",
                "/rulings/insufficient-bid?who=Q",
                "/rulings/insufficient-bid?unintended=no&accepted=no&replaced-early=no&replacement=insufficient"
                        + "&comparable=perhaps",
                "/laws?edition=x",
            })
    void aMadeUpAddressIsToldSo(String path) {
        var answer = browser.get(path);

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("does not fit the case");
    }

    @Test
    void whatThereIsNotIsNotFound() {
        assertThat(browser.get("/laws/94").statusCode()).isEqualTo(404);
        assertThat(browser.get("/laws/94").body()).contains("1 to 93");
        assertThat(browser.get("/laws/x").statusCode()).isEqualTo(404);
        assertThat(browser.get("/rulings/sneezing").statusCode()).isEqualTo(404);
    }
}
