package overtrick.formats.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.ranking.RankingPbn;
import overtrick.scoring.Contestant;
import overtrick.scoring.Results;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.testkit.Seeds;

/// The same event in three forms, and what is wrong in each.
class ReadingTest {

    private static final String HEAD = "board,section,round,table,ns,ew,result\n";

    /// Test T1 of tournaments.md §1.2 as three files.
    private static final String CSV =
            """
            # the slip of board 6
            board;table;ns;ew;vulnerable;result
            6;6;6;106;ns;4SS=
            6;5;5;104;ns;2SS+1
            6;4;4;102;ns;2SS+2
            6;3;3;105;ns;4SS-1
            6;2;2;103;ns;2SS+3
            6;1;1;101;ns;4SS+1
            """;

    private static final String JSON =
            """
            {"title": "T1", "results": [
              {"board": 6, "table": 6, "ns": 6, "ew": "106", "vulnerable": "ns", "result": "4SS="},
              {"board": 6, "table": 5, "ns": 5, "ew": "104", "vulnerable": "ns", "score": 140},
              {"board": 6, "table": 4, "ns": 4, "ew": "102", "vulnerable": "ns", "result": "2SS+2"},
              {"board": 6, "table": 3, "ns": 3, "ew": "105", "vulnerable": "ns", "score": -100},
              {"board": 6, "table": 2, "ns": 2, "ew": "103", "vulnerable": "ns", "result": "2S+3", "declarer": "S"},
              {"board": 6, "table": 1, "ns": 1, "ew": "101", "vulnerable": "ns", "result": "4SS+1", "score": 650}
            ]}
            """;

    private static final String PBN =
            """
            [Event "T1"]
            [Board "6"]
            [Vulnerable "NS"]
            [ScoreTable "Table;PairId_NS\\3R;PairId_EW\\3R;Contract;Declarer;Result;Score_NS;Score_EW"]
            6 6 106 4S S 10 620 -
            5 5 104 2S S 9 - -140
            4 4 102 2S S 10 - -
            3 3 105 - - - -100 -
            2 2 103 2S S 11 200 -200
            1 1 101 4S S 11 +650 -
            """;

    @Test
    void threeFormsOfTheSameEvent() {
        String csv = ranked(Map.of("t1.csv", CsvResults.read(CSV)));

        assertThat(csv).startsWith("{\"place\":1,\"tied\":true,\"id\":\"1\",\"total\":10.00,");
        assertThat(ranked(Map.of("t1.json", JsonResults.read(JSON)))).isEqualTo(csv);
        assertThat(ranked(Map.of("t1.pbn", PbnResults.read(Pbn.read(PBN))))).isEqualTo(csv);
    }

    @Test
    void gamesWithoutATableAreResultsThemselves() {
        var file =
                PbnResults.read(
                        Pbn.read(
                                """
                                [Board "1"]
                                [Declarer "N"]
                                [Contract "4S"]
                                [Result "10"]
                                [HomeTeam "Old Quarter"]
                                [Room "Open"]
                                [VisitTeam "Red River"]

                                [Board "1"]
                                [Contract "Pass"]
                                [HomeTeam "Old Quarter"]
                                [Room "Closed"]
                                [VisitTeam "Red River"]
                                """));

        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.lines())
                .extracting(line -> line.northSouth() + " " + line.text())
                .containsExactly("Old Quarter 4SN=", "Red River P");
        assertThat(Assembly.of(Map.of("match.pbn", file), false).teams()).isTrue();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1,,,,7,8,445                      | f:2:10: error: no result scores 445 with nobody vulnerable; 440 or 450 would be possible
                    1,,,,7,8,4S=                      | f:2:10: error: declarer is missing in 4S=; write 4SN=
                    1,,,,7,8,                         | f:2:1: error: result is missing; write 4SW+1, P, 620, 60/40 or -
                    0,,,,7,8,420                      | f:2:1: error: board is not 1 or more: 0
                    x,,,,7,8,420                      | f:2:1: error: board is not 1 or more: x
                    ,,,,7,8,420                       | f:2:1: error: board is missing
                    1,,,,,8,420                       | f:2:1: error: ns is missing
                    1,,,t,7,8,420                     | f:2:5: error: table is not 1 or more: t
                    1,,,,7,8,420,9                    | f:2:14: error: row has 8 cells, but there are 7 columns
                    1,,,,7,7,420                      | f:2:1: error: 7 cannot meet itself; if the directions are numbered apart, say --winners two
                    1,,,,7,8,420/1,,,,7,8,450         | f:3:1: error: board 1 of 7 and 8 is 450 here and 420 in line 2; one of them must go
                    1,,,,7,8,420/1,,,,7,8,420         | f:3:1: error: board 1 of 7 and 8 stands here again after line 2; one of them must go
                    1,A,2,3,7,8,420/1,A,2,3,9,10,420  | f:3:1: error: board 1 of 9 and 10 stands here again after line 2; one of them must go
                    1,,,,7,8,420/1,,,,7,9,450         | f:3:1: error: 7 has played board 1 already, in line 2
                    1,,1,1,7,8,420/2,,1,2,7,9,110     | f:3:1: error: 7 is at table 1 in round 1 by line 2, so this board was not at table 2 for them
                    entry,,,,7,,/1,,,,7,8,420         | f:3:1: error: 8 is not among the 1 who are entered
                    1,,,,7,8,420/penalty,,,,9,,10%    | f:3:1: error: nobody is 9
                    1,,,,7,8,420/penalty,,,,7,,ten    | f:3:15: error: amount is not like 10% slow play, 2 MP, 3 IMP, 1 VP or 5 P: ten
                    1,,,,7,8,420/penalty,,,,7,,-10%   | f:3:15: error: penalty is not above 0: -10%
                    """)
    void csvSaysWhereItIsWrong(String rows, String complaint) {
        assertThat(complaints(CsvResults.read(HEAD + rows.replace('/', '\n'))))
                .first()
                .isEqualTo(complaint);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4SN=,queen | f:2:12: error: card is not a suit and a rank, like SA or H10: queen
                    P,S1    | f:2:9: error: nobody leads to a board that was passed out or not played
                    -,S1    | f:2:9: error: nobody leads to a board that was passed out or not played
                    """)
    void aLeadSaysWhereItIsWrong(String cells, String complaint) {
        assertThat(complaints(CsvResults.read("board,ns,ew,result,lead\n1,7,8," + cells)))
                .first()
                .isEqualTo(complaint);
    }

    @Test
    void theColumnsOfACsvAreKnown() {
        assertThat(complaints(CsvResults.read("board,ns,ew,points\n")))
                .containsExactly(
                        "f:1:13: error: column is not one of board, section, round, table, ns, ew,"
                                + " result, declarer, score, vulnerable, form, lead, north, east,"
                                + " south, west: points");
        assertThat(complaints(CsvResults.read("# nothing\n\n")))
                .containsExactly(
                        "f:1:1: error: there is no line of column names such as board,ns,ew,result");
    }

    @Test
    void quotesHoldSeparators() {
        var file =
                CsvResults.read(
                        """
                        board,ns,ew,result
                        1,7,8,"60% 420, 40% -50"
                        entry,7,,"Lan ""the fox"" & Minh, old friends"
                        entry,8,,
                        penalty,7,,1.5 MP late
                        carry-over,8,,2 MP
                        """);
        var event = Assembly.of(Map.of("f", file), false).results();

        assertThat(event.names())
                .containsEntry(new Contestant("7"), "Lan \"the fox\" & Minh, old friends")
                .containsEntry(new Contestant("8"), "8");
        assertThat(event.adjustments())
                .extracting(one -> one.amount().text() + " " + one.cause())
                .containsExactly("-1.5 late", "2 carry over");
        assertThat(event.travellers().getFirst().rows().getFirst().outcome().isBalanced()).isTrue();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {"results":[{"board":1,"ns":7,"ew":8,"score":445}]} | f:1:46: error: no result scores 445 with nobody vulnerable; 440 or 450 would be possible
                    {"results":[{"board":1,"ns":7,"ew":8,"result":"4SN=","score":450}]} | f:1:62: error: score 450 does not agree with 4SN=, which is 420 with nobody vulnerable
                    {"results":[{"board":1,"ns":7,"ew":8,"points":4}]}  | f:1:47: error: name is not board, declarer, east, ew, form, lead, north, ns, result, round, score, section, south, table, vulnerable, west: points
                    {"results":{}}                                      | f:1:12: error: results is not a list in brackets
                    {"results":[1]}                                     | f:1:13: error: this is not an object in braces
                    {"results":[]                                       | f:1:14: error: this is no JSON: Unexpected end-of-input: expected close marker for Object
                    {"results":[,]}                                     | f:1:13: error: this is no JSON: Unexpected character (',' (code 44)): expected a valid value (JSON String, Number, Array, Object or token 'null', 'true' or 'false')
                    {"results":[],}                                     | f:1:15: error: this is no JSON: Unexpected character ('}' (code 125)): was expecting double-quote to start property name
                    {"results":[],"results":[]}                         | f:1:24: error: this is no JSON: Duplicate Object property "results"
                    {"title":"x                                         | f:1:12: error: this is no JSON: Unexpected end-of-input: was expecting closing quote for a string value
                    {"title":"\\x"}                                      | f:1:12: error: this is no JSON: Unrecognized character escape 'x' (code 120)
                    {"title" "x"}                                       | f:1:10: error: this is no JSON: Unexpected character ('"' (code 34)): was expecting a colon to separate property name and value
                    {title:"x"}                                         | f:1:2: error: this is no JSON: Unexpected character ('t' (code 116)): was expecting double-quote to start property name
                    []                                                  | f:1:1: error: this is not an object in braces
                    ``                                                  | f:1:1: error: there is no JSON in this text
                    """)
    void jsonSaysWhereItIsWrong(String text, String complaint) {
        assertThat(complaints(JsonResults.read(text))).first().isEqualTo(complaint);
    }

    @Test
    void jsonIsNotReadTooDeep() {
        assertThat(complaints(JsonResults.read("[".repeat(1_000_000))))
                .singleElement()
                .asString()
                .startsWith(
                        "f:1:102: error: this is no JSON: Document nesting depth (101) exceeds");
    }

    @Test
    void jsonLinesAreResultsToo() {
        var file =
                JsonResults.read(
                        """
                        {"board":1,"ns":"7","ew":"8","result":"3NTE+1"}
                        {"board":1,"ns":"9","ew":"10","result":null,"score":-400}
                        """);

        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.lines()).extracting(ResultFile.Line::text).containsExactly("3NE+1", "-400");
        assertThat(file.lines().getLast().place().line()).isEqualTo(2);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1 2 4Z N 10 -   | f:3:5: error: contract is not like 4S, 3NTX or Pass: 4Z
                    1 2 4S N 14 -   | f:3:10: error: tricks are not 0 to 13: 14
                    1 2 4S N 10 450 | f:3:13: error: score 450 does not agree with 4SN=, which is 420 with nobody vulnerable
                    1 2 - - - ^300  | f:3:11: error: artificial score says no percentages; Percentage_NS and Percentage_EW would, such as ^60 and ^40: ^300
                    1 2 - - - -     | f:3:1: error: result is missing; write 4SW+1, P, 620, 60/40 or -
                    1 2 4S N        | f:2:1: error: ScoreTable has 6 columns, but its 4 cells make no whole rows
                    ? 2 4S N 10 -   | f:3:1: error: ns is missing
                    """)
    void pbnSaysWhereItIsWrong(String row, String complaint) {
        String text =
                "[Board \"1\"]\n"
                        + "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS\"]\n"
                        + row
                        + "\n";

        assertThat(complaints(PbnResults.read(Pbn.read(text)))).first().isEqualTo(complaint);
    }

    /// Two rooms of one match, as programs for teams write them: the table is the match's.
    @Test
    void bothRoomsOfAMatchBearOneTable() {
        String room =
                """
                [Board "1"]
                [Round "2"]
                [Table "5"]
                [HomeTeam "Reds"]
                [VisitTeam "Blues"]
                [Room "%s"]
                [Contract "4S"]
                [Declarer "S"]
                [Result "%s"]

                """;
        var file =
                PbnResults.read(
                        Pbn.read(room.formatted("Open", "10") + room.formatted("Closed", "^9")));

        assertThat(complaints(file)).isEmpty();
        assertThat(file.lines())
                .extracting(line -> line.northSouth() + " " + line.text())
                .containsExactly("Reds 4SS=", "Blues 4SS-1");
        assertThat(Assembly.of(Map.of("f", file), false).teams()).isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ^10        | 4SE=
                    EW 10      | 4SE=
                    NS 3       | 4SE=
                    EW 9 NS 4  | 4SE-1
                    """)
    void aGameTellsItsTricksInEveryForm(String result, String text) {
        var file =
                PbnResults.read(
                        Pbn.read(
                                """
                                [Board "1"]
                                [Table "first floor"]
                                [PairNS "1"]
                                [PairEW "2"]
                                [Contract "4S"]
                                [Declarer "E"]
                                [Result "%s"]
                                """
                                        .formatted(result)));

        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.lines()).extracting(ResultFile.Line::text).containsExactly(text);
    }

    @Test
    void aGameWithoutAResultSaysSo() {
        var game =
                "[Board \"1\"]\n[PairNS \"1\"]\n[PairEW \"2\"]\n[Contract \"4S\"]\n[Declarer \"E\"]\n";

        assertThat(complaints(PbnResults.read(Pbn.read(game))))
                .containsExactly(
                        "f:1:1: error: result is missing; write 4SW+1, P, 620, 60/40 or -");
        assertThat(complaints(PbnResults.read(Pbn.read(game + "[Result \"x\"]\n"))))
                .containsExactly("f:6:10: error: result is not like 10, NS 10 or EW 3 NS 10: x");
    }

    @Test
    void aGameMustSayWhoPlayedIt() {
        assertThat(complaints(PbnResults.read(Pbn.read("[Board \"1\"]\n[Contract \"Pass\"]\n"))))
                .containsExactly(
                        "f:1:1: error: game has neither a ScoreTable nor who played it: PairNS and"
                                + " PairEW, or HomeTeam, VisitTeam and Room");
    }

    /// Into the same ranking, with artificial and weighted scores, penalties and what was carried
    /// over.
    @Test
    void whatIsWrittenIsReadBack() {
        Seeds.each(
                30,
                chance -> {
                    var rows = new StringBuilder("board,table,ns,ew,result\n");
                    var results =
                            List.of(
                                    "4SN=",
                                    "3NTE-1",
                                    "P",
                                    "60/40",
                                    "1HXS+1",
                                    "140",
                                    "60% 4SN= 40% 4SN-1",
                                    "NS 4SN= EW 2SN+1",
                                    "-");
                    for (int board = 1; board <= 4; board++) {
                        for (int table = 1; table <= 5; table++) {
                            int eastWest = 101 + Math.floorMod(table - board, 5);
                            String result = results.get(chance.nextInt(results.size() - 1));
                            rows.append(
                                    "%d,%d,%d,%d,%s%n"
                                            .formatted(board, table, table, eastWest, result));
                        }
                    }
                    rows.append("penalty,,2,,\"10% late, again\"\n")
                            .append("carry-over,,3,,-2.5 MP qualifying\n");
                    var event = event(Map.of("f", CsvResults.read(rows.toString())));
                    var scores = scores(event);
                    var pbn = PbnResults.read(Pbn.read(RankingPbn.of(scores)));
                    var csv = CsvResults.read(CsvWriter.of(scores.results()));

                    for (var file : List.of(pbn, csv)) {
                        var again = event(Map.of("f", file));
                        assertThat(scores(again).ranking()).isEqualTo(scores.ranking());
                        assertThat(again.adjustments()).isEqualTo(event.adjustments());
                    }
                });
    }

    /// A fouled board and one with the vulnerability of another number.
    @Test
    void formsAndVulnerabilityAreReadBack() {
        var csv =
                """
                board,table,ns,ew,result,vulnerable,form
                1,1,1,101,4SN=,both,1
                1,2,2,102,4SN=,both,2
                1,3,3,103,4SN+1,both,2
                """;
        var event = event(Map.of("f", CsvResults.read(csv)));

        assertThat(event(Map.of("f", CsvResults.read(CsvWriter.of(event)))).travellers())
                .isEqualTo(event.travellers());
        var pbn = PbnResults.read(Pbn.read(RankingPbn.of(scores(event))));
        assertThat(event(Map.of("f", pbn)).travellers().getFirst().rows())
                .containsExactlyInAnyOrderElementsOf(event.travellers().getFirst().rows());
    }

    /// Names with a comma, one that a spreadsheet would run, and a chair of which nobody has said
    /// who sat on it.
    @Test
    void leadsAndLineUpsAreReadBack() {
        var csv =
                """
                board,table,ns,ew,result,lead,north,east,south,west
                1,1,1,101,4SN=,HQ,"Lan, the elder",An,'=Minh,
                1,2,2,102,420,♠7,,,,
                1,3,3,103,P,,,,,
                1,4,4,104,60% 4SN= 40% 4SN-1,c2,,Bo,,Chi
                """;
        var read = CsvResults.read(csv);
        assertThat(read.diagnostics()).isEmpty();
        assertThat(read.lines())
                .extracting(line -> told(line.beside()))
                .containsExactly("HQ N Lan, the elder E An S =Minh", "S7", "", "C2 E Bo W Chi");
        var told = new TreeMap<Integer, Beside>();
        read.lines()
                .forEach(line ->
                        told.put(line.where().table().orElseThrow().value(), line.beside()));
        var event = event(Map.of("f", read));

        var again =
                CsvResults.read(
                        CsvWriter.of(
                                event,
                                (_, row) ->
                                        told.getOrDefault(
                                                row.place().table().orElseThrow().value(),
                                                Beside.NOTHING)));

        assertThat(again.lines())
                .extracting(ResultFile.Line::beside)
                .containsExactlyElementsOf(told.values());
        assertThat(event(Map.of("f", again))).isEqualTo(event);
        assertThat(CsvWriter.of(event)).startsWith("section,board,round,table,ns,ew,result\n");
    }

    private static String told(Beside beside) {
        var said = new ArrayList<String>();
        beside.lead().ifPresent(card -> said.add(card.code()));
        beside.players().forEach((seat, name) -> said.add(seat.letter() + " " + name));
        return String.join(" ", said);
    }

    @Test
    void leadsAreReadFromJsonAndFromScoreTables() {
        var json =
                JsonResults.read(
                        """
                        {"board": 1, "ns": 1, "ew": 2, "result": "4SN=", "lead": "HQ", "west": "Bo"}
                        """);
        var pbn =
                PbnResults.read(
                        Pbn.read(
                                """
                                [Board "1"]
                                [ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Lead"]
                                1 2 4S N 10 HQ
                                3 4 4S N 10 -
                                """));

        assertThat(json.lines()).extracting(line -> told(line.beside())).containsExactly("HQ W Bo");
        assertThat(pbn.lines()).extracting(line -> told(line.beside())).containsExactly("HQ", "");
    }

    // An individual

    private static final String INDIVIDUAL =
            """
            board,round,table,ns,ew,result
            1,1,1,1+2,3+4,4SN=
            1,1,2,5+6,7+8,4SN+1
            2,2,1,1+3,5+7,P
            2,2,2,2+4,6+8,1NTN=
            """;

    @Test
    void whoChangesPartnersIsRankedAlone() {
        var lines = ranked(Map.of("f", CsvResults.read(INDIVIDUAL))).lines().toList();

        assertThat(lines).hasSize(8);
        assertThat(lines.getFirst()).contains("\"id\":\"4\"", "\"total\":4.00", "\"boards\":2");
    }

    @Test
    void whoIsEnteredAloneIsRankedAlone() {
        var rows = new StringBuilder("board,ns,ew,result\n1,1+2,3+4,4SN=\n1,5+6,7+8,4SN+1\n");
        assertThat(ranked(Map.of("f", CsvResults.read(rows.toString()))).lines()).hasSize(4);
        for (int player = 1; player <= 8; player++) {
            rows.append("entry,%d,,=Player %d\n".formatted(player, player));
        }

        assertThat(ranked(Map.of("f", CsvResults.read(rows.toString()))).lines())
                .hasSize(8)
                .first()
                .asString()
                .contains("\"id\":\"3\"", "\"name\":\"=Player 3\"");
    }

    @Test
    void nobodySitsAtTwoTablesOfAnIndividual() {
        var twice = CsvResults.read(INDIVIDUAL + "1,1,3,1+9,10+11,P\n");

        assertThat(complaints(twice))
                .containsExactly("f:6:1: error: 1 has played board 1 already, in line 2");
    }

    private static List<String> complaints(ResultFile file) {
        return Assembly.of(Map.of("f", file), false).complaints().stream()
                .map(Complaint::text)
                .toList();
    }

    private static Results event(Map<String, ResultFile> files) {
        var assembly = Assembly.of(files, false);
        assertThat(assembly.complaints()).isEmpty();
        return assembly.results();
    }

    private static Scores scores(Results event) {
        return Scores.of(event, Regulations.of(new ByBoards(Matchpoints.STANDARD)));
    }

    private static String ranked(Map<String, ResultFile> files) {
        return RankingJson.of(scores(event(files)));
    }
}
