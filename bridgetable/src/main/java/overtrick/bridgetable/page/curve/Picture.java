package overtrick.bridgetable.page.curve;

import java.util.List;

/// A picture of lines and texts as a file of its own, SVG 1.1: it is read without the house's
/// styles, in light colours, and says in words what it shows. Lines are told apart by colour, by
/// stroke and by the name at their end.
///
/// @param told what it shows, for those who do not see it
/// @param grid paths behind the lines
/// @param bars where something is counted
public record Picture(
        int width,
        int height,
        String told,
        List<String> grid,
        List<Bar> bars,
        List<CurveDrawing.Stroke> strokes,
        List<Text> texts) {

    /// A picture of lines alone.
    public Picture(
            int width,
            int height,
            String told,
            List<String> grid,
            List<CurveDrawing.Stroke> strokes,
            List<Text> texts) {
        this(width, height, told, grid, List.of(), strokes, texts);
    }

    /// The strokes of the six kinds of line: colour, width and dashes, as on the page.
    private static final List<String> KINDS =
            List.of(
                    "stroke=\"#0b5c8c\" stroke-width=\"3\"",
                    "stroke=\"#8a4b00\" stroke-width=\"2\"",
                    "stroke=\"#1c6b3a\" stroke-width=\"2\"",
                    "stroke=\"#1d1d1b\" stroke-width=\"2\" stroke-dasharray=\"6 3\"",
                    "stroke=\"#0b5c8c\" stroke-width=\"2\" stroke-dasharray=\"2 3\"",
                    "stroke=\"#1c6b3a\" stroke-width=\"2\" stroke-dasharray=\"6 3\"");

    public Picture {
        grid = List.copyOf(grid);
        bars = List.copyOf(bars);
        strokes = List.copyOf(strokes);
        texts = List.copyOf(texts);
    }

    /// A bar, by its upper left corner.
    public record Bar(int x, int y, int width, int height) {}

    /// A text at its place.
    ///
    /// @param anchor `start`, `middle` or `end`: what of it lies there
    public record Text(int x, int y, String anchor, String text) {}

    /// The file.
    public String svg() {
        var svg = new StringBuilder(1_024);
        svg.append(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\""
                        .formatted(width, height, width));
        svg.append(
                " height=\"%d\" role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n"
                        .formatted(height));
        svg.append("<title>").append(escaped(told)).append("</title>\n");
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        grid.forEach(path ->
                svg.append("<path d=\"%s\" fill=\"none\" stroke=\"#b8b8b0\"/>\n".formatted(path)));
        bars.forEach(bar ->
                svg.append(
                        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#0b5c8c\"/>\n"
                                .formatted(bar.x(), bar.y(), bar.width(), bar.height())));
        strokes.forEach(line ->
                svg.append(
                        "<polyline points=\"%s\" fill=\"none\" stroke-linejoin=\"round\" %s/>\n"
                                .formatted(line.points(), KINDS.get(line.kind() % KINDS.size()))));
        texts.forEach(text ->
                svg.append(
                        "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" fill=\"#1d1d1b\">%s</text>\n"
                                .formatted(
                                        text.x(), text.y(), text.anchor(), escaped(text.text()))));
        return svg.append("</svg>\n").toString();
    }

    private static String escaped(String text) {
        var safe = new StringBuilder(text.length());
        text.codePoints()
                .filter(sign -> sign >= ' ')
                .forEach(sign -> {
                    switch (sign) {
                        case '&' -> safe.append("&amp;");
                        case '<' -> safe.append("&lt;");
                        case '>' -> safe.append("&gt;");
                        default -> safe.appendCodePoint(sign);
                    }
                });
        return safe.toString();
    }
}
