package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.solver.Solver;
import overtrick.teaching.problem.Line;
import overtrick.teaching.problem.Problem;
import overtrick.teaching.problem.Shelf;
import overtrick.teaching.problem.draft.Theme;

/// Problems of the play, planned and played behind a true server.
@Timeout(120)
@Tag("practice")
class ProblemsTest {

    private static final Pattern HIDDEN =
            Pattern.compile("name=\"(cards|plan|wrong)\" value=\"([^\"]*)\"");

    @RegisterExtension private static final House HOUSE = House.dealing();

    @RegisterExtension private static final House HOUSE_WITH_BOARD = House.dealing().afterABoard();

    private final Browser browser = HOUSE.visitor();

    private static Problem first(Theme theme) {
        return Shelf.problem(theme, 1).orElseThrow();
    }

    private static String path(Theme theme) {
        return "/practice/problems/" + theme.code() + "/1";
    }

    @Test
    void allThemesAndTheirProblemsAreListed() {
        String all = browser.get("/practice/problems").body();

        for (var theme : Theme.values()) {
            assertThat(all).contains("/practice/problems/" + theme.code());
        }
        assertThat(browser.get("/practice/problems/hold-up").body())
                .contains("/practice/problems/hold-up/1\"");
        assertThat(browser.get("/learn").body()).contains("/practice/problems");
    }

    @Test
    void thePlanComesFirstAndStandsBesideTheRobots() {
        String asked = browser.get(path(Theme.HOLD_UP)).body();
        assertThat(asked).contains("First the plan").doesNotContain("name=\"card\"");

        var planned =
                browser.submit(
                        path(Theme.HOLD_UP), Map.of("winners", "13", "losers", "4", "needed", "0"));

        assertThat(planned.body())
                .contains("The robot counts otherwise")
                .contains("<td>13</td>")
                .contains("name=\"card\"");
        assertThat(browser.submit(path(Theme.HOLD_UP), Map.of("skip", "yes")).body())
                .contains("You play without a plan")
                .contains("name=\"card\"");
    }

    @Test
    void aCardThatCostsIsTakenBackAndExplained() {
        var problem = first(Theme.HOLD_UP);

        var told =
                browser.submit(
                        path(Theme.HOLD_UP),
                        Map.of("plan", "none", "card", problem.wrong().code()));

        assertThat(told.uri().getQuery()).contains("tried=" + problem.wrong().code());
        assertThat(Browser.plain(told.body()))
                .containsPattern("fails in \\d+ of 40 layouts")
                .contains("It is taken back")
                .contains("The best card fails in 0");
        assertThat(told.body()).doesNotContain("value=\"" + problem.wrong().code() + "\"");
    }

    /// From the plan to the reason, by the cards that the line plays.
    @Test
    void aProblemIsPlayedToItsEnd() {
        var problem = first(Theme.AVOIDANCE);
        var line = Line.of(new Solver(16), problem);
        var page = browser.submit(path(Theme.AVOIDANCE), Map.of("skip", "yes"));

        for (int card = 0; card < 26 && !page.body().contains("id=\"ending\""); card++) {
            var fields = hidden(page.body());
            var play = Play.of(problem.contract(), problem.deal(), problem.sight().cards());
            String played = fields.getOrDefault("cards", "");
            for (int at = 0; at < played.length(); at += 2) {
                play = play.with(Card.parse(played.substring(at, at + 2)));
            }
            var best = line.verdicts(problem.sight().after(play), Line.SHOWN);
            int most = best.most();
            var next =
                    play.playable().stream()
                            .filter(one -> best.wins(one) == most)
                            .findFirst()
                            .orElseThrow();
            fields.put("card", next.code());
            page = browser.submit(path(Theme.AVOIDANCE), fields);
        }

        assertThat(Browser.plain(page.body()))
                .contains("Solved, without a card taken back")
                .contains("in all 40")
                .contains("The whole deal")
                .contains("The line");
    }

    private static Map<String, String> hidden(String page) {
        var fields = new HashMap<String, String>();
        HIDDEN.matcher(page)
                .results()
                .forEach(field -> fields.putIfAbsent(field.group(1), field.group(2)));
        return fields;
    }

    private static final String BOARD =
            """
            [Board "1"]
            [Dealer "S"]
            [Vulnerable "None"]
            [Deal "N:QJT85.K54.54.AT2 A9763.98.KJT.987 K2.AQ763.A76.K54 4.JT2.Q9832.QJ63"]
            [Declarer "S"]
            [Contract "3NT"]
            [Result "9"]
            """;

    /// A file of one deal is played at once; its opening lead is the best of the defence.
    @Test
    void aDealOfOnesOwnIsPlayed() {
        var found = browser.upload("/practice/problems/bring", "file", "one.pbn", BOARD).uri();
        assertThat(found.getPath()).isEqualTo("/practice/problems/own");
        String own = found.getPath() + "?" + found.getQuery();
        assertThat(Browser.plain(browser.get(own).body()))
                .contains("by South")
                .contains("Trick 1: West");

        var planned = browser.submit(own, Map.of("skip", "yes"));
        var card = Pattern.compile("name=\"card\" value=\"(..)\"").matcher(planned.body());
        assertThat(card.find()).isTrue();
        var fields = hidden(planned.body());
        fields.put("card", card.group(1));
        var next = browser.submit(own, fields);
        assertThat(next.uri().getQuery()).contains("deal=").containsPattern("cards=|tried=");
    }

    /// In a deal of one's own a card that costs is taken back, with what it costs, or kept by
    /// choice.
    @Test
    void aCardThatCostsMayBeKeptInADealOfOnesOwn() {
        var found = browser.upload("/practice/problems/bring", "file", "one.pbn", BOARD).uri();
        String own = found.getPath() + "?" + found.getQuery() + "&known=4300037";
        var planned = browser.submit(own, Map.of("skip", "yes"));
        assertThat(planned.body()).contains("class=\"heard\"").contains("0–37");
        var page = planned;
        for (int decision = 0; decision < 12; decision++) {
            var next = page;
            var card = Pattern.compile("name=\"card\" value=\"(..)\"").matcher(page.body());
            while (card.find()) {
                var fields = hidden(page.body());
                fields.put("card", card.group(1));
                next = browser.submit(own, fields);
                if (next.uri().getQuery().contains("tried=")) {
                    assertThat(Browser.plain(next.body())).containsPattern("costs [0-9.]+ tricks");
                    fields.put("keep", "yes");
                    assertThat(browser.submit(own, fields).uri().getQuery())
                            .contains("cards=")
                            .doesNotContain("tried=");
                    return;
                }
            }
            page = next;
        }
        throw new AssertionError("no card costs");
    }

    @Test
    void severalDealsAreListedAndNoneIsSaid() {
        String several = BOARD + "\n" + BOARD.replace("[Board \"1\"]", "[Board \"2\"]");
        String list = browser.upload("/practice/problems/bring", "file", "two.pbn", several).body();
        assertThat(list).contains("Board 1").contains("Board 2").contains("&amp;seat=W");
        assertThat(browser.submit("/practice/problems/bring", Map.of("text", "nothing")).body())
                .contains("There is no deal with a contract in it");
    }

    /// Whoever defends from the first card sees dummy only after it.
    @Test
    void theLeaderDoesNotSeeDummy() {
        String path = "/practice/problems/own?deal=0&contract=3NS&seat=W";
        assertThat(browser.get(path).body()).contains("place-N").doesNotContain("class=\"slip\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?deal=0",
                "?deal=xyz&contract=3NS",
                "?deal=ffffffffffffffffffffffff&contract=3NS",
                "?deal=0&contract=8NS",
                "?deal=0&contract=3NS&lead=C2",
                "?deal=0&contract=3NS&seat=Q",
                "?deal=0&contract=3NS&known=x"
            })
    void wildDealsAreRefused(String query) {
        assertThat(browser.get("/practice/problems/own" + query).statusCode()).isEqualTo(422);
    }

    /// A board that somebody has played leads to its problem; for others it does not.
    @Test
    void anOwnBoardIsPlayedAgainAsAProblem() {
        var pattern = Pattern.compile("href=\"(/practice/problems/own[^\"]+)\"");
        String board = HOUSE_WITH_BOARD.table() + "/boards/1";
        var link = pattern.matcher(HOUSE_WITH_BOARD.player().get(board).body());
        assertThat(link.find()).isTrue();
        String path = link.group(1).replace("&amp;", "&");
        assertThat(browser.get(path).statusCode()).isEqualTo(200);
        assertThat(HOUSE_WITH_BOARD.visitor().get(board).body()).doesNotContain("problems/own");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/practice/problems/fishing",
                "/practice/problems/hold-up/0",
                "/practice/problems/hold-up/A1",
                "/practice/problems/hold-up/9999",
                "/practice/problems/fishing/1"
            })
    void whatIsNotThereIsSaid(String path) {
        assertThat(browser.get(path).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    cards=SASA
                    cards=xyz
                    tried=hello
                    wrong=1000
                    """)
    void wildAddressesAreRefused(String query) {
        var answer = browser.get(path(Theme.HOLD_UP) + "?plan=none&" + query);
        assertThat(answer.statusCode()).isEqualTo(422);
    }

    @ParameterizedTest
    @CsvSource({"card, ZZ", "card, C2", "winners, 40", "nothing, x"})
    void wildFormsAreRefused(String field, String value) {
        var answer = browser.post(path(Theme.HOLD_UP), Map.of("plan", "none", field, value));
        assertThat(answer.statusCode()).isEqualTo(422);
    }
}
