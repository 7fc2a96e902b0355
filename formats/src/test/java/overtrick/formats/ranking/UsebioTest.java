package overtrick.formats.ranking;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.formats.ReadingLimits;
import overtrick.formats.ranking.RankingUsebio.About;
import overtrick.formats.ranking.RankingUsebio.Version;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.JsonResults;
import overtrick.formats.results.OutcomeText;
import overtrick.formats.results.ResultFile;
import overtrick.formats.results.UsebioResults;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.board.TotalPoints;
import overtrick.scoring.match.TeamImps;
import overtrick.scoring.match.VictoryPointScoring;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.Winners;
import overtrick.scoring.vp.VpCatalog;
import overtrick.testkit.Seeds;

/// The structure is checked against what is known of the format: which element stands in which, and
/// which attributes it may have.
@Timeout(60)
class UsebioTest {

    /// Each element with those that may stand in it, and its attributes after a `@`.
    private static final String STRUCTURE =
            """
            USEBIO: CLUB EVENT HANDSET @Version
            CLUB: CLUB_NAME CLUB_ID_NUMBER
            EVENT: EVENT_DESCRIPTION PROGRAM_NAME BOARD_SCORING_METHOD MATCH_SCORING_METHOD WINNER_TYPE DATE\
             SESSION_COUNT SECTION_COUNT PARTICIPANTS SESSION MATCH BOARD @EVENT_TYPE
            PARTICIPANTS: PAIR TEAM PLAYER @EVENT_TYPE
            PAIR: PAIR_NUMBER DIRECTION TOTAL_SCORE PERCENTAGE PLACE BOARDS_PLAYED PLAYER
            TEAM: TEAM_ID TEAM_NAME TOTAL_SCORE PERCENTAGE PLACE BOARDS_PLAYED
            PLAYER: PLAYER_NUMBER PLAYER_NAME TOTAL_SCORE PERCENTAGE PLACE BOARDS_PLAYED
            SESSION: SECTION @SESSION_ID
            SECTION: BOARD @SECTION_ID
            MATCH: ROUND_NUMBER TEAM OPPOSING_TEAM NS_PAIR_NUMBER EW_PAIR_NUMBER TEAM_VICTORY_POINTS\
             OPPOSING_TEAM_VICTORY_POINTS NS_VICTORY_POINTS EW_VICTORY_POINTS BOARD
            BOARD: BOARD_NUMBER TRAVELLER_LINE HAND @EVENT_TYPE
            TRAVELLER_LINE: NS_PAIR_NUMBER EW_PAIR_NUMBER N_PLAYER_NUMBER S_PLAYER_NUMBER E_PLAYER_NUMBER\
             W_PLAYER_NUMBER CONTRACT PLAYED_BY TRICKS SCORE NS_MATCH_POINTS EW_MATCH_POINTS\
             NS_CROSS_IMP_POINTS EW_CROSS_IMP_POINTS NS_BUTLER_POINTS EW_BUTLER_POINTS
            HANDSET: BOARD
            HAND: DIRECTION CLUBS DIAMONDS HEARTS SPADES
            """;

    private static final Scoring MATCHPOINTS = new ByBoards(Matchpoints.STANDARD);
    private static final Scoring IMPS = new ByBoards(new CrossImps(Report.MEAN_OF_COMPARISONS));

    private static Regulations regulations(Scoring scoring, Winners winners) {
        return new Regulations(scoring, Field.ACROSS, winners, List.of());
    }

    private static Scores scores(ResultFile file, Regulations regulations) {
        var assembly = Assembly.of(Map.of("event", file), regulations.winners() == Winners.TWO);
        assertThat(assembly.complaints()).isEmpty();
        var scores = Scores.of(assembly.results(), regulations);
        assertThat(scores.complaint()).isEmpty();
        return scores;
    }

    /// The ranking of an event, and that of the file it became.
    private static void isRankedTheSame(String json, Regulations regulations) {
        var before = scores(JsonResults.read(json), regulations);
        byte[] file = RankingUsebio.of(before);
        hasTheStructure(file);

        var after = scores(UsebioResults.read(file), regulations);

        assertThat(RankingJson.of(after)).isEqualTo(RankingJson.of(before));
        assertThat(after.ranking()).isEqualTo(before.ranking());
        assertThat(RankingUsebio.of(after)).asString(UTF_8).isEqualTo(new String(file, UTF_8));
    }

    private static void hasTheStructure(byte[] file) {
        var allowed = new TreeMap<String, Set<String>>();
        STRUCTURE
                .lines()
                .forEach(line -> {
                    var parts = line.split(":");
                    allowed.put(parts[0], Set.of(parts[1].strip().split("\\s+")));
                });
        try {
            var factory = XMLInputFactory.newDefaultFactory();
            factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
            var reader = factory.createXMLStreamReader(new ByteArrayInputStream(file));
            var open = new ArrayDeque<String>();
            while (reader.hasNext()) {
                int event = reader.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    String name = reader.getLocalName();
                    var above = open.peek();
                    if (above != null) {
                        assertThat(allowed.getOrDefault(above, Set.of()))
                                .as("%s in %s", name, above)
                                .contains(name);
                    }
                    for (int i = 0; i < reader.getAttributeCount(); i++) {
                        assertThat(allowed.getOrDefault(name, Set.of()))
                                .contains("@" + reader.getAttributeLocalName(i));
                    }
                    open.push(name);
                } else if (event == XMLStreamConstants.END_ELEMENT) {
                    open.pop();
                }
            }
        } catch (XMLStreamException broken) {
            throw new AssertionError(broken);
        }
    }

    /// Every table, board and outcome by chance; with names, penalties, a fouled board.
    private static String mitchell(RandomGenerator chance, boolean shared, String sections) {
        int tables = 3 + 2 * chance.nextInt(2);
        var results = new ArrayList<String>();
        var entries = new TreeSet<String>();
        for (String section : sections.split(",")) {
            for (int round = 1; round <= tables - 1; round++) {
                for (int table = 1; table <= tables; table++) {
                    int eastWest = (table - round + tables * 2) % tables + 1;
                    String pair = shared ? "" + eastWest : "" + (tables + eastWest);
                    int board = (table + round - 2) % tables + 1;
                    results.add(
                            "{\"board\": %d, \"section\": \"%s\", \"round\": %d, \"table\": %d,"
                                            .formatted(board, section, round, table)
                                    + "\"ns\": %d, \"ew\": %s, \"result\": \"%s\"}"
                                            .formatted(table, pair, outcome(chance)));
                }
            }
        }
        if (!shared && sections.isEmpty()) {
            for (int pair = 1; pair <= 2 * tables; pair++) {
                entries.add(
                        "{\"id\": %d, \"name\": \"Lê \\\"%d\\\" <i> – Đỗ & Co\"}"
                                .formatted(pair, pair));
            }
        }
        return "{\"title\": \"Thứ Sáu & <friends>\", \"entries\": %s, \"results\": %s %s}"
                .formatted(
                        entries,
                        results,
                        shared || !sections.isEmpty()
                                ? ""
                                : ", \"penalties\": [{\"id\": 2, \"amount\": \"10%\","
                                        + " \"cause\": \"slow > \\\"play\\\" ?>\"}]");
    }

    private static String outcome(RandomGenerator chance) {
        return switch (chance.nextInt(12)) {
            case 0 -> "P";
            case 1 -> "60/40";
            case 2 -> "50.5/45";
            case 3 -> "60% 4SN= 40% 4SN-1";
            case 4 -> "-";
            case 5 -> "-110";
            default ->
                    "%d%s%s%s"
                            .formatted(
                                    1 + chance.nextInt(5),
                                    List.of("C", "D", "H", "S", "N").get(chance.nextInt(5)),
                                    "NESW".charAt(chance.nextInt(4)),
                                    List.of("=", "+1", "-1", "-2").get(chance.nextInt(4)));
        };
    }

    @Test
    void anEventOfPairsIsRankedTheSameToTheDigit() {
        Seeds.each(
                12,
                chance -> {
                    String event = mitchell(chance, false, "");
                    isRankedTheSame(event, regulations(MATCHPOINTS, Winners.ONE));
                    String imps = event.replace("10%", "2 IMP");
                    isRankedTheSame(imps, regulations(IMPS, Winners.ONE));
                    isRankedTheSame(imps, regulations(new ByBoards(Butler.STANDARD), Winners.ONE));
                });
    }

    @Test
    void twoWinnersWithTheSameNumbersAreToldApart() {
        Seeds.each(
                6,
                chance ->
                        isRankedTheSame(
                                mitchell(chance, true, ""), regulations(MATCHPOINTS, Winners.TWO)));
    }

    @Test
    void sectionsWithTheSameNumbersAreToldApart() {
        Seeds.each(
                6,
                chance ->
                        isRankedTheSame(
                                mitchell(chance, false, "A,B"),
                                regulations(MATCHPOINTS, Winners.ONE)));
    }

    @Test
    void anIndividual() {
        isRankedTheSame(
                """
                {"entries": [{"id": 1, "name": "Lan"}, {"id": 2, "name": "Minh"},
                  {"id": 3, "name": "Hoa"}, {"id": 4, "name": "Bình"}],
                 "results": [
                  {"board": 1, "round": 1, "table": 1, "ns": "1+2", "ew": "3+4", "result": "4SN="},
                  {"board": 2, "round": 2, "table": 1, "ns": "1+3", "ew": "2+4", "result": "3NE-1"},
                  {"board": 3, "round": 3, "table": 1, "ns": "1+4", "ew": "2+3", "result": "P"}]}
                """,
                regulations(new ByBoards(new TotalPoints()), Winners.ONE));
    }

    @Test
    void matchesOfTeams() {
        var vp = VpCatalog.ofTheHouse().named("wbf-continuous").orElseThrow();
        isRankedTheSame(
                """
                {"entries": [{"id": 1, "name": "Hà Nội"}, {"id": 2, "name": "Huế"}],
                 "results": [
                  {"board": 1, "round": 1, "table": 1, "ns": 1, "ew": 2, "result": "4SN="},
                  {"board": 1, "round": 1, "table": 2, "ns": 2, "ew": 1, "result": "4SN-1"},
                  {"board": 2, "round": 1, "table": 1, "ns": 1, "ew": 2, "result": "3NE="},
                  {"board": 2, "round": 1, "table": 2, "ns": 2, "ew": 1, "result": "3NE+1"}]}
                """,
                regulations(
                        new ByMatches(new VictoryPointScoring(new TeamImps(), vp)), Winners.ONE));
    }

    @ParameterizedTest
    @EnumSource
    void bothVersionsSayWhatTheyAre(Version version) {
        var scores =
                scores(
                        JsonResults.read(mitchell(Seeds.chance(1), false, "")),
                        regulations(MATCHPOINTS, Winners.ONE));
        var deal =
                Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
        var about =
                new About(
                        "Câu lạc bộ",
                        "123456",
                        Optional.of(LocalDate.of(2026, 11, 26)),
                        List.of(Board.of(new BoardNumber(1), deal)));

        byte[] file = RankingUsebio.of(scores, scores.ranking(), version, about);

        hasTheStructure(file);
        String number = version == Version.V1_2 ? "1.2" : "1.3";
        assertThat(new String(file, UTF_8))
                .contains("<USEBIO Version=\"" + number + "\">")
                .contains("usebio_v" + number.replace('.', '_') + ".dtd")
                .contains("<DATE>26/11/2026</DATE>", "<CLUB_ID_NUMBER>123456</CLUB_ID_NUMBER>")
                .contains("<SPADES>AKQJT98765432</SPADES>", "<DIRECTION>North</DIRECTION>");
        assertThat(scores(UsebioResults.read(file), scores.regulations()).ranking())
                .isEqualTo(scores.ranking());
    }

    /// As other programs write them.
    private static ResultFile line(String elements) {
        return UsebioResults.read(
                """
                <?xml version="1.0" encoding="ISO-8859-1"?>\r
                <!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">\r
                <USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><SESSION SESSION_ID="1">\r
                <SECTION SECTION_ID="A"><PARTICIPANTS><PAIR><PAIR_NUMBER>7</PAIR_NUMBER>\r
                <PLAYER><PLAYER_NAME>Ren\u00e9 &amp; Zo&eacute; M\u00fcller</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>\r
                <BOARD EVENT_TYPE="MP_PAIRS"><BOARD_NUMBER> 2 </BOARD_NUMBER><TRAVELLER_LINE>\r
                <NS_PAIR_NUMBER>7</NS_PAIR_NUMBER><EW_PAIR_NUMBER>8</EW_PAIR_NUMBER>%s\r
                <LIN_DATA>pn|a,b,c,d|</LIN_DATA></TRAVELLER_LINE></BOARD></SECTION></SESSION></EVENT>\r
                <HANDSET><BOARD><BOARD_NUMBER>3</BOARD_NUMBER></BOARD></HANDSET></USEBIO>
                """
                        .formatted(elements.replaceAll("(\\w+)=(\\S+)", "<$1>$2</$1>"))
                        .getBytes(ISO_8859_1));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    CONTRACT=3NT PLAYED_BY=N LEAD=KD TRICKS=9 SCORE=600        | 3NN=
                    CONTRACT=4SX PLAYED_BY=E TRICKS=8 SCORE=300                | 4SXE-2
                    CONTRACT=4S* PLAYED_BY=East TRICKS=8                       | 4SXE-2
                    CONTRACT=PASS SCORE=0                                      | P
                    CONTRACT=pass                                              | P
                    SCORE=-110                                                 | -110
                    NS_SCORE=110                                               | 110
                    EW_SCORE=110                                               | -110
                    SCORE=A6040                                                | 60/40
                    SCORE=A5050                                                | 50/50
                    LEAD=HK                                                    | -
                    """)
    void linesOfOtherProgramsAreRead(String elements, String expected) {
        var file = line(elements);

        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.lines()).hasSize(1);
        assertThat(OutcomeText.text(file.lines().getFirst().outcome())).isEqualTo(expected);
        assertThat(file.lines().getFirst().where().section()).isEqualTo("A");
        assertThat(file.entries().getFirst().name()).isEqualTo("René & Zoé Müller");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    CONTRACT=3NT PLAYED_BY=N TRICKS=9 SCORE=630  | score 630 does not agree with 3NTN=
                    SCORE=123                                    | 123
                    SCORE=AVE                                    | score is not points
                    CONTRACT=3NT PLAYED_BY=N TRICKS=17           | 3NT
                    """)
    void whatCannotBeIsSaidWithItsLine(String elements, String complaint) {
        var file = line(elements);

        assertThat(file.lines()).isEmpty();
        assertThat(file.diagnostics()).hasSize(1);
        assertThat(file.diagnostics().getFirst().message()).contains(complaint);
        assertThat(file.diagnostics().getFirst().line()).isBetween(6, 8);
    }

    // Strangers' files

    @Test
    void nothingIsFetchedAndNoEntityResolved(@TempDir Path folder) throws IOException {
        var secret = folder.resolve("secret.txt");
        Files.writeString(secret, "SECRET");
        String file =
                """
                <!DOCTYPE USEBIO [<!ENTITY s SYSTEM "%s"><!ENTITY a "aaaaaaaaaa">
                <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
                <USEBIO><EVENT><EVENT_DESCRIPTION>x&s;&b;</EVENT_DESCRIPTION></EVENT></USEBIO>
                """
                        .formatted(secret.toUri());

        var read = UsebioResults.read(file.getBytes(UTF_8));

        assertThat(read.title()).doesNotContain("SECRET").doesNotContain("aaaa");
    }

    @Test
    void whatStrangersSendIsLimited() {
        String deep = "<USEBIO>" + "<a>".repeat(5_000);
        assertThat(UsebioResults.read(deep.getBytes(UTF_8)).diagnostics().getFirst().message())
                .contains("more than 32 deep");
        String wide = "<USEBIO>" + "<a/>".repeat(300_000) + "</USEBIO>";
        assertThat(
                        UsebioResults.read(wide.getBytes(UTF_8), ReadingLimits.UPLOAD)
                                .diagnostics()
                                .getFirst()
                                .message())
                .contains("more than 200,000");
        for (String none : List.of("", "board,ns,ew", "<html></html>", "<USEBIO><EVENT>")) {
            assertThat(UsebioResults.read(none.getBytes(UTF_8)).diagnostics()).isNotEmpty();
        }
    }

    @Test
    void noBytesMakeTheReaderFail() {
        byte[] whole =
                RankingUsebio.of(
                        scores(
                                JsonResults.read(mitchell(Seeds.chance(3), false, "")),
                                regulations(MATCHPOINTS, Winners.ONE)));
        Seeds.each(
                300,
                chance -> {
                    byte[] bytes = whole.clone();
                    for (int i = chance.nextInt(1, 6); i > 0; i--) {
                        bytes[chance.nextInt(bytes.length)] = (byte) chance.nextInt();
                    }
                    var read = UsebioResults.read(bytes, ReadingLimits.UPLOAD);
                    assertThat(read.diagnostics().stream().map(Object::toString))
                            .as(
                                    read.lines().stream()
                                            .map(ResultFile.Line::text)
                                            .collect(Collectors.joining(" ")))
                            .allMatch(text -> !text.isBlank());
                });
    }
}
