package overtrick.cantable.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanLevel;
import overtrick.can.act.CanEvent;
import overtrick.can.match.CanTable;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.view.CanView;
import overtrick.cantable.record.MatchLines;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.json.Json;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.CanRobot;
import overtrick.robots.can.table.RobotTable;
import overtrick.testkit.Seeds;
import tools.jackson.databind.node.ObjectNode;

/// Records of matches, checked by code that shares nothing with the rules but the pack: rules and
/// check agree on what robots play, and whatever is changed in a record is noticed.
class MatchCheckTest {

    /// `-Dovertrick.records=340` checks that many of each preset.
    private static final int MATCHES = Integer.getInteger("overtrick.records", 4);

    private static final List<String> CUP = new ArrayList<>();

    @BeforeAll
    static void play() {
        CUP.addAll(lines("preset = cup", 1)); // tribute, a redeal, extra time and a shoot-out
    }

    private static List<String> lines(String rules, long seed) {
        var events = new ArrayList<CanEvent>();
        var watcher =
                new RobotTable.Watcher() {
                    @Override
                    public void decided(CanView view, CanDecision decision) {}

                    @Override
                    public void happened(CanEvent event, CanTable table) {
                        events.add(event);
                    }
                };
        var table = new RobotTable(_ -> CanRobot.byRules(), Seeds.chance(seed), watcher);
        table.open(CanRules.parse(rules));
        while (table.step()) {} // until the match is over
        return MatchLines.of(events, seed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"club", "friendly", "league", "cup", "short"})
    void matchesOfRobotsAreRight(String preset) {
        for (long seed = 0; seed < MATCHES; seed++) {
            var report = MatchCheck.report(lines("preset = " + preset, seed));

            assertThat(report.faults()).as("%s, seed %d", preset, seed).isEmpty();
            assertThat(report.deals()).isGreaterThanOrEqualTo(preset.equals("short") ? 4 : 8);
        }
    }

    /// The match that is spoilt below has everything in it that can be spoilt.
    @Test
    void theSpoiltMatchHasEverything() {
        var report = MatchCheck.report(CUP);

        assertThat(report.faults()).isEmpty();
        assertThat(report.deals()).isEqualTo(12);
        assertThat(report.kicks()).isEqualTo(4);
        assertThat(String.join("", CUP)).contains("\"left\":{}", "\"returned\"", "\"cards\":");
    }

    /// Line and member that are changed, the new value, and what is found.
    @ParameterizedTest(name = "{1} of line {0}: {3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "1  | first       | \"NS\"          | the wrong side deals",
                "2  | deal        | 2               | deal is not 2 but 1",
                "2  | points      | 20              | points is not 20 but",
                "2  | class       | \"DOUBLE\"      | class is not DOUBLE but",
                "2  | goals       | {\"NS\":1,\"EW\":1} | goals is not",
                "3  | dealer      | \"E\"           | dealer is not E but",
                "2  | calls       | \"P P P\"       | somebody has not spoken",
                "2  | calls       | \"95 90 P P\"   | may not bid 90",
                "2  | calls       | \"100 P\"       | the bidding goes on after its end",
                "2  | buried      | \"...\"         | cards buried is not 0 but 6",
                "2  | kitty       | \"A....\"       | cards of the kitty is not 1 but 6",
                "6  | chairs      | {}              | chairs is not",
                "2  | owes        | {\"N\":1,\"S\":2} | tribute owed is not",
                "3  | shown       | [{\"card\":\"BJ\",\"to\":\"EVERYBODY\"}] | shown is not",
                "14 | kicks       | {\"NS\":7}       | goals in kicks is not",
                "15 | points      | 95              | points is not 95 but",
                "17 | hand        | \"E\"           | the keeper’s hand is not beside the taker",
                "18 | winner      | \"EW\"          | winner is not EW but NS",
            })
    void whatIsChangedIsNoticed(int line, String member, String value, String found) {
        var spoilt = new ArrayList<>(CUP);
        var object = (ObjectNode) Json.MAPPER.readTree(spoilt.get(line - 1));
        object.set(member, Json.MAPPER.readTree(value));
        spoilt.set(line - 1, object.toString());
        if (spoilt.equals(CUP)) {
            throw new AssertionError("nothing was changed");
        }

        assertThat(MatchCheck.report(spoilt).faults()).anyMatch(fault -> fault.contains(found));
    }

    /// Two cards of a deal are exchanged: nobody can have played so.
    @Test
    void exchangedCardsAreNoticed() {
        for (int line = 1; line < 13; line++) {
            var spoilt = new ArrayList<>(CUP);
            var object = (ObjectNode) Json.MAPPER.readTree(spoilt.get(line));
            var cards = new ArrayList<>(List.of(object.path("cards").asString("").split(" ")));
            String first = cards.get(0);
            cards.set(0, cards.get(1));
            cards.set(1, first);
            object.put("cards", String.join(" ", cards));
            spoilt.set(line, object.toString());

            assertThat(MatchCheck.report(spoilt).faults()).as("line %d", line + 1).isNotEmpty();
        }
    }

    /// A deal that is missing, and one that is told twice.
    @Test
    void deletedAndDoubledLinesAreNoticed() {
        var shorter = new ArrayList<>(CUP);
        shorter.remove(4);
        var longer = new ArrayList<>(CUP);
        longer.add(4, CUP.get(4));

        assertThat(MatchCheck.report(shorter).faults()).isNotEmpty();
        assertThat(MatchCheck.report(longer).faults()).isNotEmpty();
        assertThat(MatchCheck.report(List.of(CUP.getFirst())).faults())
                .containsExactly("line 1: there is no deal in the record");
    }

    @Test
    void unknownHouseRulesAreSaid() {
        var lines = lines("tribute.payer = partners-share", 3);

        assertThat(MatchCheck.report(lines).faults())
                .first()
                .isEqualTo(
                        "line 1: this check does not know the house rule tribute.payer ="
                                + " partners-share");
    }

    /// The schema that other programs read has every member of every line, and nothing is written
    /// that it forbids.
    @Test
    void theSchemaHasEveryMember() throws IOException {
        var schema =
                Json.MAPPER.readTree(Files.readString(Path.of("../docs/schema/can.schema.json")));
        for (String text : CUP) {
            var line = Json.MAPPER.readTree(text);
            var of = schema.path("$defs").path(line.path("event").asString(""));
            for (var member : line.properties()) {
                var told = of.path("properties").path(member.getKey());
                assertThat(told.isMissingNode()).as("%s in %s", member.getKey(), text).isFalse();
                String pattern = told.path("pattern").asString(".*");
                assertThat(member.getValue().asString("")).matches(pattern);
            }
            for (var needed : of.path("required")) {
                assertThat(line.has(needed.asString(""))).as(needed + " in " + text).isTrue();
            }
        }
    }

    /// Bids of can.md §8 and their declarers.
    @ParameterizedTest(name = "{0}: {1} at {2}")
    @CsvSource({
        "P 85 P 95, W, 95",
        "100, S, 100",
        "P P P P, S, 80",
        "80 P P P, S, 80",
        "P 85 90 P, N, 90"
    })
    void theExamplesOfBidding(String calls, String declarer, int bid) {
        var deal = Json.MAPPER.createObjectNode().put("event", "deal").put("deal", 1);
        deal.put("dealer", "S").put("calls", calls).put("declarer", declarer).put("bid", bid);
        deal.put("points", 45).put("class", "POINTS_GOAL");
        String other = Compass.other(Compass.side(declarer.charAt(0)));
        deal.put("goal", other).putObject("owes");
        deal.putObject("goals").put("NS", 0).put("EW", 0).put(other, 1);

        assertThat(MatchCheck.report(List.of(deal.toString())).faults()).isEmpty();
        deal.put("declarer", Compass.partner(declarer.charAt(0)) + "");
        assertThat(MatchCheck.report(List.of(deal.toString())).faults())
                .anyMatch(fault -> fault.contains("declarer is not"));
    }

    /// What must be shown of the kitty (can.md §6.4): paid, kitty, shown.
    @ParameterizedTest(name = "paid {0}, kitty {1}: {2}")
    @CsvSource(
            nullValues = "nothing",
            value = {
                ".A...,       .K..7.L,  LJ RECIPIENT",
                "....L,       7....B,   BJ EVERYBODY",
                "A.K..,       .A...,    HA RECIPIENT",
                "K....,       .K...,    nothing",
                "7....,       .KQ..A.,  HK RECIPIENT CA RECIPIENT",
            })
    void theExamplesOfShowing(String paid, String kitty, String shown) {
        var exchanges = Json.MAPPER.createArrayNode();
        exchanges.addObject().put("payer", "S").put("paid", paid.strip());
        var told = Json.MAPPER.createArrayNode();
        var words = shown == null ? new String[0] : shown.strip().split(" ");
        for (int at = 0; at < words.length; at += 2) {
            told.addObject().put("card", words[at]).put("to", words[at + 1]);
        }
        var cards = Cards.hand(Json.MAPPER.createObjectNode().put("k", kitty.strip()).path("k"));
        var faults = new Faults();
        new Tribute(faults).shown(told, 'S', exchanges, cards);
        assertThat(faults.all()).isEmpty();
        new Tribute(faults).shown(told, 'N', exchanges, cards);
        assertThat(faults.all().isEmpty()).isEqualTo(shown == null);
    }

    /// Redeals and what stays due of a card that South owes (can.md §7).
    @ParameterizedTest(name = "{0} asks: {1}")
    @CsvSource({"N, S=1", "S, ''", "E, ''", "W, ''"})
    void theExamplesOfRedeals(char by, String left) {
        var tribute = new Tribute(new Faults());
        tribute.owe(Map.of('S', 1));
        var redeals = Json.MAPPER.createArrayNode();
        redeals.addObject().put("by", by + "");
        tribute.redealt(redeals);

        var due = new ArrayList<String>();
        tribute.due().forEach((payer, cards) -> due.add(payer + "=" + cards));
        assertThat(String.join(" ", due)).isEqualTo(left);
    }

    /// When both partners owe a card and one of them asks, the other's stays (ruling 3).
    @Test
    void eachDebtIsTreatedByItself() {
        var tribute = new Tribute(new Faults());
        tribute.owe(Tribute.left('S', 80, 35));
        var redeals = Json.MAPPER.createArrayNode();
        redeals.addObject().put("by", "S");
        tribute.redealt(redeals);

        assertThat(tribute.due()).containsExactly(Map.entry('N', 1));
    }

    /// What is paid must be the highest factors, and must be there (can.md §6.3).
    @Test
    void theHighestFactorsArePaid() {
        assertThat(paid("A.K..", "..A..")).isEmpty();
        assertThat(paid("A....L", "..A.."))
                .contains("line 0: tribute of S in factors is not [2] but [3]");
        assertThat(paid("7....", "..A..")).anyMatch(fault -> fault.contains("gives DA without it"));
    }

    private static List<String> paid(String rest, String paid) {
        var faults = new Faults();
        var tribute = new Tribute(faults);
        tribute.owe(Map.of('S', 1));
        var hands = new HashMap<Character, List<String>>();
        for (char chair : Compass.TURN.toCharArray()) {
            hands.put(chair, new ArrayList<>());
        }
        var told = Json.MAPPER.createObjectNode().put("rest", rest).put("paid", paid);
        hands.get('S').addAll(Cards.hand(told.path("rest")));
        if (!rest.startsWith("7")) {
            hands.get('S').add("DA");
        }
        hands.get('E').add("C2");
        var exchanges = Json.MAPPER.createArrayNode();
        exchanges.addObject().put("payer", "S").put("paid", paid).put("returned", "...2.");
        tribute.paid(exchanges, hands);
        return faults.all();
    }

    /// Every result that a deal can have, by the rules and by the check.
    @Test
    void rulesAndCheckAgreeOnEveryResult() {
        for (var level : CanLevel.values()) {
            for (int points = 0; points <= 100; points += 5) {
                for (boolean last : new boolean[] {false, true}) {
                    var result = new DealResult(1, Seat.SOUTH, level, points, last);
                    var line = Json.MAPPER.createObjectNode().put("event", "deal").put("deal", 1);
                    line.put("declarer", "S").put("bid", level.points());
                    MatchLines.comes(line, result, CanRules.CLUB);
                    MatchLines.debts(line.putObject("owes"), result.debts(CanRules.CLUB));
                    var goals = line.putObject("goals").put("NS", 0).put("EW", 0);
                    result.goal(CanRules.CLUB)
                            .map(Side::letters)
                            .ifPresent(side -> {
                                goals.put(side, 1);
                                line.put("goal", side);
                            });

                    assertThat(MatchCheck.report(List.of(line.toString())).faults())
                            .as(line.toString())
                            .isEmpty();
                }
            }
        }
    }

    /// The table of results (can.md §6.1) by the independent code.
    @Test
    void theTableOfTribute() {
        var rows =
                Stream.of(80, 85, 90, 95, 100)
                        .map(bid -> {
                            var row = new StringBuilder();
                            for (int points = 5; points < 45; points += 5) {
                                var left = Tribute.left('S', bid, points);
                                row.append(
                                        left.size() == 2
                                                ? 'e'
                                                : left.isEmpty()
                                                        ? '-'
                                                        : (char) ('0' + left.get('S')));
                            }
                            return row.toString();
                        })
                        .toList();
        assertThat(rows)
                .containsExactly("-----1ee", "----11ee", "---112ee", "--1122ee", "-11222ee");
    }
}
