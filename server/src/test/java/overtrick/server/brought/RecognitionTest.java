package overtrick.server.brought;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.Board;
import overtrick.formats.Severity;
import overtrick.formats.deals.DealFormat;
import overtrick.formats.deals.SolvedBoard;
import overtrick.formats.pbn.Pbn;
import overtrick.page.Upload;

/// What files are taken for.
class RecognitionTest {

    private static final String DEALS =
            """
            [Board "1"]
            [Deal "N:AK32.K32.A32.Q32 QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876"]

            [Board "2"]
            [Deal "N:QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876 AK32.K32.A32.Q32"]
            """;

    private static final String RESULTS =
            """
            board,ns,ew,result
            1,1,2,4SN=
            1,3,4,3NE-1
            """;

    private static Found found(String name, String text) {
        return Recognition.of(new Upload(name, text.getBytes(StandardCharsets.UTF_8)));
    }

    static Stream<DealFormat> written() {
        return Arrays.stream(DealFormat.values())
                .filter(format -> format.isWritten() && !format.isSolved());
    }

    @ParameterizedTest
    @MethodSource("written")
    void everyFormatOfDealsIsReadByItsName(DealFormat format) {
        var boards = Pbn.read(DEALS).boards();
        byte[] bytes = format.write(boards.stream().map(SolvedBoard::of).toList());

        var read = Recognition.of(new Upload("Friday." + format.ending(), bytes));

        var found = read.boards().orElseThrow();
        assertThat(found.format()).isEqualTo(Format.of(format));
        assertThat(found.whole())
                .extracting(one -> one.board().deal())
                .isEqualTo(boards.stream().map(Board::deal).toList());
        assertThat(read.problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    a.txt  | produce 5 hcp(north) >= 15        | true
                    a.dl   | hcp(north) > 20 && shape(south, 5xxx) | true
                    a.txt  | condition hcp(nobody) > 3         | false
                    a.dds  | hcp(                              | false
                    """)
    void aScriptIsOneEvenWhenItIsWrong(String name, String text, boolean right) {
        var script = found(name, text).script().orElseThrow();

        assertThat(script.fault().isEmpty()).isEqualTo(right);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    a.pdf  | %PDF-1.7                            | PDF
                    a.zip  | PK\u0003\u0004rest                  | ARCHIVE
                    a.xlsx | PK\u0003\u0004rest                  | WORKBOOK
                    a.gif  | GIF89a                              | PICTURE
                    a.bid  | 1C = 16+ hcp                        | SYSTEM
                    a.bml  | 1C Strong                           | SYSTEM
                    a.txt  | https://example.org/boards          | ADDRESS
                    a.txt  | Dear members, the club is closed    | UNKNOWN
                    a.html | <html><body>Hello</body></html>     | UNKNOWN
                    """)
    void whatIsOpenedNowhereHereIsNamed(String name, String text, Contents.Kind kind) {
        assertThat(found(name, text).other()).contains(kind);
    }

    @Test
    void anEmptyFileIsEmpty() {
        assertThat(Recognition.of(new Upload("a.pbn", new byte[0])).other())
                .contains(Contents.Kind.EMPTY);
    }

    @ParameterizedTest
    @CsvSource({"results.csv", "results.txt", "results"})
    void aTableOfResultsIsToldByItsHead(String name) {
        var event = found(name, RESULTS).event().orElseThrow();

        assertThat(event.format()).isEqualTo(Format.CSV);
        assertThat(event.file().lines()).hasSize(2);
    }

    @Test
    void jsonOfBoardsAndOfResultsAreToldApart() {
        var boards =
                found(
                        "a.json",
                        """
                        {"format": "overtrick-boards", "version": 1, "boards": [
                        {"number": 7, "deal": "N:AK32.K32.A32.Q32 QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876"}]}
                        """);
        var results = found("a.json", "{\"board\": 1, \"ns\": 1, \"ew\": 2, \"result\": \"4SN=\"}");

        assertThat(boards.boards().orElseThrow().whole()).hasSize(1);
        assertThat(results.event().orElseThrow().file().lines()).hasSize(1);
    }

    @Test
    void everyGoodBoardIsKeptAndWhatIsWrongHasItsPlace() {
        var read =
                found(
                        "a.pbn",
                        DEALS.replace(
                                "[Board \"2\"]\n[Deal \"N:QJ4.QJ4",
                                "[Board \"2\"]\n[Deal \"N:QJ4.QJX"));

        assertThat(read.boards().orElseThrow().whole()).hasSize(1);
        assertThat(read.problems()).isNotEmpty();
        var first = read.problems().getFirst();
        assertThat(first.severity()).as("what is lost comes first").isEqualTo(Severity.ERROR);
        assertThat(first.line()).isEqualTo(5);
    }

    @Test
    void aBoardPlayedAtTwoTablesIsARankingToo() {
        String played =
                """
                [Event "Friday"]
                [Board "1"]
                [North "Ann"]
                [South "Bea"]
                [East "Cy"]
                [West "Dan"]
                [Deal "N:AK32.K32.A32.Q32 QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876"]
                [Scoring "MP"]
                [Declarer "N"]
                [Contract "1NT"]
                [Result "8"]
                [ScoreTable "PairId_NS\\\\2R;PairId_EW\\\\2R;Contract\\\\5L;Declarer\\\\1R;Result\\\\2R"]
                 1  2 1NT   N  8
                 3  4 1NT   N  7
                """;

        var read = found("a.pbn", played);

        assertThat(read.boards().orElseThrow().whole()).hasSize(1);
        assertThat(read.event().orElseThrow().file().lines()).hasSize(2);
    }

    @Test
    void aNameOfDealsWithoutAnySaysWhy() {
        var read = found("a.bri", "nothing of the kind");

        assertThat(read.boards().orElseThrow().whole()).isEqualTo(List.of());
        assertThat(read.problems()).isNotEmpty();
    }
}
