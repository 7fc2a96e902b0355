package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.UNCLEAR;

import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a club asks of an evening beside the scores: leads, who sits where, money, sections by
/// strength, and what a final takes over. Three tables, three rounds of a board.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class DirectorsEveningTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser director = HOUSE.visitor();
    private final Browser stranger = HOUSE.visitor();

    private Desk evening(String title) {
        return Desk.of(director, Map.of("title", title, "boards", "3", "movement", "mitchell"))
                .enter(6)
                .seat()
                .begin(1);
    }

    private static Map<String, String> sent(String result, String lead) {
        var fields = new LinkedHashMap<String, String>();
        fields.put("round", "1");
        fields.put("board", "1");
        fields.put("side", "NS");
        fields.put("result", result);
        fields.put("lead", lead);
        fields.put("id", "1-2");
        fields.put("seen", "");
        return fields;
    }

    // Leads

    @Test
    void aLeadIsAskedTakenShownAndCheckedAgainstTheHand() {
        var desk = evening("Leads");
        String table = desk.tables().getOrDefault("1", "");
        var phone = HOUSE.visitor();
        Desk.says(phone, table, "NS");
        assertThat(phone.get(table).body()).contains("data-lead=\"false\"");
        desk.does("/console/course", Map.of("question", "LEAD", "asked", "yes"));
        assertThat(phone.get(table).body()).contains("data-lead=\"true\"", "What was led?");

        assertThat(phone.post(table + "/results", sent("4SN=", "X9")).statusCode())
                .isEqualTo(UNCLEAR);
        assertThat(phone.post(table + "/results", sent("4SN=", "HQ")).statusCode()).isEqualTo(200);
        assertThat(text(desk.get("/console/boards/1").body())).contains("lead ♥Q");

        // East leads to four spades by North, and has hearts; West the queen of spades does not
        String deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
        desk.does("/console/cards-of", Map.of("place", "|1|1|1", "deal", deal));
        assertThat(text(desk.get("/console").body())).doesNotContain("but ♥Q");
        desk.does("/console/lead", Map.of("place", "|1|1|1", "lead", "c2"));
        assertThat(text(desk.get("/console").body())).contains("East leads, but ♣2 was West’s");
        desk.does("/console/lead", Map.of("place", "|1|1|1", "lead", "H3"));

        // nobody who has still to play it learns anything
        assertThat(stranger.get(desk.event() + "/boards/1").body()).doesNotContain("lead");
        finish(desk);
        assertThat(text(stranger.get(desk.event() + "/boards/1").body()))
                .contains("4♠ N = · lead ♥3");
        var pbn = stranger.get(desk.event() + "/files/ranking.pbn").body();
        assertThat(pbn).containsOnlyOnce(";Lead").contains(" H3");
    }

    /// The page of the board says what the console says, also of boards that the program dealt.
    @Test
    void aLeadIsCheckedAgainstTheHandThatWasDealt() {
        var desk =
                Desk.of(director, Map.of("boards", "3", "movement", "mitchell"))
                        .enter(6)
                        .seat()
                        .deal()
                        .begin(1);
        desk.type("t1 r1 4SN=", "");
        int doubts = 0;
        // East holds four twos once in 380 deals, all eight cards once in 600,000
        for (var card : List.of("S2", "H2", "D2", "C2", "SA", "HA", "DA", "CA")) {
            desk.does("/console/lead", Map.of("place", "|1|1|1", "lead", card));
            boolean doubted = text(desk.get("/console").body()).contains("East leads, but");
            assertThat(text(desk.get("/console/boards/1").body()).contains("East leads, but"))
                    .as(card)
                    .isEqualTo(doubted);
            doubts += doubted ? 1 : 0;
        }
        assertThat(doubts).isPositive();
    }

    private static String text(String page) {
        return Browser.plain(page).replaceAll("\\s+", " ");
    }

    private static void finish(Desk desk) {
        for (int round = 1; round <= 3; round++) {
            if (round > 1) {
                desk.begin(round);
            }
            for (int table = 1; table <= 3; table++) {
                desk.type("t%d r%d %s".formatted(table, round, table == 1 ? "4SN=" : "4SN-1"), "");
            }
        }
        desk.does("/console/clock", Map.of("deed", "close"));
    }

    // Who sits where

    /// Nobody sits out at a table of their own: the card of any will do, once.
    @Test
    void whoSitsOutTheFirstRoundTakesATelephoneByAnyCard() {
        var desk =
                Desk.of(director, Map.of("boards", "10", "movement", "howell"))
                        .enter("Out", 5)
                        .seat();
        String table = desk.tables().getOrDefault("2", "");
        var phone = HOUSE.visitor();
        String asked = phone.get(table).body();
        assertThat(text(asked)).contains("1 OutN1 – OutS1 – sits out this round");
        phone.post(table + "/who", Map.of("number", "1"));
        assertThat(text(phone.get(table).body()))
                .contains("Your pair sits out in the first round", "You play again in round 2");

        var other = HOUSE.visitor();
        assertThat(text(other.get(table).body())).doesNotContain("sits out this round");
        desk.begin(1);
        assertThat(text(phone.get(table).body())).contains("Your pair does not play in this round");
        desk.begin(2);
        // in round 2 another sits out, who has played: their boards stand on another telephone
        desk.fill(1, "2", 2, "4SN=").fill(1, "3", 2, "4SN-1");
        var out =
                Pattern.compile("Pair ([2-5]) sits out")
                        .matcher(
                                IntStream.rangeClosed(2, 5)
                                        .mapToObj(one ->
                                                other.post(
                                                        table + "/who", Map.of("number", "" + one)))
                                        .map(HttpResponse::body)
                                        .collect(Collectors.joining()));
        assertThat(out.find()).isTrue();
    }

    /// The director is told what stands, however it was scored.
    @Test
    void whatATelephoneOfNobodySendsStandsBesideWhatStands() {
        var desk = evening("Nobody");
        desk.type("t1 b1 NS 420 EW 170 # two scores", "");
        var phone = HOUSE.visitor();
        String table = desk.tables().getOrDefault("1", "");
        assertThat(phone.get(table).statusCode()).isBetween(200, 303);
        var answer = phone.post(table + "/results", sent("2HS=", ""));
        assertThat(answer.statusCode()).isEqualTo(409);
        assertThat(text(desk.get("/console").body()))
                .contains("2♥ S = was sent, but +420 for NS, +170 for EW stands");
    }

    /// Of thirteen pairs but for one each sits out once, of five teams all.
    @Test
    void boardsForEachAreFewerForWhoSitsOut() {
        var odd = Desk.of(director, Map.of("boards", "24")).enter("Odd", 13);
        assertThat(text(odd.get("/console").body()))
                .contains("12 rounds of 2 boards: 22 to 24 boards for each");
        var even = Desk.of(director, Map.of("boards", "24")).enter("Even", 14);
        assertThat(text(even.get("/console").body()))
                .contains("12 rounds of 2 boards: 24 boards for each");
        var teams = Desk.of(director, Map.of("kind", "teams", "boards", "12")).enterTeams(5);
        assertThat(text(teams.get("/console").body()))
                .contains("5 rounds of 3 boards: 12 boards for each");
    }

    /// In a Swiss of an odd number everybody may sit out once, and a knock-out ends for half of
    /// them after the first match.
    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource({
        "swiss-teams, 5, 3, 3 rounds of 4 boards: 8 to 12 boards for each",
        "swiss-teams, 5, 5, 5 rounds of 4 boards: 16 boards for each",
        "swiss-teams, 6, 3, 3 rounds of 4 boards: 12 boards for each",
        "knock-out,   5, 3, 3 rounds of 4 boards: 4 to 12 boards for each",
    })
    void boardsForEachOfWhatIsDrawn(String kind, int teams, int rounds, String offered) {
        var desk = Desk.ofCup(director, kind, 4, rounds).enterTeams(teams);
        assertThat(text(desk.get("/console").body())).contains(offered);
    }

    @Test
    void aPairSaysOnceWhoSitsNorthAndAWrongTableIsTold() {
        var desk = evening("Seats");
        String table = desk.tables().getOrDefault("1", "");
        var phone = HOUSE.visitor();
        // pair 2 at the card of table 1
        var told = phone.post(table + "/who", Map.of("number", "2"));
        assertThat(told.statusCode()).isEqualTo(UNCLEAR);
        assertThat(told.body()).contains("Pair 2 plays at table 2 in round 1");
        assertThat(phone.post(table + "/who", Map.of("number", "77")).body())
                .contains("There is no pair 77");

        Desk.says(phone, table, "NS");
        assertThat(phone.get(table).body()).doesNotContain("Who sits where?");
        desk.does("/console/course", Map.of("question", "LINE_UP", "asked", "yes"));
        assertThat(phone.get(table).body()).contains("Who sits where?", "North: S1 · South: N1");
        assertThat(desk.get("/console").body()).contains("seats not said: 1, 101, 2, 102, 3, 103");

        assertThat(phone.post(table + "/seats", Map.of("round", "1", "first", "S1")).statusCode())
                .isLessThan(400);
        assertThat(phone.get(table).body())
                .doesNotContain("Who sits where?")
                .contains("North: S1 · South: N1");
        assertThat(desk.get("/console").body()).contains("seats not said: 101, 2, 102, 3, 103");
        // said once is said for the evening, and the other way by the director
        desk.begin(2);
        assertThat(desk.get("/console").body()).contains("seats not said: 10");
        assertThat(phone.post(table + "/seats", Map.of("round", "2", "first", "N2")).body())
                .contains("N2 plays at table 2 in round 2");
    }

    @Test
    void aTeamSaysInEachRoundWhoPlaysInWhichRoom() {
        var desk = Desk.ofCup(director, "round-robin", 4, 3).enterTeams(4).seat().begin(1);
        var page = desk.get("/console/lineups").body();
        var first =
                Pattern.compile(
                                "name=\"table\" value=\"(\\d+)\">\\s*<input[^>]*name=\"round\""
                                        + "[^>]*>\\s*<input[^>]*name=\"entry\" value=\"(\\d+)\"")
                        .matcher(page)
                        .results()
                        .toList();
        assertThat(first).hasSize(8);
        String table = first.getFirst().group(1);
        String entry = first.getFirst().group(2);
        String other =
                first.stream()
                        .filter(one -> one.group(2).equals(entry) && !one.group(1).equals(table))
                        .map(one -> one.group(1))
                        .findFirst()
                        .orElseThrow();
        String team = page.substring(page.indexOf("<option")).replaceAll("(?s).*?>A(\\d).*", "$1");
        var fields = new LinkedHashMap<String, String>();
        fields.put("table", table);
        fields.put("round", "1");
        fields.put("entry", entry);
        fields.put("first", "A" + team);
        fields.put("second", "D" + team);
        desk.does("/console/lineups", fields);
        fields.put("table", other);
        desk.does("/console/lineups", fields); // it was the other room: the first is empty again
        var mended = text(stranger.get(desk.event() + "/matches/1/" + table).body());
        assertThat(mended).containsOnlyOnce("A" + team + ", ");
        fields.put("table", table);
        fields.put("first", "B" + team);
        fields.put("second", "C" + team);
        desk.does("/console/lineups", fields);

        assertThat(text(stranger.get(desk.event() + "/matches/1/" + table).body()))
                .contains("A" + team + ", ", "D" + team, "B" + team, "Table " + other);
    }

    // Money

    @Test
    void feesAreTickedAndPrizesSharedByThoseWhoTie() {
        var desk = evening("Till");
        assertThat(stranger.get(desk.event() + "/console/till").statusCode()).isEqualTo(FORBIDDEN);
        desk.does("/console/till/fees", Map.of("full", "50000", "reduced", "30000", "unit", "đ"));
        String entry =
                desk.get("/console/till")
                        .body()
                        .replaceAll("(?s).*?name=\"entry\" value=\"(\\d+)\".*", "$1");
        desk.does("/console/till/paid", Map.of("entry", entry, "player", "N1", "rate", "FULL"));
        desk.does("/console/till/paid", Map.of("entry", entry, "player", "S1", "rate", "REDUCED"));
        desk.does("/console/till/paid", Map.of("entry", entry, "player", "S1", "rate", "REDUCED"));
        assertThat(desk.get("/console/till").body())
                .contains("In the till: 80,000 đ of 580,000 đ"); // ten more at 50,000
        desk.does("/console/till/paid", Map.of("entry", entry, "player", "N1", "rate", "NOTHING"));
        assertThat(desk.get("/console/till").body()).contains("In the till: 30,000 đ");
        assertThat(desk.get("/console/trail").body()).contains("S1 has paid 30,000 đ");

        assertThat(desk.post("/console/till/prizes", Map.of("prizes", "first 7")).statusCode())
                .isEqualTo(UNCLEAR);
        desk.does("/console/till/prizes", Map.of("prizes", "1 500.000\n2: 300000\nB1 90000"));
        finish(desk);
        // NS 1 alone at the top; NS 2 and 3 share the second prize; EW all tie for both
        assertThat(text(desk.get("/console/till").body()))
                .contains("500,000 đ", "150,000 đ", "266,666 đ", "All prizes together: 890,000 đ");
    }

    // Sessions

    @Test
    void aFinalTakesOverWhatTheRuleAllows() {
        var first = evening("Qualifying");
        finish(first);
        var last = evening("Final");
        String from = first.event().replace("/events/", "");
        var rule = Map.of("from", from, "percent", "50", "most", "40");
        var shown = last.get("/console/carry?from=%s&percent=50&most=40".formatted(from)).body();
        // 100 % on 3 boards is 150 % of a top above the mean: half is 75, and 40 is the limit;
        // 25 % is 75 below, half 37.5
        assertThat(text(shown)).contains("150.00 40.00", "−75.00 −37.50", "0.00 0.00");
        last.does("/console/carry", rule);
        director.post("/preferences", Map.of("lang", "vi"));
        last.does("/console/carry", rule); // said in another language it is the same
        director.post("/preferences", Map.of("lang", "en"));
        var people = last.get("/console/people").body();
        assertThat(people).contains("40%: from Qualifying (" + from + ")", "−37.5%");
        assertThat(people.split("from Qualifying", -1)).hasSize(1 + 3);
        assertThat(stranger.get(last.event() + "/console/carry").statusCode()).isEqualTo(FORBIDDEN);
    }

    // Sections

    @Test
    void theStrongestPlayInTheFirstSection() {
        var desk = Desk.of(director, Map.of("boards", "6", "movement", "mitchell")).enter("P", 16);
        assertThat(desk.post("/seat", Map.of("sections", "2", "seeding", "GRADED")).statusCode())
                .isEqualTo(UNCLEAR);
        var strata = new LinkedHashMap<String, String>();
        var ids =
                Pattern.compile("name=\"s(\\d+)\"")
                        .matcher(desk.get("/console/grades").body())
                        .results()
                        .map(one -> one.group(1))
                        .toList();
        for (int at = 0; at < ids.size(); at++) {
            strata.put("s" + ids.get(at), at % 2 == 0 ? "2" : "1");
        }
        desk.does("/console/grades", strata);
        desk.does("/seat", Map.of("sections", "2", "seeding", "GRADED", "movement", "howell"));
        var hall = text(desk.get("/hall").body());
        int second = hall.indexOf("B1");
        assertThat(hall.indexOf("PN2 ")).isBetween(0, second);
        assertThat(hall.indexOf("PN1 ")).isGreaterThan(second);
        assertThat(desk.get("/console/trail").body()).contains("Sections by strength");
    }
}
