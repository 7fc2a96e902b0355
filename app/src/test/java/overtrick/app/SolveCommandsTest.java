package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.app.output.Json;
import overtrick.cards.Deal;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;

class SolveCommandsTest {

    private static final String DEAL =
            "N:974.T7.JT742.A52 KT532.Q85.AK.843 QJ6.KJ32.Q953.T9 A8.A964.86.KQJ76";
    private static final String DIGITS = "3a3a3a2a67672b2b2929";
    private static final String GAME =
            """
            [Board "1"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "%s"]
            [Declarer "E"]
            [Contract "4H"]
            [Auction "N"]
            Pass Pass Pass 1C
            Pass 1S Pass 1NT
            Pass 4H
            Pass Pass Pass
            [Play "S"]
            D3 D6 DJ DK
            *
            """
                    .formatted(DEAL);

    @TempDir private Path directory;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --format hex            | DEAL DIGITS
                    --format hex --par none | DEAL DIGITS -420 4HE= 4HW= 4SE= 4SW=
                    --format hex --par ew   | DEAL DIGITS -620 4HE= 4HW= 4SE= 4SW=
                    --format hex --memory 1 | DEAL DIGITS
                    """)
    void solvesOneDealALine(String options, String expected) throws IOException {
        var file = file("deals.txt", "# two\n" + DEAL + "\n\n" + Deal.parse(DEAL).pbn() + "\n");

        var ran = solve(file, options.split(" +"));

        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        String line = expected.replace("DEAL", DEAL).replace("DIGITS", DIGITS);
        assertThat(ran.lines()).containsExactly(line, line);
    }

    @Test
    void printsATableToRead() throws IOException {
        var ran = solve(file("deals.txt", DEAL), "--par", "both");

        assertThat(ran.out())
                .isEqualTo(
                        """
                        %s
                              N  E  S  W
                        NT    2  9  2  9
                        C     2 11  2 11
                        D     6  7  6  7
                        H     3 10  2 10
                        S     3 10  3 10
                        par -620 4HE= 4HW= 4SE= 4SW=

                        """
                                .formatted(DEAL));
    }

    @Test
    void printsJson() throws IOException {
        var line =
                Json.MAPPER.readTree(
                        solve(file("deals.txt", DEAL), "--format", "json", "--par", "none").out());

        assertThat(line.get("deal").asString()).isEqualTo(DEAL);
        assertThat(line.get("table").asString()).isEqualTo(DIGITS);
        assertThat(line.get("tricks").get("H").get("S").asInt()).isEqualTo(2);
        assertThat(line.get("par").get("score").asInt()).isEqualTo(-420);
        assertThat(line.get("par").get("contracts").get(0).asString()).isEqualTo("4HE=");
    }

    @Test
    void writesTheTagsOfPbn() throws IOException {
        var ran = solve(file("game.pbn", GAME), "--format", "pbn");

        assertThat(ran.out())
                .contains("[DoubleDummyTricks \"23362232629aa7b9aa7b\"]\r\n")
                .contains("[OptimumScore \"EW 420\"]\r\n")
                .contains("[ParContract \"EW 4H=, EW 4S=\"]\r\n")
                .contains("[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\r\n")
                .contains("\r\nN NT  2\r\n")
                .contains("D3 D6 DJ DK");
        assertThat(Pbn.read(ran.out()).diagnostics()).isEmpty();
        var again = solve(file("again.pbn", ran.out()), "--format", "pbn");
        assertThat(again.out()).isEqualTo(ran.out());
    }

    @Test
    void annotatesAndLeavesEveryOtherByte() throws IOException {
        String odd = "% by hand\r\n\r\n" + GAME.replace("[Board \"1\"]", " [Board  \"1\" ]  {x}");
        String given = odd + "\n[Board \"2\"]\n[Contract \"Pass\"]\n";

        var ran = solve(file("game.pbn", given), "--annotate");

        assertThat(ran.status()).isZero();
        var kept =
                ran.out()
                        .replaceFirst("(?s)\\[DoubleDummyTricks.*?(?=\\[Auction)", "")
                        .replaceFirst("(?s)\\[OptimumResultTable.*?(?=\n\\[Board)", "");
        assertThat(kept).isEqualTo(given);
        assertThat(ran.out())
                .contains("[DoubleDummyTricks \"23362232629aa7b9aa7b\"]")
                .contains("[ParContract \"EW 4H=, EW 4S=\"]")
                .contains("\nN NT  2");
        assertThat(solve(file("again.pbn", ran.out()), "--annotate").out()).isEqualTo(ran.out());
    }

    @Test
    void annotatingIsForPbnAlone() throws IOException {
        assertThat(solve(file("deals.txt", DEAL), "--annotate").status()).isEqualTo(2);
        assertThat(solve(file("game.pbn", GAME), "--annotate", "--format", "hex").err())
                .startsWith("--annotate writes the file itself");
    }

    @Test
    void readsWhatDealWrites() throws IOException {
        String lin = overtrick("deal", "-n", "2", "--seed", "5", "--format", "lin").out();
        String pbn = overtrick("deal", "-n", "2", "--seed", "5", "--format", "pbn").out();
        String lines = overtrick("deal", "-n", "2", "--seed", "5").out();

        assertThat(Lin.read(lin).boards()).isEqualTo(Pbn.read(pbn).played());
        var hex = solve(file("deals.lin", lin), "--format", "hex");
        assertThat(solve(file("deals.pbn", pbn), "--format", "hex")).isEqualTo(hex);
        assertThat(solve(file("deals.txt", lines), "--format", "hex")).isEqualTo(hex);
        assertThat(hex.lines().getFirst()).endsWith(DIGITS);
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A52  | A5   | deals.txt:2:3: error: North does not hold 13 cards: 12
                    T9   | A9   | deals.txt:2:37: error: CA is held by South and by another hand
                    974. | 994. | deals.txt:2:4: error: North: S9 comes twice in the hand
                    N:   | N    | deals.txt:2:1: error: deal does not begin with a seat and a colon
                    """)
    void saysWhichCardAndSeat(String right, String wrong, String complaint) throws IOException {
        var ran = solve(file("deals.txt", "\n" + DEAL.replaceFirst(right, wrong)));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains(complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --threads 0           | threads are not 1 or more: 0
                    --memory 0            | megabytes are not 1 or more
                    --memory 5000 --threads 1 | megabytes for the solver are not 1 to 4096: 5000
                    --par all-of-us       | vulnerability is not none, ns, ew or both: all-of-us
                    --format xml          | Invalid value for option '--format'
                    """)
    void refusesWrongOptions(String options, String complaint) throws IOException {
        var ran = solve(file("deals.txt", DEAL), options.split(" +"));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).startsWith(complaint);
        assertThat(ran.err().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "analyse"})
    void filesWithoutDealsAreRefused(String command) throws IOException {
        assertThat(overtrick(command, directory.resolve("none").toString()).status()).isEqualTo(2);
        var empty = overtrick(command, file("empty.pbn", "[Event \"nothing\"]\n").toString());
        assertThat(empty.status()).isEqualTo(2);
        assertThat(empty.err()).startsWith("there is no deal in");
    }

    @Test
    void tellsWhatCallsAndCardsCost() throws IOException {
        var ran = overtrick("analyse", file("game.pbn", GAME).toString());

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("par -420 4HE= 4HW= 4SE= 4SW=").contains("call  E 4H");
        assertThat(ran.out()).contains("contract 4HE=  costs 0 points").contains("trick  1  S D3");
    }

    @Test
    void tellsItAsJson() throws IOException {
        var ran = overtrick("analyse", file("game.pbn", GAME).toString(), "--json");

        var line = Json.MAPPER.readTree(ran.out());
        assertThat(line.get("board").asInt()).isEqualTo(1);
        assertThat(line.get("calls").size()).isEqualTo(13);
        assertThat(line.get("calls").get(3).get("cost").asInt()).isZero();
        assertThat(line.get("cards").size()).isEqualTo(4);
        assertThat(line.get("cards").get(0).get("before").asInt()).isEqualTo(10);
        assertThat(line.get("contractCost").asInt()).isZero();
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    D3 D6 DJ DK | D3 S8 DJ DK | W may not play S8 (Law 44C)
                    D3 D6 DJ DK | D3 D6 D3 DK | N may not play D3 (Law 45A)
                    Pass 1S     | Pass 1C     | 1C
                    """)
    void saysWhatCannotHaveBeenPlayed(String right, String wrong, String complaint)
            throws IOException {
        var ran = overtrick("analyse", file("game.pbn", GAME.replace(right, wrong)).toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).startsWith("board 1  ");
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains("game.pbn:").contains(complaint);
    }

    /// Bad boards among many are told, and keep nobody from the others.
    @Test
    void goesOnAfterABadBoard() throws IOException {
        String bad = GAME.replace("974.T7", "974.77").replace("[Board \"1\"]", "[Board \"2\"]");
        String cut = GAME.replace("Pass 1S", "Pass 1C").replace("[Board \"1\"]", "[Board \"3\"]");
        var file = file("four.pbn", String.join("\n", GAME, bad, cut, GAME));

        var analysed = overtrick("analyse", "--json", file.toString());
        assertThat(analysed.lines())
                .extracting(line -> Json.MAPPER.readTree(line).get("board").asInt())
                .containsExactly(1, 3, 1);
        var solved = solve(file, "--format", "hex");
        assertThat(solved.lines()).hasSize(3).containsOnly(DEAL + " " + DIGITS);
        for (var ran : List.of(analysed, solved)) {
            assertThat(ran.status()).isEqualTo(2);
            assertThat(ran.err().lines())
                    .satisfiesExactly(
                            line ->
                                    assertThat(line)
                                            .endsWith(
                                                    "four.pbn:19:15: error: H7 comes twice in a hand;"
                                                            + " the game is left out"),
                            line ->
                                    assertThat(line)
                                            .contains(
                                                    "four.pbn:39:",
                                                    "the auction is kept up to there"));
        }
    }

    @Test
    void goesOnAfterABadLine() throws IOException {
        var ran = solve(file("deals.txt", DEAL + "\nN:nonsense\n" + DEAL), "--format", "hex");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.lines()).hasSize(2);
        assertThat(ran.err().lines()).singleElement().asString().contains("deals.txt:2:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "UTF-16LE"})
    void everyEncodingIsRead(String encoding) throws IOException {
        for (String text : List.of(GAME, DEAL, overtrick("deal", "--format", "lin").out())) {
            var file = directory.resolve("any");
            Files.write(file, text.getBytes(Charset.forName(encoding)));

            assertThat(solve(file, "--format", "hex").lines()).hasSize(1);
        }
    }

    private Ran solve(Path file, String... options) {
        var arguments = new String[options.length + 2];
        arguments[0] = "solve";
        System.arraycopy(options, 0, arguments, 1, options.length);
        arguments[arguments.length - 1] = file.toString();
        return overtrick(arguments);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text);
    }
}
