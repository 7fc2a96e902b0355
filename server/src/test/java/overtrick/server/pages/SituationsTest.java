package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.house.table.PersonId;
import overtrick.practice.OwnScripts;
import overtrick.teaching.situation.Deck;
import overtrick.teaching.situation.Drillbook;
import overtrick.teaching.situation.Situations;

/// Situations of the auction, practised by visitors of a true server.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("practice")
class SituationsTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private static final Pattern WAY = Pattern.compile("href=\"(/practice/[^\"]*on=yes[^\"]*)\"");

    private final Browser ann = HOUSE.visitor();

    @Test
    void theListHasEverySituationOfTheSystemAndIsReachedFromLearning() {
        assertThat(ann.get("/learn").body()).contains("href=\"/practice\"");
        var usual = ann.get("/practice").body();
        for (var situation : Situations.of("standard-american")) {
            assertThat(usual).contains("href=\"/practice/" + situation.key() + "?system=");
        }
        assertThat(usual).doesNotContain("/practice/answer-strong-club?");
        assertThat(ann.get("/practice?system=precision").body())
                .contains("/practice/answer-strong-club?system=precision");
    }

    @Test
    void aSituationIsFoundByPartOfItsNameWithoutAccents() {
        assertThat(ann.get("/practice?q=lebens").body())
                .contains("Lebensohl over their weak two")
                .doesNotContain("What to open");
        ann.post("/preferences", Map.of("lang", "vi"));
        assertThat(ann.get("/practice?q=chuyen%20tiep").body())
                .contains("Sau khi chuyển tiếp")
                .doesNotContain("Splinter hay không");
        assertThat(ann.get("/practice?q=xyz").body()).contains("xyz");
    }

    /// What the page of a deck asks, known here because deals follow from their numbers.
    private static String due(String key, int number) {
        var deck = Deck.named(key, "standard-american").orElseThrow();
        var dealt = new Drillbook().deal(deck, number);
        return dealt.now().choose(dealt.hand()).call().code();
    }

    private Map<String, String> answer(String call) {
        return Map.of("system", "standard-american", "n", "0", "said", "", "call", call);
    }

    @Test
    void theRightCallGetsAShortNod() {
        var page = ann.submit("/practice/transfers", answer(due("transfers", 0)));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("judged right").contains("Right.").contains("n=1");
    }

    @Test
    void aWrongCallIsExplainedAndTheAuctionGoesOnEitherWay() {
        var page = ann.submit("/practice/transfers", answer("7N")).body();
        assertThat(page)
                .contains("judged wrong")
                .contains(" was due.")
                .contains("The system has no 7NT here")
                .contains("class=\"term\"")
                .doesNotContain("id=\"ask\"");
        var ways = WAY.matcher(page);
        assertThat(ways.find()).isTrue();
        var right = ann.get(ways.group(1).replace("&amp;", "&")).body();
        assertThat(ways.find()).isTrue();
        var mine = ann.get(ways.group(1).replace("&amp;", "&")).body();
        assertThat(mine).contains("ends in 7NT").contains("class=\"diagram\"");
        assertThat(right).doesNotContain("ends in 7NT");
    }

    @Test
    void whatWasWrongComesBack() {
        ann.submit("/practice/stayman", answer("7N"));
        assertThat(ann.get("/practice").body()).contains("Stayman or not, deal 2");
    }

    @Test
    void severalSituationsAreMixed() {
        var page = ann.submit("/practice/stayman.transfers.splinters", answer("P")).body();
        assertThat(page).contains("Mix of 3 situations");
        assertThat(ann.get("/practice/mix?s=stayman&s=transfers").uri().getPath())
                .isEqualTo("/practice/stayman.transfers");
        assertThat(ann.get("/practice/notrump").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/practice/nonsense",
                "/practice/answer-strong-club?system=acol",
                "/practice/stayman?n=-1",
                "/practice/stayman?n=1e9",
                "/practice/stayman?said=2H..",
                "/practice/stayman?said=1C",
                "/practice/stayman?said=P.P.P.P.P.P",
                "/practice/mix",
                "/practice/mix?s=nonsense",
            })
    void wildAddressesAreRefusedInWords(String path) {
        var page = ann.get(path);
        assertThat(page.statusCode()).isBetween(400, 499);
        assertThat(page.body()).contains("<main");
    }

    private static final String SCRIPT =
            """
            # button-text: Strong notrump
            # auction-filter: Auction.....\\n1N
            # convention-card-ns: 21GF-DEFAULT
            /*@chat
            --- You open 1!S never.
            @chat*/
            dealer south
            shape(south, any 4333 + any 4432) and hcp(south) > 14 and hcp(south) < 18
            action printoneline,
            """;

    @Test
    void aScriptOpensAsItIs() {
        var page = ann.submit("/practice/scripts", Map.of("script", SCRIPT));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.uri().getPath()).startsWith("/practice/scripts/");
        assertThat(page.body())
                .contains("<h1>Strong notrump")
                .contains("You open 1♠ never.")
                .contains("Two over one");
        var answered =
                ann.submit(
                        page.uri().getPath(),
                        Map.of("system", "two-over-one", "n", "0", "said", "", "call", "1N"));
        assertThat(answered.body()).contains("judged right");
        assertThat(ann.get("/practice").body()).contains("Strong notrump, deal 2");
        assertThat(ann.submit("/practice/scripts", Map.of("script", SCRIPT)).uri().getPath())
                .isEqualTo(page.uri().getPath());
    }

    @Test
    void aDealWhoseAuctionIsOverIsPlayedToo() {
        var key = "balancing-weak-two";
        int number = 0;
        while (!due(key, number).equals("P")) {
            number++;
        }
        var body =
                ann.submit(
                                "/practice/" + key,
                                Map.of(
                                        "system",
                                        "standard-american",
                                        "n",
                                        String.valueOf(number),
                                        "said",
                                        "",
                                        "call",
                                        "P"))
                        .body();
        var link = Pattern.compile("href=\"(/practice/problems/own[^\"]+)\"").matcher(body);
        assertThat(link.find()).isTrue();
        var played = ann.get(link.group(1).replace("&amp;", "&"));
        assertThat(played.statusCode()).isEqualTo(200);
        assertThat(played.body()).contains("class=\"heard\"");
    }

    /// A script is kept for who brought it, found by whoever has its address, and goes with them.
    @Test
    void aScriptIsKeptAndGoesWithItsOwner() {
        var text = SCRIPT.replace("Strong notrump", "Kept for Binh");
        var binh = HOUSE.visitor();
        var path = binh.submit("/practice/scripts", Map.of("script", text)).uri().getPath();
        var word = path.substring("/practice/scripts/".length());
        binh.submit("/account/join", Map.of("name", "Binh", "password", "three of diamonds"));
        assertThat(binh.get("/practice").body()).contains("Kept for Binh", "value=\"" + word);
        assertThat(binh.get("/privacy").body()).contains("1 dealer script");
        assertThat(ann.get("/practice").body()).doesNotContain("Kept for Binh");
        ann.submit("/practice/scripts", Map.of("remove", word));
        var scripts = HOUSE.club().practice().scripts();
        assertThat(scripts.find(word)).isPresent();
        var id = HOUSE.club().members().accounts().named("Binh").orElseThrow().person().id();
        HOUSE.club().members().leaving().leave(id, "Former member {0}");
        await().untilAsserted(() -> assertThat(scripts.find(word)).isEmpty());
        assertThat(ann.get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void theOldestScriptMakesRoom() {
        var scripts = HOUSE.club().practice().scripts();
        var person = new PersonId("collector");
        for (int number = 0; number <= OwnScripts.EACH; number++) {
            scripts.keep(person, "script " + number, "hcp(south) > " + number);
        }
        assertThat(scripts.of(person)).hasSize(OwnScripts.EACH);
        scripts.remove(person, scripts.of(person).getFirst().word());
        assertThat(scripts.of(person)).hasSize(OwnScripts.EACH - 1);
    }

    @Test
    void whatIsNotUnderstoodIsToldByItsLine() {
        var wrong =
                ann.submit("/practice/scripts", Map.of("script", "dealer south\nhpc(north) > 3"));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("2").contains("hpc");
        assertThat(ann.submit("/practice/scripts", Map.of("script", " ")).statusCode())
                .isEqualTo(422);
        assertThat(ann.get("/practice/scripts/0123456789").statusCode()).isEqualTo(404);
    }

    @Test
    void aLeadIsJudged() {
        var asked = ann.get("/practice/leads?against=major").body();
        assertThat(asked).contains("Lead against four of a major").contains("you lead");
        var card = Pattern.compile("name=\"card\" value=\"(..)\"").matcher(asked);
        assertThat(card.find()).isTrue();
        var judged =
                ann.submit(
                        "/practice/leads",
                        Map.of("against", "major", "n", "0", "card", card.group(1)));
        assertThat(judged.body())
                .containsPattern("judged (right|close|wrong)")
                .contains("beats the contract in")
                .contains("class=\"diagram\"");
        assertThat(ann.get("/practice/leads?against=part").statusCode()).isEqualTo(422);
        assertThat(ann.get("/practice/leads?card=XX").statusCode()).isEqualTo(422);
    }
}
