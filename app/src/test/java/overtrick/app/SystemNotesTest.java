package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Notes in BML as a system, and systems as notes, booklets and cards, as they are typed.
class SystemNotesTest {

    private static final String NOTES =
            """
            #+TITLE: Ours

            #INCLUDE nt.bml

            1S  5+ suit, 12--20 hcp
            3X  Preemptive
            8C  nonsense
            """;

    @TempDir private Path folder;

    private String written(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void notesBecomeASystem() throws IOException {
        written("nt.bml", "1N  15--17 hcp, bal\n  2D  Transfer\n");
        String notes = written("ours.bml", NOTES);
        String system = folder.resolve("ours.bid").toString();

        var ran = Ran.overtrick("systems", "--import", notes, "-o", system);

        assertThat(ran.status()).isZero();
        assertThat(ran.lines())
                .containsExactly(
                        notes + ":7:1: error: no call: 8C",
                        notes + ":6: 3S: only explained: no points and no lengths are read",
                        "4 rows: 3 bid by, 0 bid by in part, 1 only explained");
        for (var named : new String[] {system, notes}) {
            assertThat(Ran.overtrick("explain", "--system", named, "--auction", "1N P 2D").lines())
                    .contains("N  1N   15–17 hcp, bal", "S  2D * Transfer");
            var bid = Ran.overtrick("bid", "--system", named, "--hand", "AKQ32.KQ5.432.32");
            assertThat(bid.lines()).containsExactly("1S");
        }
        assertThat(Ran.overtrick("systems", system).lines())
                .startsWith("Ours", "", "Opening bids", "  1♠        5+ suit, 12–20 hcp");
    }

    @Test
    void nothingIsIncludedFromElsewhere() throws IOException {
        written("secret.txt", "1N x\n");
        Files.createDirectory(folder.resolve("notes"));
        String notes = written("notes/ours.bml", "#INCLUDE ../secret.txt\n\n1C 16+ hcp, any\n");

        var ran = Ran.overtrick("systems", "--import", notes);

        assertThat(ran.err()).contains("there is no file to include beside this one");
        assertThat(ran.out()).contains("1C | 16+ hcp").doesNotContain("1N");
    }

    @ParameterizedTest
    @CsvSource({"bml, #+TITLE: Acol", "html, <!doctype html>", "pdf, %PDF-", "card, %PDF-"})
    void aSystemIsWrittenInEachFormat(String format, String beginning) throws IOException {
        var file = folder.resolve("acol." + format);

        var ran = Ran.overtrick("systems", "acol", "--format", format, "-o", file.toString());

        assertThat(ran.err()).isEmpty();
        assertThat(
                        new String(
                                Files.readAllBytes(file),
                                java.nio.charset.StandardCharsets.ISO_8859_1))
                .startsWith(beginning);
    }

    @Test
    void aCardToFoldIsOneSheetOfTwoSides() throws IOException {
        var file = folder.resolve("card.pdf");
        Ran.overtrick(
                "systems", "acol", "--format", "card", "--sheet", "a5", "-o", file.toString());

        try (var card = Loader.loadPDF(file.toFile())) {
            assertThat(card.getNumberOfPages()).isEqualTo(2);
            var sheet = card.getPage(0).getMediaBox();
            assertThat(sheet.getWidth()).isGreaterThan(sheet.getHeight());
        }
    }

    @Test
    void whatCannotBeWrittenIsTold() {
        assertThat(Ran.overtrick("systems", "acol", "--format", "x").err())
                .contains("--format is not text, bml, html, pdf or card: x");
        assertThat(Ran.overtrick("systems", "acol", "--sheet", "a3").err())
                .contains("--sheet is not a4 or a5: a3");
        assertThat(Ran.overtrick("systems", "--format", "pdf").err())
                .contains("--format wants a system");
        assertThat(Ran.overtrick("systems", "--import", "none.bml").err())
                .contains("there is no file none.bml");
    }
}
