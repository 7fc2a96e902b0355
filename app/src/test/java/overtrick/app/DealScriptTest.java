package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.given;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.app.output.Json;
import overtrick.formats.pbn.Pbn;

class DealScriptTest {

    @TempDir private Path folder;

    private Path script(String text) throws IOException {
        return Files.writeString(folder.resolve("script.dlr"), text);
    }

    @Test
    void aScriptComesFromAFileOrStandardInput() throws IOException {
        String text = "condition hcp(south) >= 15 action printoneline hcp(south) produce 3";
        var file = overtrick("deal", "--script", script(text).toString(), "--seed", "5");
        var piped = given(text, "deal", "--script", "-", "--seed", "5");

        assertThat(file.status()).isZero();
        assertThat(file.out().lines()).hasSize(3);
        assertThat(file.err()).contains("produced 3", "seed 5");
        assertThat(piped.out()).isEqualTo(file.out());
    }

    @Test
    void gamesArePipedIntoOtherCommands() throws IOException {
        var file = script("condition shape(north, any 7xxx) action printpbn, average hcp(north)");
        var ran = overtrick("deal", "--script", file.toString(), "-p", "4", "-v");

        var read = Pbn.read(ran.out());
        assertThat(read.boards()).hasSize(4);
        assertThat(ran.err()).isEmpty();
        var out = folder.resolve("deals.lin");
        assertThat(given(ran.out(), "convert", "-", out.toString(), "--from", "pbn").status())
                .isZero();
        assertThat(Files.readString(out)).contains("md|");
        assertThat(overtrick("deal", "--script", file.toString(), "-p", "4", "-q", "-v").out())
                .doesNotContain("[Deal");
    }

    @Test
    void theOriginalGeneratorDealsWhatItDealt() throws IOException {
        var file = script("produce 1 action printoneline");
        var ran =
                overtrick(
                        "deal", "--script", file.toString(), "--original-generator", "--seed", "1");

        assertThat(ran.out())
                .isEqualTo(
                        "n 2.T98.K752.KJT84 e 5.J7642.986.9763 s AQ8.AQ5.QJT.AQ52 w"
                                + " KJT97643.K3.A43. \n");
    }

    @Test
    void programsGetJson() {
        var ran =
                given(
                        "hcp(south) >= $1 action printall, average \"l\" losers(south),"
                                + " frequency \"s\" (spades(south), 3, 5)",
                        "deal",
                        "--script",
                        "-",
                        "--param",
                        "1=20",
                        "-p",
                        "2",
                        "--json");

        var lines = ran.out().lines().map(Json.MAPPER::readTree).toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.getFirst().get("deal").asString()).startsWith("N:");
        var end = lines.getLast();
        assertThat(end.get("produced").asInt()).isEqualTo(2);
        assertThat(end.get("share").asDouble()).isLessThan(0.02);
        assertThat(end.get("averages").get(0).get("label").asString()).isEqualTo("l");
        assertThat(end.get("frequencies").get(0).get("counts").size()).isEqualTo(5);
    }

    @Test
    void reportsGoToAFileOfTheirOwn() throws IOException {
        var csv = folder.resolve("report.csv");
        var ran =
                given(
                        "produce 5 action csvrpt(\"south\", hcp(south), south)",
                        "deal",
                        "--script",
                        "-",
                        "--csv",
                        csv.toString());

        assertThat(ran.out()).isEmpty();
        assertThat(Files.readAllLines(csv)).hasSize(5).allMatch(line -> line.startsWith("south,"));
    }

    @Test
    void whatIsWrongIsToldInOneLine() {
        var wrong = given("hcp(norht) > 3", "deal", "--script", "-");
        assertThat(wrong.status()).isEqualTo(2);
        assertThat(wrong.err())
                .contains("line 1, column 5: norht does not belong here; north, east, south");

        var original = given("title \"x\"", "deal", "--script", "-", "--dialect", "original");
        assertThat(original.err()).contains("needs the extended dialect");

        var divided = given("condition 1 / (2 - 2)", "deal", "--script", "-");
        assertThat(divided.status()).isEqualTo(2);
        assertThat(divided.err()).contains("line 1, column 13");

        assertThat(overtrick("deal", "-p", "3").status()).isEqualTo(2);
        assertThat(given("1", "deal", "--script", "-", "--swap", "4").err()).contains("2 or 3");
    }
}
