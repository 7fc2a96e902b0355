package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Import form in, export form out.
class ConvertTest {

    @Test
    void everythingIsKeptInItsPlace() throws IOException {
        var file = Pbn.read(resource("import.pbn"));

        assertThat(new String(Pbn.write(file), StandardCharsets.ISO_8859_1))
                .isEqualTo(new String(resource("export.pbn"), StandardCharsets.ISO_8859_1));
    }

    @Test
    void theExportFormStaysAsItIs() throws IOException {
        var export = resource("export.pbn");

        assertThat(Pbn.write(Pbn.read(export))).isEqualTo(export);
    }

    @ParameterizedTest(name = "{0} becomes {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    1S !! =1= $25       | 1S =1= $3 $25
                    1s?!                | 1S $6
                    1n {a} $9 {b} =2= {c} $3 | 1NT {a} =2= {c} $3 $9 {b}
                    dbl;tail            | X {tail}
                    ^I 1c               | ^I 1C
                    ^s p                | ^S Pass
                    """)
    void callsAndTheirMarks(String written, String exported) {
        assertThat(line("Auction", written)).isEqualTo(exported);
    }

    @ParameterizedTest(name = "{0} becomes {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    SK !! =1= $200      | SK =1= $9 $200
                    h10?                | HT $8
                    ^r s6 ca            | ^R S6 CA
                    """)
    void cardsAndTheirMarks(String written, String exported) {
        assertThat(line("Play", written)).isEqualTo(exported);
    }

    @Test
    void handsWithoutABoardAreKeptFromTheDealer() {
        String text = "[Dealer \"e\"]\n[Deal \"w:5432.KA.. - 6..32. -\"]\n";

        assertThat(Pbn.text(Pbn.read(text)))
                .contains("[Dealer \"E\"]", "[Deal \"E:6..32. - 5432.AK.. -\"]");
    }

    @Test
    void whatCannotBeReadStaysAsItStands() {
        String text = "[Deal \"none\"]\n[Contract \"9X\"]\n[Result \"many\"]\n[Declarer \"who\"]\n";

        assertThat(Pbn.text(Pbn.read(text)))
                .contains(
                        "[Deal \"none\"]",
                        "[Contract \"9X\"]",
                        "[Result \"many\"]",
                        "[Declarer \"who\"]");
    }

    @Test
    void longCommentsAreBrokenAtBlanks() {
        String text = Samples.BARE + "{" + "word ".repeat(100) + "}\n";

        String export = Pbn.text(Pbn.read(text));

        assertThat(export.split("\r\n")).allMatch(line -> line.length() <= 253);
        assertThat(export.replace("\r\n", " ")).contains("word ".repeat(99));
    }

    @Test
    void longRowsOfATableAreBroken() {
        String name = "\"" + "x".repeat(120) + "\"";
        String text =
                Samples.BARE
                        + "[ScoreTable \"Rank;Names_NS;Names_EW\"]\n1 "
                        + name
                        + "\n"
                        + name
                        + "\n";

        assertThat(Pbn.text(Pbn.read(text)).split("\r\n"))
                .contains("1 " + name + " " + name.substring(0, 122))
                .allMatch(line -> line.length() <= 253);
    }

    /// The fifth line from the end or so: the first of the section.
    private static String line(String section, String elements) {
        String text = Samples.BARE + "[%s \"N\"]\n%s\n*\n".formatted(section, elements);
        String export = Pbn.text(Pbn.read(text));
        String start = "[%s \"N\"]\r\n".formatted(section);
        int at = export.indexOf(start) + start.length();
        return export.substring(at, export.indexOf("\r\n", at));
    }

    private static byte[] resource(String name) throws IOException {
        try (var stream = ConvertTest.class.getResourceAsStream("/overtrick/formats/" + name)) {
            return Objects.requireNonNull(stream, name).readAllBytes();
        }
    }
}
