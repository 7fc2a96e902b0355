package overtrick.page.paper;

import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;

/// Sheets of A4 to write and draw on. Places are in points from the upper left corner. The fonts
/// are in the document, as far as it needs them, and both under the SIL Open Font License:
/// Liberation Sans, which comes with PDFBox, with the signs of the suits and all letters of
/// Vietnamese, and Noto Sans SC with the letters of GB 2312 for Chinese (docs/design/paper.py).
public final class Paper implements AutoCloseable {

    public static final float WIDTH = PDRectangle.A4.getWidth();
    public static final float HEIGHT = PDRectangle.A4.getHeight();

    /// Room at each edge, which printers leave white.
    public static final float MARGIN = 30;

    public static final Color BLACK = Color.BLACK;
    public static final Color GREY = new Color(0x55, 0x55, 0x55);

    private static final Color HAIRLINE = new Color(0xAA, 0xAA, 0xAA);
    private static final float HAIR = 0.5f;
    private static final String CHINESE = "noto-sans-sc-gb2312.ttf";
    private static final String FONT =
            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /// How thick the outline of bold letters is, for a size of 1.
    private static final float BOLD = 0.035f;

    private static final String UNKNOWN = "?";

    /// Where a line may end: at blanks, and beside a Han sign, but not before a sign that closes,
    /// behind one that opens, or between a number and what it counts.
    private static final Pattern BREAK =
            Pattern.compile(
                    " +|(?<=[\\p{IsHan}，。：；？！、）”…])(?![，。：；？！、）”…% ]|$)"
                            + "|(?<![（“\\d+ ]|^)(?=[\\p{IsHan}（“])");

    /// The signs of Chinese begin here in Unicode.
    private static final int FIRST_CHINESE = 0x2E80;

    private final PDDocument document = new PDDocument();
    private final PDFont font;
    private Optional<PDFont> chinese = Optional.empty();
    private final Map<String, Float> widths = new HashMap<>();
    private float tall = HEIGHT;
    private Optional<PDPageContentStream> page = Optional.empty();

    /// A piece of a text in one font.
    private record Run(PDFont font, String text) {}

    public Paper(String title) {
        try (var file = Objects.requireNonNull(PDDocument.class.getResourceAsStream(FONT))) {
            font = PDType0Font.load(document, file, true);
            document.getDocumentInformation().setTitle(title);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// One more sheet; everything goes onto it from now on.
    public void turn() {
        turn(PDRectangle.A4);
    }

    /// The same, to be read from a long side.
    public void turnAcross() {
        turn(new PDRectangle(/* width= */ HEIGHT, /* height= */ WIDTH));
    }

    private void turn(PDRectangle size) {
        try {
            endPage();
            var next = new PDPage(size);
            tall = size.getHeight();
            document.addPage(next);
            page = Optional.of(new PDPageContentStream(document, next));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public int pages() {
        return document.getNumberOfPages();
    }

    private void endPage() throws IOException {
        if (page.isPresent()) {
            page.get().close();
        }
    }

    /// The text in the fonts that have its signs; what none has becomes a question mark.
    private List<Run> runs(String text) {
        var runs = new ArrayList<Run>();
        text.codePoints()
                .mapToObj(Character::toString)
                .map(this::run)
                .forEach(one -> {
                    if (!runs.isEmpty() && runs.getLast().font().equals(one.font())) {
                        runs.add(new Run(one.font(), runs.removeLast().text() + one.text()));
                    } else {
                        runs.add(one);
                    }
                });
        return runs;
    }

    private Run run(String sign) {
        if (canWrite(font, sign)) {
            return new Run(font, sign);
        }
        return sign.codePointAt(0) >= FIRST_CHINESE && canWrite(chinese(), sign)
                ? new Run(chinese(), sign)
                : new Run(font, UNKNOWN);
    }

    /// Read when the first of its letters is written: most documents have none.
    private PDFont chinese() {
        if (chinese.isEmpty()) {
            try (var file = Objects.requireNonNull(Paper.class.getResourceAsStream(CHINESE))) {
                chinese = Optional.of(PDType0Font.load(document, file, true));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
        return chinese.get();
    }

    private static boolean canWrite(PDFont font, String sign) {
        try {
            return font.encode(sign).length > 0;
        } catch (IOException | IllegalArgumentException none) {
            return false;
        }
    }

    /// How wide a text is in points.
    public float width(String text, float size) {
        try {
            float wide = 0;
            for (var run : runs(text)) {
                wide += run.font().getStringWidth(run.text());
            }
            return wide / 1000 * size;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// The text in lines that have room, broken between words, and in Chinese between signs.
    public List<String> lines(String text, float size, float room) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        float wide = 0;
        String[] parts = BREAK.splitWithDelimiters(text, -1);
        for (int at = 0; at < parts.length; at += 2) {
            String glue = at == 0 || parts[at - 1].isEmpty() ? "" : " ";
            float more = size * (wordWidth(parts[at]) + wordWidth(glue));
            if (!line.isEmpty() && wide + more > room) {
                lines.add(line.toString());
                line.setLength(0);
                wide = 0;
            }
            wide += line.isEmpty() ? size * wordWidth(parts[at]) : more;
            line.append(line.isEmpty() ? "" : glue).append(parts[at]);
        }
        lines.add(line.toString());
        return lines;
    }

    /// For letters of size 1. It is asked again and again until all has room.
    private float wordWidth(String word) {
        return widths.computeIfAbsent(word, one -> width(one, 1));
    }

    /// Writes and draws on a part of the sheet: places are from its upper left corner, and so many
    /// times as large.
    public void scaled(float x, float y, float times, Runnable drawing) {
        try {
            var at = page.orElseThrow();
            at.saveGraphicsState();
            at.transform(new Matrix(times, 0, 0, times, x, tall - y - times * tall));
            drawing.run();
            at.restoreGraphicsState();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Writes from here to the right.
    public void text(float x, float y, float size, Color colour, String text) {
        write(x, y, size, colour, RenderingMode.FILL, text);
    }

    public void text(float x, float y, float size, String text) {
        text(x, y, size, BLACK, text);
    }

    public void bold(float x, float y, float size, String text) {
        write(x, y, size, BLACK, RenderingMode.FILL_STROKE, text);
    }

    /// Writes so that the text ends here.
    public void toLeft(float x, float y, float size, String text) {
        text(x - width(text, size), y, size, text);
    }

    public void centred(float x, float y, float size, String text) {
        text(x - width(text, size) / 2, y, size, text);
    }

    /// Writes as large as there is room for.
    public void fitted(float x, float y, float size, float room, String text) {
        float wide = width(text, size);
        text(x, y, wide > room ? size * room / wide : size, text);
    }

    private void write(
            float x, float y, float size, Color colour, RenderingMode mode, String text) {
        try {
            var at = page.orElseThrow();
            at.beginText();
            at.setRenderingMode(mode);
            at.setLineWidth(size * BOLD);
            at.setNonStrokingColor(colour);
            at.setStrokingColor(colour);
            at.newLineAtOffset(x, tall - y);
            for (var run : runs(text)) {
                at.setFont(run.font(), size);
                at.showText(run.text());
            }
            at.endText();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// A rectangle of thin lines.
    public void frame(float x, float y, float width, float height) {
        try {
            var at = page.orElseThrow();
            at.setStrokingColor(HAIRLINE);
            at.setLineWidth(HAIR);
            at.addRect(x, tall - y - height, width, height);
            at.stroke();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// A thin line across.
    public void rule(float x, float y, float width) {
        frame(x, y, width, 0);
    }

    public byte[] bytes() {
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
