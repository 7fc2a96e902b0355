package overtrick.bridgetable.page.curve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import overtrick.page.Pages;
import overtrick.page.Words;
import overtrick.scoring.reckoning.Fraction;

/// Numbers from step to step: the picture, its names and the table behind it say the same.
class CurveTest {

    private static Curve curve(List<Curve.Line> lines) {
        return new Curve(
                Words.in(Locale.ENGLISH), "", "Totals", "VP", "Round", List.of(1, 2, 3), lines);
    }

    private static Curve.Line line(String name, Integer... values) {
        var numbers =
                Stream.of(values)
                        .map(Optional::ofNullable)
                        .map(one -> one.map(Fraction::of))
                        .toList();
        return new Curve.Line(name, name, Curve.values(numbers, Fraction::text));
    }

    private static Curve.Line late(String name, int second, int third) {
        var numbers =
                List.of(
                        Optional.<Fraction>empty(),
                        Optional.of(Fraction.of(second)),
                        Optional.of(Fraction.of(third)));
        return new Curve.Line(name, name, Curve.values(numbers, Fraction::text));
    }

    @Test
    void theHighestLiesOnTopAndNothingBelowTheLowest() {
        var drawn = curve(List.of(line("A", 4, -6, 10), late("B", 2, 2))).drawn();

        assertThat(drawn.highest().text()).isEqualTo("10");
        assertThat(drawn.lowest().text()).isEqualTo("-6");
        assertThat(drawn.highest().at()).isLessThan(drawn.zero());
        assertThat(drawn.zero()).isLessThan(drawn.lowest().at());
        assertThat(drawn.strokes().getFirst().points())
                .isEqualTo("52,65 112,132 172,24".replace("65", "" + y(drawn, 4)));
        assertThat(drawn.strokes().getLast().points())
                .as("who came later begins later")
                .startsWith("112,");
    }

    /// Where a value lies between the highest and the lowest, which are known.
    private static int y(CurveDrawing drawn, int value) {
        int span = drawn.lowest().at() - drawn.highest().at();
        return drawn.highest().at() + (int) Math.round((10 - value) * span / 16.0);
    }

    @Test
    void namesOfThoseWhoTieStandBeneathEachOther() {
        var many = IntStream.range(0, 30).mapToObj(at -> line("N" + at, 1, 2, at / 10)).toList();
        var names = curve(many).drawn().names();

        assertThat(names).hasSize(30);
        for (int at = 1; at < names.size(); at++) {
            assertThat(names.get(at).at() - names.get(at - 1).at()).isGreaterThanOrEqualTo(18);
        }
        assertThat(names.getFirst().text()).startsWith("2 · ");
        assertThat(names.getLast().at()).isLessThan(curve(many).drawn().height());
    }

    @Test
    void whereNothingHasBeenWonTheLineIsFlat() {
        var drawn = curve(List.of(line("A", 0, 0, 0))).drawn();

        assertThat(drawn.highest()).isEqualTo(drawn.lowest());
        assertThat(drawn.strokes().getFirst().points())
                .isEqualTo("52,%1$d 112,%1$d 172,%1$d".formatted(drawn.zero()));
    }

    /// The picture, its names and the table are read back.
    @Test
    void theTableHasTheNumbersOfThePicture() {
        String html =
                new String(
                        Pages.render("duplicate/curve", curve(List.of(line("A", 4, -6, 10)))),
                        java.nio.charset.StandardCharsets.UTF_8);

        assertThat(html.replaceAll("\\s+", " "))
                .contains(
                        "<td class=\"num\">4</td> <td class=\"num\">-6</td> <td class=\"num\">10</td>")
                .contains(">10 · A</text>", "role=\"img\" aria-label=\"Totals\"");
    }

    /// What is taken away has the numbers of the picture: a step in a row, a line in a column, with
    /// a point whatever the language; a name is no formula.
    @Test
    void theFileHasTheNumbersOfThePicture() {
        var curve =
                curve(List.of(line("=A,B", 4, -6, 10), late("C", 1, 2))).at("/events/E/match?a=1");

        assertThat(curve.csv()).isEqualTo("Round,\"'=A,B\",C\r\n1,4,\r\n2,-6,1\r\n3,10,2\r\n");
        assertThat(curve.file("csv")).isEqualTo("/events/E/match.csv?a=1");
        assertThat(curve.at("/x").file("svg")).isEqualTo("/x.svg");
        assertThat(Curve.plain(Fraction.of(2, 3))).isEqualTo("0.6667");
        assertThat(Curve.plain(Fraction.of(100))).isEqualTo("100");
    }

    /// The picture stands by itself: whole XML, its words, its names, and lines told apart by more
    /// than their colour.
    @Test
    void thePictureIsAFileOfItsOwn() throws Exception {
        var many = IntStream.range(0, 6).mapToObj(at -> line("<" + at + "&", 1, 2, at)).toList();
        String svg = curve(many).svg();
        var read =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(svg)));
        var lines = read.getElementsByTagName("polyline");

        assertThat(read.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Totals");
        assertThat(lines.getLength()).isEqualTo(6);
        assertThat(
                        IntStream.range(0, 6)
                                .mapToObj(at -> lines.item(at).getAttributes())
                                .map(of ->
                                        of.getNamedItem("stroke")
                                                + " "
                                                + of.getNamedItem("stroke-width")
                                                + " "
                                                + of.getNamedItem("stroke-dasharray"))
                                .distinct())
                .hasSize(6);
        assertThat(svg).contains("5 · &lt;5&amp;</text>");
    }
}
