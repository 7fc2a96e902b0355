package overtrick.page.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Sheets as they are read back: every letter of four languages.
class PaperTest {

    private static String text(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            for (var page : document.getPages()) {
                for (var name : page.getResources().getFontNames()) {
                    assertThat(page.getResources().getFont(name).isEmbedded()).isTrue();
                }
            }
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Friday pairs, O’Brien & Müller",
                "Giải Nguyễn Huệ: Đặng Thị Ữ, Ằ, Ỡ, ỵ",
                "Coppa dell’Amicizia: perché, è così, più",
                "春季双人赛 王晓明 张伟 龚曦",
                "北京 Hà Nội ♠♥♦♣ Roma 第3轮"
            })
    void lettersOfFourLanguagesArePrinted(String title) throws IOException {
        try (var paper = new Paper(title)) {
            paper.turn();
            paper.text(30, 60, 12, title);
            assertThat(paper.width(title, 12)).isPositive();

            assertThat(text(paper.bytes())).contains(title);
        }
    }

    @Test
    void whatNoFontHasIsAQuestionMark() throws IOException {
        try (var paper = new Paper("")) {
            paper.turn();
            paper.text(30, 60, 12, "a\uD83C\uDCA1b");

            assertThat(text(paper.bytes())).contains("a?b");
        }
    }

    /// A sentence in Chinese has no blanks, and was written past the edge of the sheet.
    @Test
    void linesBreakBetweenWordsAndBetweenHanSigns() {
        try (var paper = new Paper("")) {
            String chinese = "东家开叫2♦，西家说“提醒”：你有13点、六张方块，Anna Rossi也有。";
            for (float room = 60; room < 300; room += 7) {
                var lines = paper.lines(chinese, 12, room);

                assertThat(String.join("", lines).replace(" ", ""))
                        .isEqualTo(chinese.replace(" ", ""));
                for (var line : lines) {
                    assertThat(paper.width(line, 12)).as(line).isLessThanOrEqualTo(room);
                    assertThat(line)
                            .doesNotStartWith("，")
                            .doesNotStartWith("”")
                            .doesNotStartWith("点");
                    assertThat(line).doesNotEndWith("“");
                }
            }
            assertThat(paper.lines("You have five spades", 12, 60))
                    .containsExactly("You have", "five", "spades");
            assertThat(paper.lines("", 12, 60)).containsExactly("");
        }
    }

    /// The font for Chinese costs nothing where nothing is Chinese, and little where it is.
    @Test
    void onlyWhatIsNeededIsInTheDocument() {
        assertThat(sized("Friday")).isLessThan(30_000);
        assertThat(sized("春季双人赛")).isLessThan(40_000);
    }

    private static int sized(String title) {
        try (var paper = new Paper(title)) {
            paper.turn();
            paper.text(30, 60, 12, title);
            return paper.bytes().length;
        }
    }
}
