package overtrick.evening.page.pdf;

import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;

/// Sheets of A4 to write and draw on. Places are in points from the upper left corner. The font is
/// in the document, with the signs of the suits and all letters of Vietnamese: Liberation Sans,
/// which comes with PDFBox under the SIL Open Font License.
final class Paper implements AutoCloseable {

    static final float WIDTH = PDRectangle.A4.getWidth();
    static final float HEIGHT = PDRectangle.A4.getHeight();

    /// Room at each edge, which printers leave white.
    static final float MARGIN = 30;

    static final Color BLACK = Color.BLACK;
    static final Color GREY = new Color(0x55, 0x55, 0x55);

    private static final Color HAIRLINE = new Color(0xAA, 0xAA, 0xAA);
    private static final float HAIR = 0.5f;
    private static final String FONT =
            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /// How thick the outline of bold letters is, for a size of 1.
    private static final float BOLD = 0.035f;

    private static final String UNKNOWN = "?";

    private final PDDocument document = new PDDocument();
    private final PDFont font;
    private Optional<PDPageContentStream> page = Optional.empty();

    Paper(String title) {
        try (var file = Objects.requireNonNull(PDDocument.class.getResourceAsStream(FONT))) {
            font = PDType0Font.load(document, file, true);
            document.getDocumentInformation().setTitle(title);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// One more sheet; everything goes onto it from now on.
    void turn() {
        try {
            endPage();
            var next = new PDPage(PDRectangle.A4);
            document.addPage(next);
            page = Optional.of(new PDPageContentStream(document, next));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    int pages() {
        return document.getNumberOfPages();
    }

    private void endPage() throws IOException {
        if (page.isPresent()) {
            page.get().close();
        }
    }

    /// What the font has no sign for becomes a question mark.
    private String known(String text) {
        var known = new StringBuilder();
        text.codePoints()
                .mapToObj(Character::toString)
                .forEach(one -> known.append(canWrite(one) ? one : UNKNOWN));
        return known.toString();
    }

    private boolean canWrite(String sign) {
        try {
            return font.encode(sign).length > 0;
        } catch (IOException | IllegalArgumentException none) {
            return false;
        }
    }

    float width(String text, float size) {
        try {
            return font.getStringWidth(known(text)) / 1000 * size;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Writes from here to the right.
    void text(float x, float y, float size, Color colour, String text) {
        write(x, y, size, colour, RenderingMode.FILL, text);
    }

    void text(float x, float y, float size, String text) {
        text(x, y, size, BLACK, text);
    }

    void bold(float x, float y, float size, String text) {
        write(x, y, size, BLACK, RenderingMode.FILL_STROKE, text);
    }

    /// Writes so that the text ends here.
    void toLeft(float x, float y, float size, String text) {
        text(x - width(text, size), y, size, text);
    }

    void centred(float x, float y, float size, String text) {
        text(x - width(text, size) / 2, y, size, text);
    }

    /// Writes as large as there is room for.
    void fitted(float x, float y, float size, float room, String text) {
        float wide = width(text, size);
        text(x, y, wide > room ? size * room / wide : size, text);
    }

    private void write(
            float x, float y, float size, Color colour, RenderingMode mode, String text) {
        try {
            var at = page.orElseThrow();
            at.beginText();
            at.setFont(font, size);
            at.setRenderingMode(mode);
            at.setLineWidth(size * BOLD);
            at.setNonStrokingColor(colour);
            at.setStrokingColor(colour);
            at.newLineAtOffset(x, HEIGHT - y);
            at.showText(known(text));
            at.endText();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// A rectangle of thin lines.
    void frame(float x, float y, float width, float height) {
        try {
            var at = page.orElseThrow();
            at.setStrokingColor(HAIRLINE);
            at.setLineWidth(HAIR);
            at.addRect(x, HEIGHT - y - height, width, height);
            at.stroke();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// A thin line across.
    void rule(float x, float y, float width) {
        frame(x, y, width, 0);
    }

    byte[] bytes() {
        try {
            endPage();
            page = Optional.empty();
            var bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public void close() {
        try {
            document.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
