package overtrick.formats.any;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Deal;
import overtrick.formats.ReadingLimits;

/// Whatever is pasted is read as what it is.
class AnyBoardsTest {

    private static final String HANDS =
            "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876";
    private static final String LIN =
            "pn|Lan,Minh,Anna,Paolo|st||md|1S876HJ543DAKQ2CT9,S543H76D763CAQ876,SAKQ2HT98DJ54CK32,|"
                    + "sv|o|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|pc|HA|";

    private static AnyBoards.Found read(String text) {
        return AnyBoards.read(text.getBytes(StandardCharsets.UTF_8), ReadingLimits.UPLOAD);
    }

    @Test
    void readsHandsAlone() {
        var found = read("  " + HANDS + "\n");

        assertThat(found.boards())
                .singleElement()
                .satisfies(board -> {
                    assertThat(board.board().deal()).isEqualTo(Deal.parse(HANDS));
                    assertThat(board.auction()).isEmpty();
                });
    }

    @Test
    void readsPbn() {
        var found =
                read(
                        """
                        [Board "7"]
                        [Dealer "S"]
                        [Vulnerable "All"]
                        [Deal "%s"]
                        """
                                .formatted(HANDS));

        assertThat(found.boards())
                .singleElement()
                .returns(7, board -> board.board().number().value());
    }

    @Test
    void readsLin() {
        assertThat(read(LIN).boards())
                .singleElement()
                .satisfies(board -> {
                    assertThat(board.board().deal()).isEqualTo(Deal.parse(HANDS));
                    assertThat(board.cards()).hasSize(1);
                });
    }

    @Test
    void readsTheLinOfAViewersLink() {
        var link =
                "see https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin="
                        + URLEncoder.encode(LIN, StandardCharsets.UTF_8)
                        + "&x=1 there";

        assertThat(read(link).boards()).isEqualTo(read(LIN).boards());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "N:AKQ2.T98.J54.K32",
                "N:what ever this is",
                "https://example.org/?lin=%ZZ",
                "md|",
                "[Deal \"N:AK\"]"
            })
    void findsNothingInAnythingElse(String text) {
        assertThat(read(text).boards()).isEmpty();
    }
}
