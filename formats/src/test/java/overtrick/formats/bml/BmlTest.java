package overtrick.formats.bml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.formats.Diagnostic;
import overtrick.formats.ReadingLimits;
import overtrick.formats.bml.BmlBlock.Bullets;
import overtrick.formats.bml.BmlBlock.Diagram;
import overtrick.formats.bml.BmlBlock.Heading;
import overtrick.formats.bml.BmlBlock.Item;
import overtrick.formats.bml.BmlBlock.Paragraph;
import overtrick.formats.bml.BmlBlock.Table;

/// Notes as players write them, and what is wrong in them.
class BmlTest {

    private static BmlFile read(String text) {
        return Bml.read(text, Bml.NO_INCLUDES, ReadingLimits.UPLOAD);
    }

    /// Each auction with what its last call means.
    private static List<String> meanings(BmlFile file) {
        return BmlAuctions.of(file, ReadingLimits.UPLOAD).meanings().stream()
                .map(one -> one.text() + " = " + one.row().description().replace('\n', ';'))
                .toList();
    }

    private static String table(List<BmlRow> rows, String indent) {
        return rows.stream()
                .map(row ->
                        indent
                                + row.written()
                                + "|"
                                + row.description().replace('\n', ';')
                                + "\n"
                                + table(row.rows(), indent + "."))
                .collect(Collectors.joining());
    }

    @Test
    void everyPartOfNotesIsFound() {
        var file =
                read(
                        """
                        #+TITLE: Our club
                        #+AUTHOR: Ann
                        #+TITLE: another

                        * Openings
                        Text of the
                          chapter, *bold* too.
                        // a remark

                        1C  2+!c
                        1HS = 5+ suit

                        ** More

                        - one
                          goes on
                          - within
                        - two

                        1. first
                        2. second

                        N, NS, 3NN
                        N Kxx T9 xxx Q987x
                        S AQx AKx KQJx KJT
                        """);

        assertThat(file.metadata())
                .containsExactly(Map.entry("TITLE", "Our club"), Map.entry("AUTHOR", "Ann"));
        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.blocks().stream().map(Object::getClass))
                .containsExactly(
                        Heading.class,
                        Paragraph.class,
                        Table.class,
                        Heading.class,
                        Bullets.class,
                        Bullets.class,
                        Diagram.class);
        assertThat(((Paragraph) file.blocks().get(1)).text())
                .isEqualTo("Text of the chapter, *bold* too.");
        assertThat(((Heading) file.blocks().get(3)).level()).isEqualTo(2);
        assertThat(((Bullets) file.blocks().get(4)).items())
                .containsExactly(
                        new Item(0, "one goes on"), new Item(1, "within"), new Item(0, "two"));
        assertThat(((Bullets) file.blocks().get(5)).numbered()).isTrue();
    }

    @Test
    void whatStandsFurtherToTheRightFollows() {
        var file =
                read(
                        """
                        1C  one of
                            a) weak
                            b) strong
                          1D = waiting
                            1H 20+
                          1S 5+
                        1N

                        1N-2C;
                        2D No
                          2H 5+
                        2HS 4+
                        """);

        var tables = file.tables().toList();
        assertThat(table(tables.get(0).rows(), ""))
                .isEqualTo("1C|one of;a) weak;b) strong\n.1D|waiting\n..1H|20+\n.1S|5+\n1N|\n");
        assertThat(table(tables.get(1).rows(), ""))
                .isEqualTo("1N-2C;|\n.2D|No\n..2H|5+\n.2HS|4+\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1HS a                  | 1H = a; 1S = a
                    1m a                   | 1C = a; 1D = a
                    1M-2M a                | 1H (P) 2H = a; 1S (P) 2S = a
                    1M-2oM a               | 1H (P) 2S = a; 1S (P) 2H = a
                    1D-2m a                | 1D (P) 2C = a
                    1C-1D;,1red b          | 1C (P) 1D (P) 1H = b
                    1D-1H;,3m b            | 1D (P) 1H (P) 3C = b
                    1C-1steps a            | 1C (P) 1D = a
                    1N-2steps a            | 1N (P) 2D = a
                    (1N)---,D a,2C b       | (1N) X = a; (1N) 2C = b
                    (1N)-P-(P)---,D a      | (1N) P (P) X = a
                    1C--(1D)--X a          | 1C (1D) X = a
                    (1X)--1Y--(P)--2Z a    | (1C) 1D (P) 2H = a; (1C) 1D (P) 2S = a; (1C) 1H (P) 2S = a; (1D) 1H (P) 2S = a
                    1N-2C/2D a             | 1N (P) 2C = a; 1N (P) 2D = a
                    2C a,2X b              | 2C = a; 2D = b; 2H = b; 2S = b
                    1NT a                  | 1N = a
                    1N a,1N b              | 1N = a
                    """)
    void lettersStandForEachOfTheirSuits(String rows, String meanings) {
        assertThat(String.join("; ", meanings(read(rows.replace(',', '\n'))))).isEqualTo(meanings);
    }

    /// What is written for the very bid counts, wherever it stands.
    @Test
    void aBidGoesBeforeALetter() {
        assertThat(meanings(read("2X weak\n\n2C strong\n  2D waiting")))
                .contains("2C = strong", "2D = weak", "2C (P) 2D = waiting")
                .doesNotContain("2C = weak");
    }

    @Test
    void rowsAreCopiedCutAndPasted() {
        var file =
                read(
                        """
                        #CUT transfer
                        2\\R Transfer

                          2\\M accepts
                        #ENDCUT

                        1N---
                        #COPY stayman
                        2C Stayman
                        #ENDCOPY
                        #PASTE transfer \\R=D \\M=H

                        1N-(D)---
                        #PASTE stayman
                        """);

        assertThat(file.diagnostics()).isEmpty();
        assertThat(meanings(file))
                .containsExactly(
                        "1N (P) 2C = Stayman",
                        "1N (P) 2D = Transfer",
                        "1N (P) 2D (P) 2H = accepts",
                        "1N (X) 2C = Stayman");
    }

    @Test
    void circumstancesHoldUntilOthersAreSaid() {
        var tables =
                read("#VUL N0\n\n#SEAT 12\n\n#HIDE\n1N 12--14\n\n#SEAT 0\n\n1N 15--17")
                        .tables()
                        .toList();

        assertThat(tables.get(0).circumstances()).isEqualTo(new BmlCircumstances("12", "N0"));
        assertThat(tables.get(0).hidden()).isTrue();
        assertThat(tables.get(1).circumstances()).isEqualTo(new BmlCircumstances("0", "N0"));
        assertThat(tables.get(1).hidden()).isFalse();
    }

    @Test
    void filesAreIncludedOnlyByWhoGivesThem() {
        String text = "#INCLUDE nt.bml\n\n1C club\n";
        var given =
                Bml.read(
                        text,
                        name -> Optional.of(name.equals("nt.bml") ? "1N 15--17\n8C no\n" : ""),
                        ReadingLimits.UPLOAD);

        assertThat(meanings(given)).containsExactly("1N = 15--17", "1C = club");
        assertThat(given.diagnostics())
                .extracting(Diagnostic::text)
                .containsExactly("2:1: error: in nt.bml: no call: 8C");
        assertThat(read(text).diagnostics())
                .extracting(Diagnostic::text)
                .containsExactly("1:1: error: there is no file to include beside this one: nt.bml");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    #SEAT 5               | 1:1: error: #SEAT is not 0, 1, 2, 3, 4, 12 or 34: 5
                    #VUL Y                | 1:1: error: #VUL is not two of Y, N and 0: Y
                    #TODO x               | 1:1: error: no directive of BML: #TODO
                    #PASTE x              | 1:1: error: nothing has been copied or cut as x
                    1C a~#CUT x           | 2:1: error: #CUT has no #ENDCUT
                    1C a~  New = b        | 2:3: error: no call: New
                    1N a~  1C b           | 2:3: error: 1C cannot be called there
                    1N a~1N b             | 2:1: warning: 1N has a meaning already, in line 1; that one counts
                    """)
    void whatIsWrongIsToldByLineAndColumn(String rows, String fault) {
        var file = read(rows.replace('~', '\n'));
        var auctions = BmlAuctions.of(file, ReadingLimits.UPLOAD);
        var told = new java.util.ArrayList<>(file.diagnostics());
        told.addAll(auctions.diagnostics());

        assertThat(told).extracting(Diagnostic::text).containsExactly(fault);
    }

    /// Text that only begins with a bid.
    @Test
    void proseIsNoTable() {
        var file = read("1NT openings are the heart of\nthis system, and so they come first.");

        assertThat(file.tables()).isEmpty();
        assertThat(file.blocks()).singleElement().isInstanceOf(Paragraph.class);
    }

    @Test
    void whatPastesItselfEnds() {
        var file = read("#CUT a\n1C x\n#PASTE a\n#PASTE a\n#ENDCUT\n\n#PASTE a");

        assertThat(file.diagnostics()).isNotEmpty();
        assertThat(file.tables()).hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void aStrangersFileIsLimited() {
        var lines = read("1C x\n".repeat(200_001));
        var letters = read("1X-2X-3X-4X-5X-6X-7X a\n1X-2Y-3Z-4m-5M-6X-7X a\n".repeat(300));
        var deep = new StringBuilder();
        for (int at = 0; at < 2_000; at++) {
            deep.append(" ".repeat(at)).append("P a\n");
        }

        assertThat(lines.diagnostics()).hasSize(1);
        assertThat(BmlAuctions.of(letters, new ReadingLimits(1, 1, 2_000, 100)).meanings())
                .isEmpty();
        assertThat(read("1C a\n" + deep).diagnostics()).isNotEmpty();
    }

    @Test
    void whatIsWrittenIsReadAsTheSame() {
        var file =
                read(
                        """
                        #+TITLE: Notes

                        * Chapter

                        Some words that are long enough to be broken into two lines when they are written out again.

                        - a
                          - b

                        #SEAT 34

                        #HIDE
                        (1N)---
                        D   strong
                            and more
                          (P)
                            2C  weak
                        2C  majors

                        1C-1D;
                        1H  natural
                        """);

        String once = Bml.write(file);
        var again = read(once);

        assertThat(again.diagnostics()).isEmpty();
        assertThat(Bml.write(again)).isEqualTo(once);
        assertThat(meanings(again)).isEqualTo(meanings(file)).hasSize(4);
        assertThat(again.tables().map(Table::circumstances))
                .containsExactlyElementsOf(file.tables().map(Table::circumstances).toList());
        assertThat(again.tables().map(Table::hidden)).containsExactly(true, false);
    }
}
