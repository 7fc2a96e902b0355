package overtrick.library.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.library.paper.CardPdf.Format;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.sheet.Booklet;
import overtrick.systems.sheet.CardSheet;
import overtrick.systems.sheet.Choices;

/// Booklets and cards as they are read back from the paper.
class PaperOfSystemsTest {

    static Stream<Arguments> systems() {
        return BiddingSystem.NAMES.stream()
                .flatMap(name ->
                        Stream.of(Locale.ENGLISH, Locale.of("vi"))
                                .map(language -> Arguments.of(name, language)));
    }

    /// Written once for all tests: it takes a second or so.
    private static final Map<String, ConventionCard> CARDS = new ConcurrentHashMap<>();

    private static ConventionCard card(BiddingSystem system) {
        return CARDS.computeIfAbsent(system.name(), _ -> ConventionCard.of(system));
    }

    private static String read(byte[] pdf, int pages) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            if (pages > 0) {
                assertThat(document.getNumberOfPages()).isEqualTo(pages);
            }
            return new PDFTextStripper().getText(document).replaceAll("\\s+", "");
        }
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", "");
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyBoxAndOpeningIsOnTheCard(String name, Locale language) throws IOException {
        var system = BiddingSystem.named(name);
        var choices = Choices.of(system.book(), Map.of(), language);
        var sheet = CardSheet.of(system, card(system), choices, language);

        assertThat(sheet.openings()).hasSizeGreaterThan(15);
        assertThat(sheet.defence()).hasSizeGreaterThan(9);
        for (var format : Format.values()) {
            String read = read(CardPdf.of(sheet, format, "Ann – Bình", language), 2);
            assertThat(read).contains("Ann–Bình").doesNotContain("?");
            Stream.of(sheet.summary(), sheet.defence(), sheet.carding(), sheet.slams())
                    .flatMap(boxes -> boxes.stream())
                    .forEach(box -> {
                        assertThat(read).contains(plain(box.heading()));
                        assertThat(read).contains(plain(box.lines().getLast()));
                    });
            sheet.openings().forEach(opening -> assertThat(read).contains(opening.call()));
            assertThat(read).contains(plain(sheet.openings().getLast().call()));
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyCallIsInTheBooklet(String name, Locale language) throws IOException {
        var card = card(BiddingSystem.named(name));
        var booklet = Booklet.of(card, List.of(), language);

        String read = read(BookletPdf.of(booklet), 0);

        for (var chapter : booklet.chapters()) {
            assertThat(read).contains(plain(chapter.heading()));
        }
        long words =
                booklet.chapters().stream()
                        .flatMap(chapter -> chapter.sections().stream())
                        .flatMap(section -> section.entries().stream())
                        .filter(entry -> read.contains(plain(entry.text())))
                        .count();
        long all =
                booklet.chapters().stream()
                        .flatMap(chapter -> chapter.sections().stream())
                        .mapToLong(section -> section.entries().size())
                        .sum();
        // a text that goes on overleaf has the foot of the page in its midst
        assertThat(words).isGreaterThan(all * 95 / 100);
        assertThat(read).doesNotContain("?");
    }
}
