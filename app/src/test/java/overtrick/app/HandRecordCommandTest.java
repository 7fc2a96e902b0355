package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.formats.pbn.Pbn;

/// `handrecord` and `site`, as they are typed.
class HandRecordCommandTest {

    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    @TempDir private Path folder;

    /// The hands are read back from the paper and are those of the file.
    @ParameterizedTest
    @CsvSource({"2, akqj, AKQJ", "6, ardf, ARDF", "12, akdb, AKDB"})
    void everyHandOfTheFileIsOnThePaper(int sheet, String letters, String honours)
            throws IOException {
        String pbn = Ran.overtrick("deal", "-n", "4", "--format", "pbn", "--seed", "39").out();
        var file = Files.writeString(folder.resolve("evening.pbn"), pbn);
        var out = folder.resolve("evening.pdf");

        var ran =
                Ran.overtrick(
                        "handrecord",
                        file.toString(),
                        "-o",
                        out.toString(),
                        "--boards",
                        "" + sheet,
                        "--letters",
                        letters,
                        "--title",
                        "春季 Nguyễn Huệ");

        assertThat(ran.err()).isEmpty();
        var boards = Pbn.read(pbn).played();
        assertThat(boards).hasSize(4);
        try (var document = Loader.loadPDF(out.toFile())) {
            String read = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
            assertThat(document.getNumberOfPages()).isEqualTo(Math.ceilDiv(4, sheet));
            assertThat(read).contains("春季 Nguyễn Huệ", "Par ");
            for (var played : boards) {
                for (var seat : Seat.values()) {
                    assertThat(read).contains(hand(played.board().deal().hand(seat), honours));
                }
            }
        }
    }

    private static String hand(overtrick.cards.CardSet hand, String honours) {
        var text = new StringBuilder();
        for (var suit : SUITS) {
            var ranks = new StringBuilder();
            for (char rank : hand.ranks(suit).toCharArray()) {
                int honour = "AKQJ".indexOf(rank);
                ranks.append(
                        honour >= 0 ? "" + honours.charAt(honour) : rank == 'T' ? "10" : "" + rank);
            }
            text.append(suit.symbol())
                    .append(' ')
                    .append(ranks.isEmpty() ? "–" : ranks)
                    .append(' ');
        }
        return text.toString().strip();
    }

    @Test
    void whatCannotBePrintedIsTold() throws IOException {
        var file = Files.writeString(folder.resolve("none.pbn"), "[Event \"x\"]\n");
        String out = folder.resolve("x.pdf").toString();

        assertThat(Ran.overtrick("handrecord", file.toString(), "-o", out).err())
                .contains("has a deal");
        assertThat(Ran.overtrick("handrecord", file.toString(), "-o", out, "--boards", "5").err())
                .contains("--boards is not 2, 6 or 12: 5");
        assertThat(Ran.overtrick("handrecord", file.toString(), "-o", out, "--letters", "x").err())
                .contains("--letters are not");
        assertThat(Files.exists(Path.of(out))).isFalse();
    }

    @Test
    void aSiteIsWrittenOfWhatThereIs() {
        var ran =
                Ran.overtrick(
                        "site",
                        "ABCDEF",
                        "-o",
                        folder.resolve("site").toString(),
                        "--data",
                        folder.toString());

        assertThat(ran.err()).contains("there is no club in");
    }
}
