package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.UNCLEAR;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What goes wrong every week is mended on the pages of the desk, told in the trail, and taken back
/// there. Three tables that play three rounds of a board.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class MendingPagesTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private static final String FIRST = "|1|1|1";

    private final Browser stranger = HOUSE.visitor();
    private final Desk desk =
            Desk.of(HOUSE.visitor(), Map.of("boards", "3", "movement", "mitchell"));

    private Desk playing() {
        return desk.enter(6).seat().begin(1);
    }

    @Test
    void whoSatTheOtherWayIsTurnedAndTurnedBack() {
        playing().fill(1, "1", 1, "4SN=");
        desk.does("/console/turn", Map.of("place", FIRST, "scope", "board", "why", "sat EW"));

        var page = desk.get("/console/boards/1").body();
        assertThat(page).contains("sat the other way");
        assertThat(page.indexOf("<b>101</b>")).isLessThan(page.indexOf("<b>1</b>"));
        assertThat(desk.get("/console/trail").body())
                .contains("table 1, round 1: the pairs sat the other way on 1", "sat EW");
        desk.does("/console/back", Map.of("act", "" + last(), "why", "they had not"));
        assertThat(desk.get("/console/boards/1").body()).doesNotContain("<li>sat the other way");
    }

    private int last() {
        return Pattern.compile("name=\"act\" value=\"(\\d+)\"")
                .matcher(desk.get("/console/trail").body())
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .max()
                .orElseThrow();
    }

    @Test
    void tablesOfAFouledBoardAreComparedByTheirForm() {
        playing().fill(1, "1", 1, "4SN=").begin(2).fill(2, "3", 1, "4SN-1");
        desk.begin(3).fill(3, "2", 1, "4SN+1");
        var forms = new LinkedHashMap<String, String>();
        forms.put("board", "1");
        forms.put("why", "a card had changed hands");
        forms.put("form-1-1-1", "1");
        forms.put("form-2-3-1", "2");
        forms.put("form-3-2-1", "2");
        desk.does("/console/foul", forms);

        assertThat(desk.get("/console/boards/1").body()).contains("<li>form 2</li>");
        // one alone has an average, of two the better has three quarters by the formula
        assertThat(desk.get("/boards/1").body()).contains("2 · 50.0", "3.5 · 87.5", "form 2");
        assertThat(desk.post("/console/foul", forms).body()).contains("Nothing has changed");
        forms.put("form-1-1-1", "12");
        assertThat(desk.post("/console/foul", forms).statusCode()).isEqualTo(UNCLEAR);
    }

    @Test
    void whoSitsInIsAtTheTableAndNotInTheRanking() {
        playing().fill(1, "1", 1, "4SN=");
        var entry = entry("N1");
        desk.does(
                "/console/standin",
                Map.of("entry", entry, "leaving", "N1", "coming", "Tú", "from", "2"));
        desk.does("/console/rename", Map.of("entry", entry, "wrong", "S1", "right", "Sâm"));

        assertThat(desk.get("/console/people").body()).contains("Tú for N1, from round 2 on");
        assertThat(desk.get("/console").body()).contains("N1 – Sâm");
        desk.begin(2);
        assertThat(desk.get("/console").body()).contains("Tú – Sâm", "N1 – Sâm");
        assertThat(desk.get("/hall").body()).contains("Tú – Sâm");
        assertThat(desk.get("").body())
                .contains("N1 – Sâm")
                .doesNotContain("Tú")
                .doesNotContain("0.00<"); // who has no board yet has no number
        assertThat(desk.get("/console/trail").body())
                .contains("Tú sits in for N1, from round 2 on", "mended the name S1: Sâm");
    }

    private String entry(String player) {
        String page = desk.get("/console/people").body();
        int at = page.indexOf("· " + player);
        return page.substring(at).replaceAll("(?s).*?name=\"entry\" value=\"(\\d+)\".*", "$1");
    }

    @Test
    void pointsAreAddedAndTakenAway() {
        playing().fill(1, "1", 1, "4SN=");
        var entry = entry("N1");
        for (var change :
                List.of("PENALTY 0.5 MP", "BONUS 1 MP", "CARRY_OVER 2 MP", "LESS 0.25 MP")) {
            var parts = change.split(" ", -1);
            desk.does(
                    "/console/penalty",
                    Map.of(
                            "entry",
                            entry,
                            "change",
                            parts[0],
                            "amount",
                            parts[1],
                            "unit",
                            parts[2],
                            "why",
                            "as agreed"));
        }
        assertThat(desk.get("/console/people").body())
                .contains("−0.5 MP: as agreed", "2 MP: as agreed", "−0.25 MP: as agreed");
        assertThat(desk.get("").body()).contains("(2.25)");
    }

    @Test
    void aBoardIsPlayedLaterWhereAndWhenTheDirectorSays() {
        playing();
        desk.does(
                "/console/later",
                Map.of("place", FIRST, "scope", "round", "table", "3", "when", "21:40"));

        assertThat(desk.get("/console").body()).contains("Late play at table 3, 9:40");
        assertThat(desk.get("/hall").body())
                .contains("Late play · 1 – 101, board 1: table 3, 9:40");
        assertThat(desk.begin(2).get("/console").body())
                .doesNotContainPattern("is-late\">\\s*<b>Table 1<");
        assertThat(
                        desk.post(
                                        "/console/later",
                                        Map.of("place", FIRST, "table", "3", "when", "late"))
                                .statusCode())
                .isEqualTo(UNCLEAR);
        desk.fill(1, "1", 1, "P");
        assertThat(desk.get("/console").body()).doesNotContain("Late play at");
        assertThat(desk.post("/console/later", Map.of("place", FIRST, "table", "3")).statusCode())
                .isEqualTo(CONFLICT);
    }

    @Test
    void resultsAreHiddenUntilTheyAreShown() {
        playing();
        for (int round = 1; round <= 3; round++) {
            if (round > 1) {
                desk.begin(round);
            }
            for (int table = 1; table <= 3; table++) {
                desk.fill(round, "" + table, 1, "4SN" + (table == 2 ? "=" : "-" + table));
            }
        }
        desk.does("/console/course", Map.of("shown", "no"));
        desk.does("/console/clock", Map.of("deed", "close"));

        for (var page : List.of("", "/hall")) {
            assertThat(stranger.get(desk.event() + page).body())
                    .contains("the director shows the results later")
                    .doesNotContain("N1 – S1</a>");
        }
        assertThat(stranger.get(desk.event() + "/boards/1").statusCode()).isEqualTo(404);
        assertThat(desk.get("/console").body()).contains("Results hidden");
        desk.does("/console/course", Map.of("shown", "yes"));
        assertThat(stranger.get(desk.event()).body()).contains("N1 – S1</a>");
        assertThat(desk.get("/console/trail").body())
                .contains("hid the results", "showed the results");
    }

    @Test
    void twoOfOneNameAreToldAndACoupleIsNot() {
        desk.does("/entries", Map.of("names", "Anna – Bea\nRossi – Rossi\nanna – Chi\n"));

        String page = desk.get("/console").body();
        assertThat(page).contains("Anna stands in more than one entry: Anna – Bea · anna – Chi");
        assertThat(page).contains("Rossi – Rossi").doesNotContain("Rossi stands");
        var alone = stranger.post(desk.wall(), Map.of("one", "Bea", "other", "Dora"));
        assertThat(alone.statusCode()).isEqualTo(CONFLICT);
        assertThat(alone.body()).contains("Bea plays already, in Anna – Bea");
    }

    @Test
    void theNextRoundIsEnteredBeforeItIsCalled() {
        playing().fill(1, "1", 1, "4SN=").fill(1, "3", 1, "4SN=");
        assertThat(desk.type("t1 b2 3NTN=", "").statusCode()).isEqualTo(200);
        assertThat(desk.type("t1 b3 4SN=", "").statusCode()).isEqualTo(CONFLICT);
        assertThat(desk.type("t1 b1 NS 420 EW 170 # Law 12", "").statusCode()).isEqualTo(200);
        assertThat(desk.get("/console/boards/1").body()).contains("NS 420 EW 170");
    }

    @Test
    void tableByTableTheNextRoundCallsItself() {
        playing();
        assertThat(
                        stranger.post(desk.event() + "/console/course", Map.of("pace", "BY_TABLE"))
                                .statusCode())
                .isEqualTo(FORBIDDEN);
        desk.does("/console/course", Map.of("pace", "BY_TABLE"));
        for (int table = 1; table <= 3; table++) {
            desk.fill(1, "" + table, 1, "4SN=");
        }
        await().until(() -> desk.get("/console").body().contains("Round 2 of 3"));
        assertThat(desk.get("/console/trail").body())
                .contains("rounds begin table by table", "began round 2");
    }

    /// Three hands are tapped, the fourth follows; who has still to play the board sees nothing.
    @Test
    void thePlayedHandsAreTappedIntoATelephone() {
        playing();
        var phone = HOUSE.visitor();
        String card = desk.tables().getOrDefault("1", "");
        Desk.says(phone, card, "NS");
        String home = card.substring(0, card.lastIndexOf('/'));
        String ask = home + "/cards?round=1&board=1";
        var result = Map.of("round", "1", "board", "1", "side", "NS", "result", "7SN=");
        assertThat(phone.post(home + "/cards", deal()).body()).contains("A result is missing");
        assertThat(phone.post(home + "/results", result).statusCode()).isBetween(200, 303);

        // whoever has finished goes on before the next round is called
        assertThat(phone.get(home).body()).contains("?round=2");
        assertThat(phone.get(ask).body()).contains("North: tap the thirteen cards");
        assertThat(phone.get(ask + "&n=SA").body()).contains("A hand has 13 cards, not 1");
        assertThat(phone.get(ask + "&n=XX").statusCode()).isEqualTo(UNCLEAR);
        assertThat(phone.get(ask + suit("n", "S")).body()).contains("East: tap");
        var whole = phone.get(ask + suit("n", "S") + suit("e", "H") + suit("s", "D")).body();
        assertThat(whole).contains(deal().get("deal"), "So it was");
        assertThat(phone.post(home + "/cards", deal()).statusCode()).isBetween(200, 303);
        assertThat(stranger.get(desk.event() + "/boards/1").statusCode()).isEqualTo(404);

        desk.begin(2).fill(2, "3", 1, "7SN=").begin(3).fill(3, "2", 1, "7SN=");
        assertThat(stranger.get(desk.event() + "/boards/1").body())
                .contains("A K Q J 10 9 8 7 6 5 4 3 2");
        assertThat(desk.get("/files/hands.pbn").body()).contains(deal().get("deal"));
        assertThat(desk.get("/console/trail").body()).contains("entered the cards");
    }

    private static Map<String, String> deal() {
        String all = "AKQJT98765432";
        return Map.of(
                "round",
                "1",
                "board",
                "1",
                "deal",
                "N:%s... .%s.. ..%s. ...%s".formatted(all, all, all, all));
    }

    private static String suit(String field, String suit) {
        return "AKQJT98765432"
                .chars()
                .mapToObj(rank -> "&" + field + "=" + suit + (char) rank)
                .collect(Collectors.joining());
    }
}
