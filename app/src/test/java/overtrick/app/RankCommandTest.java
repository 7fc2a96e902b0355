package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.app.output.Json;

class RankCommandTest {

    private static final Pattern STEERING =
            Pattern.compile(
                    "(?s).*[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069].*");

    @TempDir private Path directory;
    private String pairs = "";
    private String teams = "";

    @BeforeEach
    void files() throws IOException {
        pairs =
                file(
                        "pairs.csv",
                        """
                        board,round,table,ns,ew,result
                        1,1,1,1,101,420
                        1,1,2,2,102,4SN-1
                        2,2,1,1,102,P
                        2,2,2,2,101,60/40
                        penalty,,,1,,10% slow play
                        """);
        teams =
                file(
                        "teams.csv",
                        """
                        board,round,ns,ew,result
                        1,1,A,B,420
                        1,1,B,A,-50
                        2,1,A,B,110
                        2,1,B,A,110
                        """);
    }

    /// Neither in a ranking nor in a complaint, in whatever form.
    @Test
    void noNameInAFileSteersTheTerminal() throws IOException {
        String evil = "\u001b[2J\u009b1m\u202e\u2066\u0007\u007fLan";
        String named =
                file(
                        "named.csv",
                        "board,ns,ew,result\n1,1,2,P\nentry,1,,%s\nentry,2,,Minh\n"
                                .formatted(evil));
        String wrong = file("wrong.csv", "board,ns,ew,result\n1,1,2,%s\n".formatted(evil));

        for (String form : List.of("text", "json", "html", "pbn")) {
            var ran = overtrick("rank", named, "--format", form);
            assertThat(ran.status()).as(ran.err()).isZero();
            assertThat(ran.out()).contains("Lan").doesNotMatch(STEERING);
        }
        var refused = overtrick("rank", wrong);
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("Lan").doesNotMatch(STEERING);
    }

    @Test
    void ranksThePlayersOfAnIndividual() throws IOException {
        String players =
                file(
                        "players.csv",
                        """
                        board,ns,ew,result
                        1,1+2,3+4,4SN=
                        1,5+6,7+8,4SN+1
                        2,1+3,5+7,P
                        2,2+4,6+8,1NTN=
                        """);

        assertThat(overtrick("rank", players).lines())
                .hasSize(3 + 8)
                .element(3)
                .asString()
                .matches(" *1= +4 +4.00 .*");
        assertThat(overtrick("rank", players, "--why", "1").err())
                .startsWith("1 is ranked with several partners; --why explains one partnership");
        assertThat(overtrick("rank", players, "--why", "1+2").status()).isZero();
    }

    @Test
    void ranksByMatchpointsUnlessToldOtherwise() {
        var ran = overtrick("rank", pairs);

        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.lines())
                .containsExactly(
                        "Ranking",
                        "",
                        "Place  No.    MP      %  Adjusted  Boards",
                        "    1  102  3.00  75.00                 2",
                        "    2    1  2.80  70.00     -0.20       2",
                        "    3    2  1.20  30.00                 2",
                        "    4  101  0.00   0.00                 2");
        assertThat(overtrick("rank", pairs, "--scoring", "mp")).isEqualTo(ran);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "imp-pairs, 1, IMP, 10.00",
        "cross-imp, 1, IMP, 10.00",
        "butler,    1, IMP, 6.00",
        "total,     1, P,   420.00",
    })
    void otherScoringOfPairs(String scoring, String first, String unit, String total)
            throws IOException {
        var plain = file("plain.csv", Files.readString(Path.of(pairs)).replaceAll("penalty.*", ""));
        var line = json(overtrick("rank", plain, "--json", "--scoring", scoring)).getFirst();

        assertThat(line)
                .contains("\"id\":\"%s\",\"total\":%s,".formatted(first, total))
                .contains("\"unit\":\"%s\"".formatted(unit));
    }

    /// Without the ends the mean is 416.7; with all it is 182; with half of each end 270.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "'',                       1.00",
        "--datum ten,              1.00",
        "--datum even-ten,         1.00",
        "--datum exact,            1.00",
        "--trim none,              7.00",
        "--trim by-number,         1.00",
        "--trim 1,                 1.00",
        "--trim 20%,               1.00",
        "--trim =10%,              5.00",
    })
    void butlerIsReckonedAsTheClubHasIt(String options, String total) throws IOException {
        var file =
                file(
                        "butler.csv",
                        """
                        board,ns,ew,result
                        1,1,11,460
                        1,2,12,430
                        1,3,13,420
                        1,4,14,400
                        1,5,15,-800
                        """);
        var words = Stream.of("rank " + file + " --json --scoring butler " + options);
        var ran =
                overtrick(words.flatMap(all -> Stream.of(all.split(" +"))).toArray(String[]::new));

        assertThat(json(ran))
                .filteredOn(line -> line.contains("\"id\":\"1\""))
                .hasSize(1)
                .first()
                .asString()
                .contains("\"total\":" + total);
    }

    /// The mean is 425, in the middle between two tens.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"ten, 430", "even-ten, 420", "exact, 425"})
    void aDatumOfHalfTensIsRoundedAsTold(String rounding, String datum) throws IOException {
        var file = file("half.csv", "board,ns,ew,result\n1,1,11,450\n1,2,12,400\n");

        assertThat(
                        overtrick(
                                        "rank",
                                        file,
                                        "--scoring",
                                        "butler",
                                        "--trim",
                                        "none",
                                        "--datum",
                                        rounding,
                                        "--why",
                                        "1")
                                .out())
                .contains("450 against the datum " + datum + " is ");
        assertThat(overtrick("rank", file, "--scoring", "butler", "--why", "1").out())
                .contains("450 against the datum 430 is 20");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --scoring butler --trim x    | --trim is not by-number, none, a number such as 2, or a share such as 5% or =10%: x
                    --scoring butler --trim 50%  | --trim: percentage is not 0 to less than 50: 50
                    --scoring butler --datum x   | --datum is not ten, even-ten or exact: x
                    --trim none                  | --trim and --datum belong to --scoring butler, not to mp
                    --scoring bam --unequal added | --unequal belongs to --scoring mp, not to bam
                    """)
    void wrongOptionsOfScoringAreTold(String options, String sentence) {
        var ran = overtrick(("rank " + pairs + " " + options).split(" +"));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines()).containsExactly(sentence);
    }

    /// Board 2 has two results of three: its sum counts half as much again.
    @Test
    void crossImpsAreScaledWhereResultsAreMissing() throws IOException {
        var file =
                file(
                        "missing.csv",
                        """
                        board,ns,ew,result
                        1,1,11,0
                        1,2,12,0
                        1,3,13,0
                        2,1,11,620
                        2,2,12,-100
                        """);

        assertThat(json(overtrick("rank", file, "--json", "--scoring", "cross-imp")).getFirst())
                .contains("\"id\":\"1\",\"total\":18.00");
        assertThat(overtrick("rank", file, "--scoring", "cross-imp", "--why", "1").out())
                .contains("18  12 times 3 expected over 2 present scores");
    }

    @ParameterizedTest(name = "{0}: {1} to {2}")
    @CsvSource({
        "bam,     3.00, 1.00",
        "imp,     10.00, -10.00",
        "total,   470.00, -470.00",
        "pachabo, 7.00, 1.00",
    })
    void teams(String scoring, String winner, String loser) {
        var lines = json(overtrick("rank", teams, "--json", "--scoring", scoring));

        assertThat(lines.getFirst()).contains("\"id\":\"A\"", "\"total\":" + winner + ",");
        assertThat(lines.getLast()).contains("\"id\":\"B\"", "\"total\":" + loser + ",");
    }

    @Test
    void victoryPointsOfTeamsAreThoseOfTheScale() {
        var line = json(overtrick("rank", teams, "--json", "--scoring", "vp")).getFirst();
        var points = overtrick("vp", "--scale", "wbf-continuous", "--boards", "2", "10");

        assertThat(line).contains("\"total\":" + points.lines().getFirst().split(" ")[0] + ",");
    }

    @Test
    void jsonIsOneObjectALine() {
        var ran = overtrick("rank", pairs, "--format", "json");

        assertThat(ran.lines())
                .hasSize(4)
                .allSatisfy(line -> assertThat(Json.MAPPER.readTree(line).isObject()).isTrue());
        assertThat(ran.lines().getFirst())
                .isEqualTo(
                        "{\"place\":1,\"tied\":false,\"id\":\"102\",\"total\":3.00,\"unit\":\"MP\","
                                + "\"percentage\":75.00,\"adjustment\":0.00,\"boards\":2}");
    }

    @Test
    void writesPbnAndHtml() {
        assertThat(overtrick("rank", pairs, "--format", "pbn").out())
                .startsWith("% PBN 2.1\r\n")
                .contains("[ScoreTable ");
        assertThat(overtrick("rank", pairs, "--format", "html").out())
                .startsWith("<!DOCTYPE html>\n")
                .endsWith("</html>\n");
    }

    @Test
    void saysWhy() {
        var ran = overtrick("rank", pairs, "--why", "1");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines().getFirst()).endsWith("70  2.8 of 4 matchpoints, as a percentage");
        assertThat(ran.out()).contains("penalty of 10% of a top of 2: slow play");
    }

    @Test
    void takesAScaleOfTheUser() throws IOException {
        var own = file("own.vp", "scale own\nboards 2\n0 5 5\n8 10 0\n");

        assertThat(overtrick("vp", "--scale", own, "--boards", "2", "9").lines())
                .containsExactly("10 0");
        assertThat(overtrick("rank", teams, "--scoring", "vp", "--scale", own, "--json").out())
                .contains("\"id\":\"A\",\"total\":10.00");
        var wrong = file("wrong.vp", "scale own\nboards 2\n0 5\n");
        assertThat(overtrick("vp", "--scale", wrong, "--boards", "2", "9").err())
                .isEqualToIgnoringNewLines(
                        wrong
                                + ": line 3: step is not like 12 7.5 2.5 (margin, winner, loser): 0 5");
    }

    @ParameterizedTest(name = "{0} over {1} boards, {2} IMPs: {3}")
    @CsvSource({
        "wbf-continuous, 16, 10,  12.80 7.20",
        "wbf-continuous, 16, -10, 7.20 12.80",
        "wbf-continuous, 8,  0,   10.00 10.00",
        "wbf-discrete,   16, 10,  13 7",
        "seed20,         16, 60,  20 -1",
        "seed20,         16, -60, -1 20",
        "seed30,         16, 60,  25 4",
        "acbl20,         7,  12,  15 5",
        "acbl30,         9,  1,   18 12",
    })
    void victoryPoints(String scale, String boards, String margin, String points) {
        var ran = overtrick("vp", "--scale", scale, "--boards", boards, margin);

        assertThat(ran.lines()).containsExactly(points);
        assertThat(ran.status()).isZero();
    }

    @Test
    void victoryPointsAsJson() {
        assertThat(
                        overtrick(
                                        "vp",
                                        "--scale",
                                        "wbf-continuous",
                                        "--boards",
                                        "16",
                                        "--json",
                                        "10")
                                .lines())
                .containsExactly(
                        "{\"scale\":\"wbf-continuous\",\"boards\":16,\"margin\":10,"
                                + "\"vp\":12.80,\"opponents\":7.20}");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    rank PAIRS --scoring bam     | penalty of 1 is in %; with this scoring it would be in P
                    rank TEAMS --scoring vp --scale seed20 | match of A and B in round 1: boards of scale seed20 are not 16: 2
                    rank PAIRS --why 9           | nobody in the event is 9
                    rank PAIRS --scale none      | scale is not wbf-continuous, wbf-discrete, seed20, seed30, acbl20, acbl30 or a file that ends in .vp: none
                    rank PAIRS PAIRS             | file is given twice: PAIRS
                    rank friday.doc              | there is no file friday.doc
                    vp --scale acbl20 --boards 7 x | margin is not a whole number of IMPs: x
                    vp --scale acbl20 --boards 5 3 | boards of scale acbl20 are not 6-8, 9-11: 5
                    """)
    void wrongInputTakesOneLine(String arguments, String message) {
        var words = new ArrayList<String>();
        for (String word : arguments.split(" ")) {
            words.add(word.replace("PAIRS", pairs).replace("TEAMS", teams));
        }
        var ran = overtrick(words.toArray(String[]::new));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).containsExactly(message.replace("PAIRS", pairs));
    }

    @Test
    void aWrongResultIsToldWithItsPlace() throws IOException {
        var wrong = file("wrong.csv", "board,ns,ew,result\n1,1,2,445\n1,1,3,x\n");
        var ran = overtrick("rank", wrong);

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines())
                .containsExactly(
                        wrong
                                + ":2:7: error: no result scores 445 with nobody vulnerable; 440 or 450"
                                + " would be possible (and 1 more)");
    }

    /// As soon as the movement is named, in whatever form the results come.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1,1,2,2,102,P   | board 1 does not belong to round 1, table 2; boards 3, 4 do
                    3,1,2,2,103,P   | round 1, table 2 seats 2 and 102, not 2 and 103
                    3,1,9,2,102,P   | nobody is seated at round 1, table 9
                    3,,,2,102,P     |
                    3,1,2,2,102,P   |
                    5,2,2,2,101,P   |
                    5,,,1,103,P     | board 5 does not belong to round 2, table 1; boards 3, 4 do
                    """)
    void resultsAreHeldAgainstTheMovement(String row, String message) throws IOException {
        var csv = file("held.csv", "board,round,table,ns,ew,result\n%s\n".formatted(row));
        var cells = row.split(",", -1);
        var pbn =
                file(
                        "held.pbn",
                        """
                        [Event "held"]
                        [Board "%s"]
                        [ScoreTable "Round;Table;PairId_NS;PairId_EW;Score_NS"]
                        %s %s %s %s 0
                        """
                                .formatted(
                                        cells[0],
                                        dash(cells[1]),
                                        dash(cells[2]),
                                        cells[3],
                                        cells[4]));
        for (var name : List.of(csv, pbn)) {
            var ran =
                    overtrick(
                            "rank",
                            name,
                            "--movement",
                            "mitchell",
                            "--tables",
                            "3",
                            "--boards-per-round",
                            "2");

            assertThat(ran.status()).as(name).isEqualTo(message == null ? 0 : 2);
            if (message != null) {
                assertThat(ran.err().lines()).singleElement().asString().endsWith(message);
            }
        }
    }

    private static String dash(String cell) {
        return cell.isEmpty() ? "-" : cell;
    }

    @Test
    void aMovementHasAKindAndASize() {
        assertThat(overtrick("rank", pairs, "--movement", "mitchell").err().lines())
                .containsExactly("mitchell: either --tables or --pairs says how many");
        assertThat(overtrick("rank", pairs, "--tables", "3").err().lines())
                .containsExactly(
                        "the size of a movement is told, but not its kind; add --movement");
    }

    @Test
    void anEventHasResults() throws IOException {
        var empty = file("empty.csv", "board,ns,ew,result\n");

        assertThat(overtrick("rank", empty).err().lines())
                .containsExactly("there are no results in " + empty);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    private static List<String> json(Ran ran) {
        assertThat(ran.err()).isEmpty();
        return Arrays.asList(ran.out().split("\n"));
    }
}
