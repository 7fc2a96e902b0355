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
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.app.output.Cells;
import overtrick.app.output.Json;

/// Sheets that somebody has written are scored by the rules by which tables are: the golden games
/// of bridge.md, typed in.
class SheetCommandsTest {

    @TempDir private Path directory;

    /// A golden game: its name, the command, the totals, and the deals.
    record Sheet(String name, String command, String totals, List<String> deals) {}

    static Stream<Sheet> golden() {
        return Stream.of(GOLDEN.split("\n\n"))
                .map(block -> block.strip().lines().toList())
                .map(lines ->
                        new Sheet(
                                lines.get(0),
                                lines.get(1),
                                lines.get(2),
                                lines.subList(3, lines.size())));
    }

    private static final String GOLDEN =
            """
            R, V1: nine deals, and the losers of the rubber win; the contract of 1925 is scored like this
            rubber
            NS 1690 EW 880 units 8
            2HN+2
            4SXE-2
            3NE+1
            3SE=
            2DE-2
            6HXN+1
            1NE+1
            3CN=
            3HE=

            R1: unfinished, with honours
            rubber
            NS 520 EW 450 units 1
            4HS= | N HA HK HQ HJ; E HT
            2NE+1 | W SA HA DA CA
            3NS-1

            C1: part-scores carried
            chicago
            NS 700 EW 190 units 5
            2HN=
            P
            3NE-1
            2DS=
            2SW+1

            C1: part-scores at once
            chicago --part-scores fifty
            NS 300 EW 140 units 2
            2HN=
            P
            3NE-1
            2DS=
            2SW+1

            P1: party
            party --deals 4
            NS 7 EW -7 units 7
            3NN+1 | NS 25
            4SN= | NS 27
            1NE+1 | EW 24
            2HE= | NS 20

            W1: short whist
            whist
            NS 2 EW 1 units 3
            NS 8 H | EW 3
            NS 7 H | NS 4
            EW 9 H
            NS 7 H | EW 3
            NS 10 H | EW 3
            EW 8 H | NS 4
            NS 7 H | EW 3

            W2: a bumper
            whist
            NS 2 EW 0 units 8
            NS 11 H
            NS 11 H

            W2: two singles against a treble
            whist
            NS 2 EW 1 units 1
            EW 11 H
            NS 7 H | NS 3
            EW 10 H
            NS 8 H
            EW 9 H
            NS 11 H

            W3: cards before honours: a single, then a treble
            whist
            NS 2 EW 0 units 6
            NS 9 H
            EW 9 H | NS 3
            NS 11 H

            W4: cards before honours: a treble, and another one
            whist
            NS 2 EW 0 units 8
            NS 9 H
            NS 8 H | EW 4
            NS 11 H

            W5: long whist, where honours are not scored at nine; a single and a double
            whist --code long
            NS 2 EW 0 units 5
            NS 11 H
            NS 10 H
            EW 10 H
            EW 7 H | NS 4
            NS 8 H
            NS 13 H
            NS 10 H

            W6: American whist
            whist --code american
            NS 1 EW 0 units 1
            NS 9 H
            EW 8 H | EW 4
            NS 7 H
            EW 10 H
            NS 10 H

            W7: dummy whist, whose owner is paid by both
            dummy-whist
            NS 2 EW 1 units 6
            NS 8 H | EW 3
            NS 7 H | NS 4
            EW 9 H
            NS 7 H | EW 3
            NS 10 H | EW 3
            EW 8 H | NS 4
            NS 7 H | EW 3

            B1: bridge-whist, redoubled without a limit
            bridge-whist
            NS 416 EW 16 units 400
            P 1H X XX X XX P P = 9 | N HA HK; S HQ HJ; W chicane

            B1: a redouble less, for the next would make the trick worth more than a hundred
            bridge-whist --doubling at-most-100
            NS 224 EW 16 units 208
            P 1H X XX X P P = 9 | N HA HK; S HQ HJ; W chicane

            B1: the last redouble is cut
            bridge-whist --doubling cut-to-100
            NS 332 EW 16 units 316
            P 1H X XX X XX P P = 9 | N HA HK; S HQ HJ; W chicane

            B1: the others win the odd tricks
            bridge-whist
            NS 32 EW 272 units -240
            P 1H X XX X XX P P = 5 | N HA HK; S HQ HJ; W chicane

            B3: a slam at notrump, and four aces divided
            bridge-whist
            NS 164 EW 0 units 164
            1N P P = 13 | N SA HA; S DA CA

            B2: bridge-whist
            bridge-whist
            NS 204 EW 178 units 26
            1D P P = 9 | N DA DK; S DQ DJ; E DT
            1N P P = 8 | E SA HA; W DA; N CA
            1H P P = 8 | N HA HK; S HQ; E HJ HT
            1C P P = 6 | E CA CK; W CQ CJ; N CT
            1N P P = 8 | E SA HA DA CA
            1S P P = 6 | E SA SK; W SQ SJ; N ST

            A1: auction bridge of 1920
            auction --code 1920
            NS 746 EW 282 units 464
            2HN+2 | N HA HK HQ HJ; E HT
            1NXE+1 | E SA HA; W DA; N CA
            3SN-2 | NS 3
            2CN+1 | EW 3
            4DXXE-1 | NS 3
            3NN+3 | NS 4

            A1: the same with flat honours
            auction --code 1920 --honours flat
            NS 790 EW 300 units 490
            2HN+2 | N HA HK HQ HJ; E HT
            1NXE+1 | E SA HA; W DA; N CA
            3SN-2 | NS 3
            2CN+1 | EW 3
            4DXXE-1 | NS 3
            3NN+3 | NS 4

            A1: the same with early slams
            auction --code 1920 --early-slams
            NS 716 EW 282 units 434
            2HN+2 | N HA HK HQ HJ; E HT
            1NXE+1 | E SA HA; W DA; N CA
            3SN-2 | NS 3
            2CN+1 | EW 3
            4DXXE-1 | NS 3
            3NN+3 | NS 4

            A2: auction at duplicate, a deal worth a game
            auction --code 1920 --duplicate
            NS 221 EW 0 units 221
            2HN+2 | N HA HK HQ HJ; E HT

            A2: a deal that is worth none
            auction --code 1920 --duplicate
            NS 18 EW 12 units 6
            2CN+1 | EW 3

            L1: undertricks at 100, then 50
            plafond --undertricks 100-50
            NS 296 EW 1029 units -733
            2HN+2 | NS 3
            3NE=
            4SN-2 | EW 3
            4HN= | NS 4
            3SE= | EW 4
            1CE+5 | EW 3

            L1: plafond
            plafond
            NS 296 EW 1079 units -783
            2HN+2 | NS 3
            3NE=
            4SN-2 | EW 3
            4HN= | NS 4
            3SE= | EW 4
            1CE+5 | EW 3

            L1: nothing for a contract kept
            plafond --kept 0
            NS 196 EW 929 units -733
            2HN+2 | NS 3
            3NE=
            4SN-2 | EW 3
            4HN= | NS 4
            3SE= | EW 4
            1CE+5 | EW 3

            K1: cut-throat
            cut-throat
            N 850 E 0 S 320 units 1380
            3NN=
            2SXE-1
            4HS= | W HA HK HQ HJ; N HT
            4SN+1
            """;

    @ParameterizedTest
    @MethodSource("golden")
    void aTypedSheetIsScored(Sheet sheet) throws IOException {
        var ran = scored(sheet.command() + " --json", sheet.deals());

        assertThat(ran.err()).isEmpty();
        var lines = ran.lines();
        var last =
                lines.stream()
                        .filter(line -> line.contains("\"over\"") || line.contains("\"stopped\""))
                        .reduce((_, later) -> later)
                        .orElseThrow();
        var figures = Json.MAPPER.readTree(last);
        var told = new ArrayList<String>();
        figures.path("totals")
                .properties()
                .forEach(total -> told.add(total.getKey() + " " + total.getValue().asInt()));
        var units = figures.path("units").properties().iterator().next().getValue().asInt();
        assertThat(String.join(" ", told) + " units " + units).isEqualTo(sheet.totals());
    }

    /// What has been printed as JSON comes back through the same door with the same figures.
    @ParameterizedTest
    @MethodSource("golden")
    void whatIsPrintedIsReadAgain(Sheet sheet) throws IOException {
        var printed = scored(sheet.command() + " --json", sheet.deals());
        var again = scored(sheet.command() + " --json", printed.lines());

        assertThat(again.err()).isEmpty();
        assertThat(again.out()).isEqualTo(printed.out());
    }

    /// A game by robots is checked card by card: the figures are those of the rules.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rubber",
                "party --deals 2",
                "auction",
                "bridge-whist",
                "whist",
                "cut-throat"
            })
    void theRecordOfRobotsIsChecked(String game) throws IOException {
        var printed = overtrick((game + " --seed 5 --json").split(" "));
        var checked = scored(game, printed.lines());

        assertThat(checked.err()).isEmpty();
        assertThat(checked.status()).isZero();
        var wrong =
                printed.lines().stream()
                        .map(line -> line.replace("\"totals\":{\"N", "\"totals\":{\"X\":1,\"N"))
                        .toList();
        assertThat(scored(game, wrong).err()).contains("line 2: totals is not");
    }

    /// K2 of bridge.md, and K1 with who pays whom.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "N 212 E 290 S 312; North pays East 78. North pays South 100. East pays South 22.",
                "N 850 E 0 S 320; East pays North 850. South pays North 530. East pays South 320.",
                "N 10 E 10 S 10; ''",
            })
    void threeSettleInPairs(String totals, String paid) throws IOException {
        var ran = scored("cut-throat", List.of("# added up", totals));

        assertThat(ran.err()).isEmpty();
        assertThat(String.join(" ", ran.lines())).isEqualTo(paid);
        var told = scored("cut-throat --json", List.of(totals)).out();
        assertThat(told).contains("\"event\":\"settled\"");
        assertThat(told.contains("\"pays\"")).isEqualTo(!paid.isEmpty());
    }

    /// B1: where a trick may not be worth more than a hundred the next redouble is refused.
    @Test
    void aRedoubleTooManyIsRefused() throws IOException {
        var ran =
                scored(
                        "bridge-whist --doubling at-most-100",
                        List.of("P 1H X XX X XX P P = 9 | N HA HK; S HQ HJ; W chicane"));

        assertThat(ran.err()).contains("line 1: XX may not be called here");
    }

    /// The record in words says who has won what and why, in the language that is asked for.
    @Test
    void theSheetIsPrinted() throws IOException {
        var deals = List.of("4HS= | N HA HK HQ HJ; E HT", "2NE+1 | W SA HA DA CA", "3NS-1");
        var english = scored("rubber", deals);
        var vietnamese = scored("rubber --lang vi", deals);

        assertThat(english.out())
                .contains(
                        "Deal 3",
                        "honours 100",
                        "honours 150",
                        "If it ends here: North–South 520, East–West 450")
                .doesNotContain("seed", "♠ ");
        assertThat(vietnamese.out()).contains("Ván 3", "100").doesNotContain("Deal");
    }

    @ParameterizedTest(name = "{0}: {1} is refused with {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "rubber; 4H=; line 1: the declarer is missing",
                "rubber; 8HN=; line 1: level is not 1 to 7",
                "rubber; # nothing; there is no deal in the sheet",
                "whist; 4HN=; line 1: tricks and trumps are not like NS 8 H",
                "whist; NS 14 H; line 1: tricks are not 0 to 13",
                "auction; 2HN=; line 1: who held the honours is missing",
                "rubber; 4HN= | N HA HA; line 1: a card is held twice: HA",
                "rubber; 4HN= | N 4 hearts; line 1: what is held is not like",
                "party; 4HN= | NS 41; line 1: points are not 0 to 40",
                "bridge-whist; 1H 1S P = 7; line 1: ",
                "bridge-whist; '1H P P = 7 | N chicane; E chicane; S chicane'; line 1: nobody can be",
                "bridge-whist; 1N P P = 7 | N chicane; line 1: nobody can be without trumps",
                "bridge-whist; '1H P P = 7 | N chicane; N HA'; line 1: N has no trump",
                "cut-throat; N 1 E 2 W 3; line 1: totals are not those of N, E, S",
                "rubber; {; line 1: this is no JSON object",
            })
    void whatIsWrongIsNamedWithItsLine(String game, String line, String refusal)
            throws IOException {
        var ran = scored(game, List.of(line));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains(refusal);
    }

    @Test
    void anotherGameIsRefused() throws IOException {
        var printed = overtrick("whist", "--seed", "5", "--json");

        assertThat(scored("rubber", printed.lines()).err())
                .contains("line 1: this is a game of whist, not of rubber");
    }

    /// A Han sign takes two cells; figures follow their names, and signs are wide.
    @Test
    void aSheetInChineseStandsInItsColumns() throws IOException {
        var told =
                scored("rubber --lang zh", List.of("4HS= | N HA HK HQ HJ; E HT", "2NE+1", "3NS="));

        assertThat(told.out()).contains("墩分120，大牌奖100").doesNotContain(", ", "墩分 120，");
        assertThat(told.lines().stream().filter(line -> line.contains(" | ")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(Cells.width(line)).isEqualTo(29));
    }

    private Ran scored(String command, List<String> deals) throws IOException {
        var file = Files.writeString(directory.resolve("sheet.txt"), String.join("\n", deals));
        return overtrick((command + " --sheet " + file).split(" "));
    }
}
