package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;

/// The forms of input and output that stay stable.
class CommandsTest {

    @TempDir private Path directory;

    @ParameterizedTest(name = "score {0} is {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4HX-4               | -800
                    3CX=                | 470
                    1NXX+6 --vulnerable | 3160
                    7NTXX-13 --vulnerable | -7600
                    2s+3 --vulnerable   | 200
                    4SW+1               | 450
                    P                   | 0
                    """)
    void scorePrintsTheSignedScore(String arguments, String score) {
        var ran = overtrick(("score " + arguments).split(" "));

        assertThat(ran.lines()).containsExactly(score);
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void scoreExplainsEachPart() {
        assertThat(overtrick("score", "3CX=", "--explain").lines())
                .containsExactly(
                        "470",
                        "  +120  3 clubs doubled, bid and made",
                        "  +300  3 clubs doubled is 120, so it is game, not vulnerable",
                        "   +50  Made although doubled");
    }

    @Test
    void scoreSpeaksJson() {
        assertThat(overtrick("score", "1N=", "--json").lines())
                .containsExactly(
                        "{\"result\":\"1N=\",\"vulnerable\":false,\"score\":90,\"parts\":["
                                + "{\"points\":40,\"text\":\"1 notrump, bid and made\"},"
                                + "{\"points\":50,\"text\":\"1 notrump is 40, less than the 100 of a"
                                + " game: part-score\"}]}");
    }

    @ParameterizedTest(name = "score {0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    8H=   | level is not 1 to 7 in 8H=: 8
                    4H    | result is not like 4HX-4, 3NT+1, 2S= or P: 4H
                    7N+1  | 7N+1 would be 14 tricks; 7N allows from -13 to =
                    """)
    void scoreSaysOnOneLineWhatIsWrong(String result, String sentence) {
        var ran = overtrick("score", result);

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).containsExactly(sentence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "scroe 1N=",
                "score",
                "deal -n many",
                "convert one",
                "deal --format xml"
            })
    void wrongArgumentsTakeOneLineAndStatusTwo(String arguments) {
        if (arguments.isEmpty()) {
            assertThat(overtrick().out()).contains("COMMAND");
            return;
        }
        var ran = overtrick(arguments.split(" "));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).hasSize(1);
    }

    @Test
    void dealsTheSameForTheSameSeed() {
        var once = overtrick("deal", "-n", "3", "--seed", "7");

        assertThat(overtrick("deal", "-n", "3", "--seed", "7")).isEqualTo(once);
        assertThat(overtrick("deal", "-n", "3", "--seed", "8").out()).isNotEqualTo(once.out());
        assertThat(once.lines()).hasSize(3).allSatisfy(line -> Deal.parse(line));
    }

    @Test
    void dealsBoardsAsPbn() {
        var file = Pbn.read(overtrick("deal", "-n", "5", "--format", "pbn").out());

        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.boards())
                .extracting(board -> board.number().value())
                .containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    void sealsDealsOnRequest() {
        String line = overtrick("deal", "--commit").lines().getFirst();
        int key = line.lastIndexOf(' ', line.lastIndexOf(' ') - 1);
        String[] seal = line.substring(key + 1).split(" ");

        var sealed = new SealedDeal(Deal.parse(line.substring(0, key)), seal[0]);
        assertThat(sealed.commitment()).isEqualTo(seal[1]);
    }

    @Test
    void convertsToTheExportForm() throws IOException {
        var in = directory.resolve("in.pbn");
        var out = directory.resolve("out.pbn");
        Files.writeString(
                in,
                "[Board \"1\"]\n[Deal \"n:akq2.t98.j54.k32 jt9.akq2.t98.j54 876.j543.akq2.t9 -\"]\n");

        var ran = overtrick("convert", in.toString(), out.toString());

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).isEmpty();
        assertThat(Files.readString(out)).startsWith("% PBN 2.1\r\n% EXPORT\r\n[Event ");
        assertThat(Pbn.read(Files.readAllBytes(out)).boards())
                .isEqualTo(Pbn.read(Files.readAllBytes(in)).boards())
                .hasSize(1);
    }

    /// What has a place is written all the same.
    @Test
    void convertSaysWhichGamesAreLeftOut() throws IOException {
        var in = directory.resolve("mixed.pbn");
        String dealt = overtrick("deal", "--format", "pbn", "--seed", "1").out();
        String undealt = "\n[Board \"%d\"]\n[Contract \"4S\"]\n[Declarer \"N\"]\n[Result \"10\"]\n";
        Files.writeString(in, dealt + undealt.formatted(7) + undealt.formatted(9));
        var out = directory.resolve("mixed.lin");

        var ran = overtrick("convert", in.toString(), out.toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines().toList().getLast())
                .matches(
                        "2 of the 3 games in .*mixed.pbn are left out, for LIN has none without a"
                                + " deal: board 7 \\(line \\d+\\), board 9 \\(line \\d+\\)");
        assertThat(Lin.read(Files.readAllBytes(out)).boards()).hasSize(1);
    }

    @Test
    void convertSaysWhenBoardsOfALinAreLeftOut() throws IOException {
        var in = directory.resolve("two.lin");
        String board = overtrick("deal", "--format", "lin", "--seed", "1").out();
        Files.writeString(in, board + "qx|o2|md|3nonsense|\n");

        var ran = overtrick("convert", in.toString(), directory.resolve("two.pbn").toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines().toList().getLast())
                .contains("1 of the 2 boards in", "are left out, for their deals cannot be read");
        assertThat(directory.resolve("two.pbn")).exists();
    }

    @Test
    void convertGoesToJsonAndBack() throws IOException {
        var in = directory.resolve("deals.pbn");
        var json = directory.resolve("deals.json");
        var out = directory.resolve("back.pbn");
        Files.writeString(in, overtrick("deal", "-n", "3", "--format", "pbn", "--seed", "1").out());

        assertThat(overtrick("convert", in.toString(), json.toString()).status()).isZero();
        assertThat(overtrick("convert", json.toString(), out.toString()).status()).isZero();

        assertThat(Files.readString(json)).startsWith("{\"format\":\"overtrick-boards\"");
        assertThat(Pbn.read(Files.readAllBytes(out)).played())
                .isEqualTo(Pbn.read(Files.readAllBytes(in)).played())
                .hasSize(3);
    }

    /// A thousand complaints are told, and all are counted.
    @Test
    void convertTellsNoMoreThanSomebodyReads() throws IOException {
        var in = directory.resolve("wrong.pbn");
        String dealt = overtrick("deal", "--format", "pbn", "--seed", "1").out();
        Files.writeString(in, dealt + "\n" + "]\n\n".repeat(1_500));

        var ran = overtrick("convert", in.toString(), directory.resolve("out.pbn").toString());

        assertThat(ran.status()).isZero();
        assertThat(ran.err().lines()).hasSize(1_001);
        assertThat(ran.err()).contains("500 more of this kind");
    }

    @Test
    void convertRefusesWhatItCannotRead() throws IOException {
        var garbage =
                Files.writeString(directory.resolve("garbage.pbn"), "\u0001\u0002 no bridge here");

        assertThat(overtrick("convert", garbage.toString(), "-").status()).isEqualTo(2);
        var missing = overtrick("convert", directory.resolve("none.pbn").toString(), "-");
        assertThat(missing.status()).isEqualTo(2);
        assertThat(missing.err().lines())
                .hasSize(1)
                .first()
                .asString()
                .startsWith("there is no file");
        assertThat(overtrick("convert", garbage.toString(), "out.doc").status()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve",
                "score",
                "deal",
                "solve",
                "analyse",
                "convert",
                "movement",
                "movements",
                "rank",
                "boxes",
                "vp",
                "backup",
                "restore",
                "verify"
            })
    void everyCommandHasHelpWithAnExample(String command) {
        var ran = overtrick(command, "--help");

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("Usage: overtrick " + command).contains("Example:");
    }
}
