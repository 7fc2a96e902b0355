package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.app.output.Json;
import overtrick.testkit.Golden;

/// Rubber, Chicago, party and the games before contract, played by robots: the same seed gives the
/// same bytes.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class GameCommandsTest {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "rubber,       rubber --seed 7",
        "rubber-vi,    rubber --seed 3 --lang vi",
        "evening,      chicago --seed 1 --games 3 --part-scores fifty",
        "party,        party --seed 2 --deals 5 --table public",
        "chicago-json, chicago --seed 1 --json",
        "auction,      auction --seed 4 --code 1920 --honours flat",
        "plafond,      plafond --seed 5 --code london-1920 --lang vi",
        "bridge-whist, bridge-whist --seed 6",
        "whist,        whist --seed 7",
        "dummy-whist,  dummy-whist --seed 8",
        "cut-throat,   cut-throat --seed 9 --games 2",
    })
    void theSameSeedIsTheSameRecord(String golden, String command) {
        var ran = overtrick(command.split(" "));

        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        Golden.check(GameCommandsTest.class, golden, ran.out());
        assertThat(overtrick(command.split(" "))).isEqualTo(ran);
    }

    /// What is told of the deals comes to the totals that are told, in every game; the text tells
    /// the same totals.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rubber",
                "chicago",
                "auction",
                "auction --code 1920",
                "plafond",
                "bridge-whist",
                "cut-throat"
            })
    void everyLineOfJsonIsAnObjectAndTheFiguresAddUp(String game) {
        var ran = overtrick((game + " --seed 11 --json").split(" "));
        var sums = new TreeMap<String, Integer>();
        for (var text : ran.lines()) {
            var line = Json.MAPPER.readTree(text);
            for (var entry : line.path("entries")) {
                sums.merge(
                        entry.get("column").asString(), entry.get("points").asInt(), Integer::sum);
            }
            for (var total : line.path("totals").properties()) {
                assertThat(total.getValue().asInt())
                        .as(text)
                        .isEqualTo(sums.getOrDefault(total.getKey(), 0));
            }
        }
        assertThat(sums).isNotEmpty();
        assertThat(ran.lines().getFirst()).startsWith("{\"event\":\"begun\",\"game\":\"");
        assertThat(ran.lines().getLast()).startsWith("{\"event\":\"closed\",\"games\":1,");
        var sheet = overtrick((game + " --seed 11").split(" "));
        var total = sheet.lines().stream().filter(line -> line.contains("total ")).toList();
        assertThat(total).hasSize(1);
        assertThat(NUMBER.matcher(total.getFirst()).results().map(MatchResult::group))
                .containsExactlyInAnyOrderElementsOf(
                        sums.values().stream().map(String::valueOf).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"whist", "whist --code long", "whist --code american", "dummy-whist"})
    void atWhistTheTextTellsThePointsOfJson(String game) {
        var points = new ArrayList<List<String>>();
        for (var text : overtrick((game + " --seed 12 --json").split(" ")).lines()) {
            var told = Json.MAPPER.readTree(text).path("points");
            if (told.has("NS")) {
                points.add(List.of(told.get("NS").asString(), told.get("EW").asString()));
            }
        }

        var lines =
                overtrick((game + " --seed 12").split(" ")).lines().stream()
                        .filter(line -> line.startsWith("Points: "))
                        .map(line ->
                                NUMBER.matcher(line)
                                        .results()
                                        .map(MatchResult::group)
                                        .limit(2)
                                        .toList())
                        .toList();
        assertThat(points).isNotEmpty();
        assertThat(lines).isEqualTo(points);
    }

    @Test
    void robotsThatSearchPlayToo() {
        var ran = overtrick("party", "--seed", "5", "--deals", "1", "--robots", "beginner");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines()).anyMatch(line -> line.startsWith("  13. "));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    rubber --games 0               | --games is not 1 to 1000: 0
                    rubber --only-part-score 75    | --only-part-score is not 100 or 50: 75
                    rubber --rounding up           | --rounding is not half-up, half-down or none: up
                    rubber --undertricks 1935      | --undertricks is not from-1935, since-1987 or club-sheet: 1935
                    rubber --lang fr               | --lang is not en, vi, it, zh: fr
                    chicago --part-scores both     | --part-scores is not carry or fifty: both
                    chicago --honours maybe        | --honours is not yes, no or usual: maybe
                    party --table mine             | --table is not club or public: mine
                    auction --code 1913            | --code is not club or 1920: 1913
                    auction --honours none         | --honours is not multiples or flat: none
                    plafond --kept 40              | --kept is not 50 or 0: 40
                    plafond --code rome            | --code is not france or london-1920: rome
                    bridge-whist --doubling once   | --doubling is not none, at-most-100 or cut-to-100: once
                    whist --code solo              | --code is not short, long or american: solo
                    party --deals 0                | --deals is not 1 to 128: 0
                    party --passed-out never       | --passed-out is not scores-zero, misses-target or dealt-again: never
                    """)
    void whatCannotBeIsRefusedInOneLine(String arguments, String sentence) {
        var ran = overtrick(arguments.split(" +"));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).containsExactly(sentence);
    }
}
