package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

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
