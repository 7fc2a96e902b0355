package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.app.output.Json;
import overtrick.can.CanSet;

/// `can deal`, `can match` and `can duel` in forms that stay stable.
class CanCommandsTest {

    /// Where the kernel has maps and sets, which have no order of their own, JSON has one.
    @Test
    void jsonHasOneOrderOfMembers() {
        var first =
                overtrick("can", "match", "--seed", "7", "--robots", "rules", "--json")
                        .lines()
                        .get(1);

        assertThat(first)
                .startsWith(
                        "{\"event\":\"deal\",\"deal\":1,\"dealer\":\"E\",\"chairs\":"
                                + "{\"N\":\"E\",\"E\":\"N\",\"S\":\"W\",\"W\":\"S\"}");
    }

    /// Sets and maps without an order come in another one in every process.
    @Test
    @Timeout(60)
    void anotherProcessPrintsTheSameBytes() throws IOException, InterruptedException {
        String[] match = {"can", "match", "--seed", "7", "--robots", "rules", "--json"};
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Dstdout.encoding=UTF-8",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName()));
        command.addAll(List.of(match));
        var printed = directory.resolve("printed");
        var process = new ProcessBuilder(command).redirectOutput(printed.toFile()).start();

        assertThat(process.waitFor()).isZero();
        assertThat(Files.readString(printed)).isEqualTo(overtrick(match).out());
    }

    @TempDir private Path directory;

    @Test
    void dealsOneALine() {
        var ran = overtrick("can", "deal", "-n", "3", "--seed", "7", "--dealer", "e");

        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.lines()).hasSize(3);
        assertThat(ran.lines().get(0)).startsWith("E:");
        assertThat(ran.lines().get(1)).startsWith("N:"); // the turn goes to the right: can.md §3
        assertThat(ran.lines().get(2)).startsWith("W:");
        for (var line : ran.lines()) {
            var all = CanSet.NONE;
            for (var part : line.substring(2).split(" ")) {
                all = all.union(CanSet.parse(part));
            }
            assertThat(all).isEqualTo(CanSet.ALL);
        }
        assertThat(overtrick("can", "deal", "-n", "3", "--seed", "7", "--dealer", "e").out())
                .isEqualTo(ran.out());
    }

    @Test
    void dealsAsJson() {
        var ran = overtrick("can", "deal", "--seed", "7", "--way", "2", "--json");
        var json = Json.MAPPER.readTree(ran.out());

        assertThat(json.get("dealer").asString()).isEqualTo("S");
        assertThat(json.get("hands").propertyNames()).containsExactly("S", "E", "N", "W");
        assertThat(CanSet.parse(json.get("kitty").asString()).size()).isEqualTo(6);
    }

    @Test
    void aMatchIsARecord() {
        var ran = overtrick("can", "match", "--seed", "7", "--robots", "rules");

        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.lines().getFirst()).isEqualTo("Bài Càn, match 7 by robots");
        for (int deal = 1; deal <= 8; deal++) {
            String heading = "Deal %d, dealer ".formatted(deal);
            assertThat(ran.lines()).anyMatch(line -> line.startsWith(heading));
        }
        assertThat(ran.lines())
                .contains(
                        "Teams: A, C and B, D",
                        "For the first deal A draws ♦K",
                        "A, C deal first; B, D choose their chairs",
                        "Chairs: North B, East A, South D, West C",
                        "East-West deal first");
        assertThat(ran.lines()).anyMatch(line -> line.startsWith("Auction: "));
        assertThat(ran.lines()).anyMatch(line -> line.matches("Trumps: [♠♥♦♣]"));
        assertThat(ran.lines()).anyMatch(line -> line.matches("   1\\. [NESW] .* -> \\w+ \\d+"));
        assertThat(ran.lines()).filteredOn(line -> line.startsWith("Goals: ")).hasSize(8);
        assertThat(ran.lines().getLast())
                .matches("\\S+ \\(\\w, \\w\\) win the match \\d - \\d .*|The .*drawn \\d - \\d");
        assertThat(ran.out()).doesNotContain("{", "}");
        assertThat(overtrick("can", "match", "--seed", "7", "--robots", "rules")).isEqualTo(ran);
    }

    /// When the play stops at 45 points, nobody has won the last trick.
    @Test
    void theLastTrickIsNamedWhereItWasPlayed() {
        var lines = overtrick("can", "match", "--seed", "2", "--robots", "rules").lines();
        int results = 0;
        for (int at = 1; at < lines.size(); at++) {
            boolean last = lines.get(at - 1).startsWith("  12. ");
            if (lines.get(at).startsWith("The defenders have ")) {
                results++;
                assertThat(lines.get(at))
                        .contains(last ? "the last trick goes to" : "the play stops");
            }
        }
        assertThat(results).isEqualTo(8);
        assertThat(lines).anyMatch(line -> line.endsWith(": the play stops"));
    }

    private List<String> cup(int seed) throws IOException {
        var rules = directory.resolve("cup.rules");
        Files.writeString(rules, "preset = cup\n");
        return overtrick(
                        "can",
                        "match",
                        "--seed",
                        String.valueOf(seed),
                        "--robots",
                        "rules",
                        "--rules",
                        rules.toString())
                .lines();
    }

    /// After the last deal there is no next one in which anything could be paid.
    @Test
    void nothingIsOwedAfterTheLastDeal() throws IOException {
        var lines = cup(10);
        int last = lines.lastIndexOf("One card of tribute: 80 + 30 − 100 = 10");

        assertThat(lines.subList(last, lines.size())).noneMatch(line -> line.contains(" pays "));
        assertThat(lines).anyMatch(line -> line.startsWith("In the next deal "));
        assertThat(lines.getLast()).endsWith(" after the last deal");
    }

    /// What comes of a poor hand in extra time, told in the order in which it happened.
    @Test
    void aRedealIsToldWithItsReason() throws IOException {
        var lines = cup(28);
        int asked = lines.indexOf("South asks for a redeal: no factor in hand");

        assertThat(lines.get(asked - 1)).isEqualTo("Tribute: North returns ♥3 to East");
        assertThat(lines.subList(asked + 1, asked + 4))
                .containsExactly("The tribute is cancelled", "", "Deal 9 again, dealer North");
        assertThat(lines).containsOnlyOnce("Extra time");
    }

    @Test
    void aShootOutIsToldKickByKick() throws IOException {
        var lines = cup(28);
        int begin = lines.indexOf("Shoot-out");

        assertThat(lines.subList(begin + 1, begin + 6))
                .containsExactly(
                        "For the first kick East draws ♦9",
                        "East-West take the first kick",
                        "",
                        "Kick 1: East deals and takes, North keeps",
                        "North takes the hand at East’s right");
        assertThat(lines.getLast())
                .isEqualTo("North-South (B, D) win the shoot-out 1 - 0, after 0 - 0 in the deals");
    }

    /// Nobody has seen a card of the kitty before the bids are over.
    @Test
    void whatIsShownIsToldAfterTheBids() throws IOException {
        var lines = cup(8);
        int shown = 0;
        while (!lines.get(shown).contains(" shows ")) {
            shown++;
        }
        assertThat(lines.get(shown - 1)).contains(" declares at ");
    }

    @Test
    void aMatchIsARecordInVietnamese() {
        var ran = overtrick("can", "match", "--seed", "7", "--robots", "rules", "--lang", "vi");

        assertThat(ran.lines().getFirst()).isEqualTo("Biên bản trận 7 của rô-bốt");
        assertThat(ran.lines()).anyMatch(line -> line.startsWith("Ván 8, người chia: "));
        assertThat(ran.lines()).anyMatch(line -> line.startsWith("Chất chủ: "));
        assertThat(ran.out()).contains("teo đỏ").doesNotContain("Deal", "pass", "{");
    }

    @Test
    void theReasonsCanBeTold() {
        var plain = overtrick("can", "match", "--seed", "7", "--robots", "rules");
        var told = overtrick("can", "match", "--seed", "7", "--robots", "rules", "--explain");

        assertThat(told.lines()).containsAll(plain.lines());
        assertThat(told.lines().size()).isGreaterThan(2 * plain.lines().size());
        assertThat(told.out()).contains("Gives points to partner's trick");
    }

    @Test
    void robotsThatSearchPlayAMatch() {
        var ran = overtrick("can", "match", "--seed", "7", "--worlds", "2", "--explain");

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("layouts");
    }

    /// What `--json` prints is what a page gives, and both are checked and scored.
    @Test
    void aMatchIsLinesThatAreChecked() throws IOException {
        var rules = Files.writeString(directory.resolve("cup.rules"), "preset = cup\n");
        var ran =
                overtrick(
                        ("can match --seed 28 --robots rules --json --rules " + rules).split(" "));
        var kinds = new ArrayList<String>();
        for (var line : ran.lines()) {
            kinds.add(Json.MAPPER.readTree(line).get("event").asString());
        }
        var record = Files.writeString(directory.resolve("match.jsonl"), ran.out());
        var checked = overtrick("can", "check", record.toString());

        assertThat(kinds).startsWith("begun", "deal").endsWith("kick", "over").hasSize(18);
        assertThat(checked.lines()).containsExactly("match 1: 12 deals, 4 kicks, 620 cards: right");
        assertThat(overtrick("can", "score", record.toString()).lines().getLast())
                .isEqualTo("North-South win the shoot-out 1 - 0");
        var again = overtrick("can", "score", record.toString(), "--json");
        var typed = Files.writeString(directory.resolve("typed.jsonl"), again.out());
        assertThat(overtrick("can", "score", typed.toString(), "--json")).isEqualTo(again);
    }

    /// A card that nobody held is found, and the command ends with 1.
    @Test
    void aRecordThatIsWrongIsTold() throws IOException {
        var lines = overtrick("can", "match", "--seed", "7", "--robots", "rules", "--json").out();
        var record =
                Files.writeString(
                        directory.resolve("match.jsonl"),
                        lines.replaceFirst("\"points\":10", "\"points\":15") + lines);
        var checked = overtrick("can", "check", record.toString());

        assertThat(checked.status()).isEqualTo(1);
        assertThat(checked.lines())
                .containsExactly(
                        "match 1: 8 deals, 0 kicks, 384 cards: wrong",
                        "  line 2: points is not 15 but 10",
                        "match 2: 8 deals, 0 kicks, 384 cards: right");
        var half = Files.writeString(directory.resolve("half.jsonl"), lines.substring(0, 3_000));
        assertThat(overtrick("can", "check", half.toString()).err())
                .contains("this is no JSON object");
    }

    @Test
    void theRulesOfAClubAreReadFromAFile() throws IOException {
        var file = directory.resolve("club.rules");
        Files.writeString(file, "preset = cup\nmatch.decider = lots\n");
        String[] match = {
            "can", "match", "--seed", "7", "--robots", "rules", "--rules", file.toString()
        };

        assertThat(overtrick(match).status()).isZero();
        Files.writeString(file, "tribute.payer = nobody\n");
        var wrong = overtrick(match);

        assertThat(wrong.status()).isEqualTo(2);
        assertThat(wrong.out()).isEmpty();
        assertThat(wrong.err().lines()).hasSize(1);
        assertThat(wrong.err()).contains("club.rules", "tribute.payer");
    }

    @Test
    void aDuelIsTold() {
        var ran = overtrick("can", "duel", "--deals", "2", "--seed", "1", "--worlds", "2");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines()).hasSize(6);
        assertThat(ran.lines().getFirst()).isEqualTo("seed 1, 2 deals, each played twice");
        assertThat(ran.lines().get(1))
                .matches("points a deal       [+-]\\d+\\.\\d\\d ± \\d+\\.\\d\\d");
    }

    /// A version against itself wins nothing; against another it may.
    @Test
    void versionsPlayEachOther() {
        var even =
                overtrick(
                        "can duel --robots search-2 --against search-2 --deals 2 --seed 1 --worlds 2"
                                .split(" "));
        var other =
                overtrick(
                        "can duel --robots search-2 --against search-1 --deals 2 --seed 1 --worlds 2"
                                .split(" "));

        assertThat(even.lines().get(1)).isEqualTo("points a deal       +0.00 ± 0.00");
        assertThat(other.status()).isZero();
    }

    @Test
    void aDuelIsJson() {
        var ran =
                overtrick("can", "duel", "--deals", "2", "--seed", "1", "--worlds", "2", "--json");
        var json = Json.MAPPER.readTree(ran.out());

        assertThat(ran.lines()).hasSize(1);
        assertThat(json.get("deals").asInt()).isEqualTo(2);
        assertThat(json.get("declared").asInt()).isBetween(0, 4);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    can deal -n 0              | -n is not 1 or more: 0
                    can deal --way 3           | --way is not 1 or 2: 3
                    can deal --dealer Q        | seat is not N, E, S or W: Q
                    can match --lang fr        | --lang is not en, vi, it, zh: fr
                    can match --worlds 0       | --worlds is not 1 to 10000: 0
                    can match --rules nothing  | cannot read the rules nothing
                    can duel --deals 0         | --deals is not 1 or more: 0
                    can duel --against nobody  | --against is not rules, search, search-1 or search-2: nobody
                    can duel --worlds 10001    | --worlds is not 1 to 10000: 10001
                    """)
    void saysOnOneLineWhatIsWrong(String arguments, String sentence) {
        var ran = overtrick(arguments.split(" "));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).containsExactly(sentence);
    }
}
