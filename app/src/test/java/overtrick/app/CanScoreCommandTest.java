package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.app.output.Json;

/// A sheet of Bài Càn that somebody has written: every row of the table of results (can.md §6.1),
/// goals, tribute, and kicks (can.md §11.2).
class CanScoreCommandTest {

    @TempDir private Path directory;

    /// D a goal of the declarer's side, d one of the defenders, - nothing, 1 and 2 cards, 11 a card
    /// each; the points are 0, 5, 10 … 45.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "80, D - - - - - 1 11 11 d",
        "85, D - - - - 1 1 11 11 d",
        "90, D - - - 1 1 2 11 11 d",
        "95, D - - 1 1 2 2 11 11 d",
        "100, D - 1 1 2 2 2 11 11 d",
    })
    void theTableOfResults(int bid, String comes) throws IOException {
        var deals = new ArrayList<String>();
        for (int points = 0; points <= 45; points += 5) {
            deals.add("%d S %d".formatted(bid, points));
        }
        assertThat(told(deals)).isEqualTo(comes);

        var lost = deals.stream().limit(9).map(deal -> deal + " last").toList();
        assertThat(told(lost)).isEqualTo("d d d d d d d d d");
    }

    private String told(List<String> deals) throws IOException {
        var ran = scored("--json", deals);
        assertThat(ran.err()).isEmpty();
        var told = new ArrayList<String>();
        int ours = 0;
        int theirs = 0;
        for (String text : ran.lines()) {
            var line = Json.MAPPER.readTree(text);
            if (line.path("event").asString().equals("deal")) {
                int north = line.path("goals").path("NS").asInt();
                int east = line.path("goals").path("EW").asInt();
                var owes = new StringBuilder();
                line.path("owes").forEach(cards -> owes.append(cards.asInt()));
                told.add(
                        north > ours
                                ? "D"
                                : east > theirs ? "d" : owes.isEmpty() ? "-" : "" + owes);
                ours = north;
                theirs = east;
            }
        }
        return String.join(" ", told);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ':',
            value = {
                "kick N goal, kick E 5, kick S last, kick W 10 : North-South win the shoot-out 1 - 0",
                "kick N goal, kick E goal, kick S 5, kick W 10 : It is level, 0 - 0",
                "kick N goal, kick E goal, kick S 5, kick W 10, kick N goal, kick E 5 :"
                        + " North-South win the shoot-out 2 - 1",
            })
    void kicksDecide(String kicks, String outcome) throws IOException {
        var sheet =
                Stream.concat(
                                Stream.generate(() -> "80 S 10").limit(8),
                                Stream.of(kicks.split(", ")))
                        .toList();
        var rules = Files.writeString(directory.resolve("cup.txt"), "preset = cup\n");

        assertThat(scored("--rules " + rules, sheet).out()).contains(outcome.strip());
    }

    @Test
    void theSheetIsPrintedInBothLanguages() throws IOException {
        var deals = List.of("# Friday", "", "90 S 20", "80 E 0 last");
        var english = scored("", deals).out();
        var vietnamese = scored("--lang vi", deals).out();

        assertThat(english)
                .contains(
                        "South declares at 90",
                        "One card of tribute",
                        "Last-trick goal",
                        "Goals: North-South 1 - 0 East-West",
                        "2 of 8 deals");
        assertThat(vietnamese).contains("Nam", "2 trên 8 ván").doesNotContain("Goals");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ':',
            value = {
                "82 S 20: line 1~ this is not like 85 S 20",
                "85 S 22: line 1~ points are not fives",
                "85 S 105: line 1~ points are not fives",
                "kick N goal: there is no deal",
                "80 S 0,kick N goal: line 2~ there is a shoot-out only",
                "80 S 10,kick N goal,kick N 5: line 3~ it is not N who kicks here",
                "80 S 10,kick N 5,80 S 10: line 3~ no deal can follow here",
            })
    void whatIsWrongIsNamedWithItsLine(String lines, String refusal) throws IOException {
        var ran = scored("", List.of(lines.split(",")));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains(refusal.strip().replace('~', ':'));
    }

    /// What a typed sheet is printed as comes back through the same door.
    @Test
    void whatIsPrintedIsReadAgain() throws IOException {
        var printed = scored("--json", List.of("90 S 20", "80 E 0 last", "80 N 35", "100 W 45"));
        var again = scored("--json", printed.lines());

        assertThat(again.err()).isEmpty();
        assertThat(again.out()).isEqualTo(printed.out());
        var wrong =
                printed.lines().stream()
                        .map(line -> line.replace("\"owes\":{\"N\":1,", "\"owes\":{\"N\":2,"))
                        .toList();
        assertThat(scored("", wrong).err()).contains("line 4: owes is not", "but {\"N\":1");
    }

    private Ran scored(String options, List<String> lines) throws IOException {
        var file = Files.writeString(directory.resolve("can.txt"), String.join("\n", lines));
        return overtrick(("can score " + file + " " + options).strip().split(" "));
    }
}
