package overtrick.formats.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.formats.Diagnostic;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;

class BoardsJsonTest {

    private static final String DEAL =
            "N:K73.Q952.862.A75 QJ95.3.AJT7.KQ92 A6.AKJ74.KQ53.64 T842.T86.94.JT83";

    private static final String PBN =
            """
            [Event "Nguyễn's \\"cup\\""]
            [Board "7"]
            [North "Ann"]
            [Dealer "N"]
            [Vulnerable "NS"]
            [Deal "%s"]
            [Declarer "S"]
            [Contract "4H"]
            [Result "10"]
            [Auction "N"]
            Pass Pass 1H =1= Pass
            3H Pass 4H AP
            [Note "1:five or more"]
            [Play "W"]
            D9 D2 DA D3
            S2 S7 SQ SA
            *

            [Board "8"]
            [Deal "%s"]
            [Contract "Pass"]

            [Board "9"]
            [Deal "%s"]

            [Board "10"]
            [Deal "%s"]
            [Declarer "E"]
            [Contract "3NTXX"]
            [Result "5"]
            """
                    .formatted(DEAL, DEAL, DEAL, DEAL);

    private static final List<PlayedBoard> BOARDS = Pbn.read(PBN).played();

    private static byte[] written(List<PlayedBoard> boards) {
        var file = new ByteArrayOutputStream();
        try (var json = new BoardsJsonWriter(file)) {
            boards.forEach(json::write);
        }
        return file.toByteArray();
    }

    private record Read(List<PlayedBoard> boards, List<String> told, int leftOut) {}

    private static Read read(String text) {
        var reader =
                BoardsJsonReader.of(
                        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        var boards = new ArrayList<PlayedBoard>();
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            boards.add(next.get());
        }
        return new Read(
                boards,
                reader.diagnostics().stream().map(Diagnostic::text).toList(),
                reader.leftOut());
    }

    @Test
    void whatIsWrittenIsReadAsItWas() {
        String text = new String(written(BOARDS), StandardCharsets.UTF_8);

        assertThat(BOARDS).hasSize(4);
        assertThat(read(text)).isEqualTo(new Read(BOARDS, List.of(), 0));
    }

    @Test
    void aBoardIsALine() {
        String text = new String(written(BOARDS), StandardCharsets.UTF_8);

        assertThat(text.lines().toList().get(1))
                .isEqualTo(
                        "{\"number\":7,\"dealer\":\"N\",\"vulnerable\":\"NS\",\"deal\":\""
                                + DEAL
                                + "\",\"tags\":{\"Event\":\"Nguyễn's \\\"cup\\\"\",\"North\":\"Ann\"},"
                                + "\"auction\":[\"P\",\"P\",\"1H\",\"P\",\"3H\",\"P\",\"4H\",\"P\",\"P\",\"P\"],"
                                + "\"notes\":{\"3\":\"five or more\"},\"contract\":\"4HS\","
                                + "\"play\":[\"D9\",\"D2\",\"DA\",\"D3\",\"SQ\",\"SA\",\"S2\",\"S7\"],"
                                + "\"tricks\":10}");
    }

    @Test
    void linesOfBoardsAloneAreRead() {
        String line = "{\"deal\": \"" + DEAL + "\", \"colour\": {\"x\": [1]}}\n";

        var read = read(line + line);

        assertThat(read.boards()).hasSize(2);
        assertThat(read.boards().getFirst().board().number().value()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "dealer": "Q"           | 3:11: error: seat
                    "tricks": 14            | 3:11: error: tricks are not 0 to 13: 14
                    "contract": "8HS"       | 3:13: error: contract is not like
                    "auction": ["1H","1C"]  | 3:12: error:
                    "notes": {"9": "x"}     | 3:10: error: note is not for one
                    "number": 0             | 3:11: error: number is not 1 or more: 0
                    """)
    void aBadBoardDoesNotHideTheOthers(String member, String complaint) {
        String good = "{\"deal\": \"" + DEAL + "\"}";
        String bad = "{\"deal\": \"" + DEAL + "\",\n" + member + "}";

        var read = read("{\"boards\": [" + good + ",\n" + bad + ",\n" + good + "]}");

        assertThat(read.boards()).hasSize(2);
        assertThat(read.leftOut()).isEqualTo(1);
        assertThat(read.told()).singleElement().asString().startsWith(complaint);
    }

    @Test
    void whatIsNoJsonEndsIt() {
        var read = read("{\"boards\": [{\"deal\": \"" + DEAL + "\"}, oops");

        assertThat(read.boards()).hasSize(1);
        assertThat(read.told()).singleElement().asString().contains("this is no JSON");
    }

    /// The schema names exactly the members that are written.
    @Test
    void theSchemaKnowsEveryMember() throws IOException {
        String schema = Files.readString(Path.of("../docs/schema/boards.schema.json"));
        var described = names(schema.substring(schema.indexOf("\"board\": {")), "^ {8}");
        var members = names(new String(written(BOARDS), StandardCharsets.UTF_8), "(?<=[{,])");

        members.removeAll(List.of("format", "version", "boards", "Event", "North", "3"));
        assertThat(members).isEqualTo(described);
    }

    private static Set<String> names(String text, String before) {
        var names = new TreeSet<String>();
        var name = Pattern.compile("(?m)" + before + "\"(\\w+)\":").matcher(text);
        while (name.find()) {
            names.add(name.group(1));
        }
        return names;
    }
}
