package overtrick.formats.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.Contestant;

/// Files are combined into one event, and conflicts among their results are reported.
class AssemblyTest {

    private static final String HEAD = "board,section,round,table,ns,ew,result\n";

    /// A result must be from a table where the board was, between those who sat there.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    "round":1,"table":1,"ns":1,"ew":101,"board":2 | ``
                    "ns":1,"ew":101,"board":2                     | ``
                    "round":1,"table":1,"ns":1,"ew":101,"board":3 | board 3 does not belong to round 1, table 1; boards 1, 2 do
                    "round":1,"table":2,"ns":2,"ew":102,"board":1 | board 1 does not belong to round 1, table 2; board 3 does
                    "round":1,"table":1,"ns":1,"ew":102,"board":1 | round 1, table 1 seats 1 and 101, not 1 and 102
                    "round":2,"table":1,"ns":1,"ew":101,"board":1 | nobody is seated at round 2, table 1
                    "ns":1,"ew":102,"board":1                     | 1 and 102 never meet
                    """)
    void resultsAreHeldAgainstTheSeatings(String result, String complaint) {
        var file =
                JsonResults.read(
                        """
                        {"results": [{"score": 0, %s}],
                         "seatings": [{"round": 1, "table": 1, "ns": 1, "ew": 101, "boards": [1, 2]},
                                      {"round": 1, "table": 2, "ns": 2, "ew": 102, "boards": [3]}]}
                        """
                                .formatted(result));

        assertThat(complaints(file))
                .isEqualTo(
                        complaint.isEmpty()
                                ? List.of()
                                : List.of(
                                        "f:1:%d: error: %s"
                                                .formatted(
                                                        27 + result.indexOf("\"board\":") + 8,
                                                        complaint)));
    }

    @Test
    void severalFilesAreOneEvent() {
        var files = new LinkedHashMap<String, ResultFile>();
        files.put("a.csv", CsvResults.read(HEAD + "1,A,,,1,2,420\n"));
        files.put("b.csv", CsvResults.read(HEAD + "1,B,,,1,2,110\n"));
        var event = Assembly.of(files, false).results();

        assertThat(event.contestants()).map(Contestant::id).containsExactly("A1", "A2", "B1", "B2");
        assertThat(event.travellers()).hasSize(1);

        files.put("c.csv", CsvResults.read(HEAD + "1,B,,,1,2,140\n"));
        assertThat(Assembly.of(files, false).complaints())
                .extracting(Complaint::text)
                .containsExactly(
                        "c.csv:2:1: error: board 1 of B1 and B2 is 140 here and 110 in b.csv line 2;"
                                + " one of them must go");
    }

    @Test
    void boardsHaveOneVulnerability() {
        var file = CsvResults.read("board,ns,ew,vulnerable,result\n1,1,2,ns,0\n1,3,4,none,0\n");

        assertThat(complaints(file))
                .containsExactly(
                        "f:3:1: error: board 1 has nobody vulnerable here and NS in line 2");
    }

    @Test
    void directionsMayBeNumberedApart() {
        var file = CsvResults.read(HEAD + "1,,,,1,1,420\n1,,,,2,2,110\n");

        assertThat(Assembly.of(Map.of("f", file), false).complaints()).hasSize(2);
        assertThat(Assembly.of(Map.of("f", file), true).results().contestants())
                .map(Contestant::id)
                .containsExactly("1 EW", "1 NS", "2 EW", "2 NS");
    }

    @Test
    void theRoomsOfAMatchMayShareATable() {
        String rooms = "1,,1,5,A,B,420\n1,,1,5,B,A,-50\n";

        assertThat(complaints(CsvResults.read(HEAD + rooms))).isEmpty();
        assertThat(complaints(CsvResults.read(HEAD + rooms + "1,,1,5,C,D,420\n")))
                .containsExactly(
                        "f:4:1: error: board 1 of C and D stands here again after line 2; one of"
                                + " them must go");
    }

    private static List<String> complaints(ResultFile file) {
        return Assembly.of(Map.of("f", file), false).complaints().stream()
                .map(Complaint::text)
                .toList();
    }
}
