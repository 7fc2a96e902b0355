package overtrick.classroom.page.result;

import java.util.stream.IntStream;
import overtrick.page.Words;

/// The result of a class as a picture: the calls of every student, right and wrong, and below what
/// every table has made of every board.
record Picture(Report report, Words words) {

    private static final int WIDTH = 900;
    private static final int LINE = 28;
    private static final int NAMES = 240;
    private static final int BAR = 520;
    private static final int MARGIN = 24;

    private static final String HEAD =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\""
                    + " font-family=\"system-ui, sans-serif\" font-size=\"15\">%n"
                    + "<title>%s</title>%n"
                    + "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>%n";
    private static final String TEXT = "<text x=\"%d\" y=\"%d\" fill=\"#1c2430\"%s>%s</text>%n";
    private static final String BOX =
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"18\" fill=\"%s\"/>%n";

    private static final String RIGHT = "#1f6f43";
    private static final String WRONG = "#b3541e";

    String svg() {
        int tables = report.boards().stream().mapToInt(one -> one.tables().size()).sum();
        int rows = report.students().size() + tables + report.boards().size() + 4;
        int height = MARGIN * 2 + rows * LINE;
        var svg = new StringBuilder(format(HEAD, WIDTH, height, escaped(report.title())));
        int y = MARGIN + LINE / 2;
        svg.append(text(MARGIN, y, " font-size=\"20\" font-weight=\"600\"", report.title()));
        y += LINE;
        svg.append(text(MARGIN, y, " fill-opacity=\"0.75\"", words.get("class.result.legend")));
        y += LINE;
        for (var one : report.students()) {
            svg.append(student(one, y));
            y += LINE;
        }
        y += LINE;
        for (var board : report.boards()) {
            String title = words.get("class.board.of", board.board().number().value(), board.set());
            svg.append(text(MARGIN, y, " font-weight=\"600\"", title));
            y += LINE;
            for (var at : board.tables()) {
                String table = words.get("class.table", at.table());
                svg.append(text(MARGIN, y, "", table));
                svg.append(text(MARGIN + 100, y, "", at.who()));
                svg.append(text(NAMES + 320, y, "", at.text()));
                svg.append(text(WIDTH - 130, y, "", at.signed(words)));
                y += LINE;
            }
        }
        return svg.append("</svg>\n").toString();
    }

    private String student(Report.Of one, int y) {
        int most =
                Math.max(1, report.students().stream().mapToInt(Report.Of::calls).max().orElse(1));
        int right = BAR * one.right() / most;
        int wrong = BAR * one.wrong() / most;
        return text(MARGIN, y, "", one.name())
                + format(BOX, NAMES, y - 14, right, RIGHT)
                + format(BOX, NAMES + right, y - 14, wrong, WRONG)
                + text(
                        NAMES + BAR + 12,
                        y,
                        "",
                        words.get("class.right.of", one.right(), one.calls()));
    }

    private static String text(int x, int y, String more, String words) {
        return format(TEXT, x, y, more, escaped(words));
    }

    private static String format(String form, Object... details) {
        return form.formatted(details).replace("\r", "");
    }

    /// As XML has it; what no XML may hold is left out.
    private static String escaped(String text) {
        var escaped = new StringBuilder();
        text.codePoints()
                .filter(letter ->
                        letter >= ' ' && IntStream.of(0xFFFE, 0xFFFF).noneMatch(no -> no == letter))
                .forEach(letter -> {
                    switch (letter) {
                        case '&' -> escaped.append("&amp;");
                        case '<' -> escaped.append("&lt;");
                        case '>' -> escaped.append("&gt;");
                        case '"' -> escaped.append("&quot;");
                        default -> escaped.appendCodePoint(letter);
                    }
                });
        return escaped.toString();
    }
}
