package overtrick.members.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Colours that can be seen, and pictures that are nothing else.
class LookTest {

    @ParameterizedTest
    @CsvSource({
        "#000000, #ffffff, 21.0",
        "#777777, #ffffff, 4.5",
        "#ff0000, #ffffff, 4.0",
    })
    void contrastIsThatOfTheGuidelines(String one, String other, double ratio) {
        assertThat(Colour.parse(one).contrast(Colour.parse(other)))
                .isCloseTo(ratio, org.assertj.core.data.Offset.offset(0.05));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#ffff00", "#000000", "#ffffff", "#112244", "#f3efe6"})
    void faintColoursAreMended(String faint) {
        assertThat(Colour.parse(faint).isClear()).isFalse();

        assertThat(Colour.parse(faint).cleared().isClear()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#2f7f78", "#c0392b", "#7a6a9e"})
    void clearColoursStay(String clear) {
        assertThat(Colour.parse(clear).isClear()).isTrue();
        assertThat(Colour.parse(clear).cleared().text()).isEqualTo(clear);
    }

    private static String svg(String inside) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
                + " viewBox=\"0 0 10 10\">"
                + inside
                + "</svg>";
    }

    private static Crest.Looked looked(String source) {
        return Crest.of(source.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<circle cx='5' cy='5' r='4' fill='#c00'/>",
                "<defs><linearGradient id='a'><stop offset='0'/></linearGradient></defs>"
                        + "<path d='M0 0h5v5z' fill='url(#a)'/>",
                "<style>.a{fill:#c00}</style><g class='a'><text x='1' y='5'>Bridge</text></g>",
                "<use xlink:href='#a'/>",
                "<metadata><any/></metadata><rect width='3' height='3' style='fill:red'/>",
            })
    void picturesAreTaken(String inside) {
        var looked = looked(svg(inside));

        assertThat(looked.fault()).isEmpty();
        assertThat(looked.crest().orElseThrow().text()).contains("viewBox").doesNotContain("any");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "<circle r='4' onload='alert(1)'/>",
                "<a href='javascript:alert(1)'><circle r='4'/></a>",
                "<image href='https://elsewhere.example/a.png'/>",
                "<use href='https://elsewhere.example/a.svg#b'/>",
                "<use xlink:href='data:image/svg+xml,x'/>",
                "<foreignObject><div xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
                "<rect fill='url(https://elsewhere.example)'/>",
                "<rect style='fill:url(//elsewhere.example/a)'/>",
                "<style>@import '//elsewhere.example/a.css';</style>",
                "<style><![CDATA[*{background:url(//elsewhere.example)}]]></style>",
                "<animate attributeName='href' to='javascript:alert(1)'/>",
                "<set attributeName='onload' to='alert(1)'/>",
                "<rect style='fill:u\\72l(//elsewhere.example)'/>",
            })
    void whatIsMoreThanAPictureIsNot(String inside) {
        assertThat(looked(svg(inside)).fault()).contains(CrestFault.MORE_THAN_A_PICTURE);
    }

    @Test
    void filesThatGrowOrReadOthersAreNot() {
        String bomb =
                "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
                        + svg("<text>&a;</text>");

        assertThat(looked(bomb).fault()).contains(CrestFault.BROKEN);
        assertThat(looked(svg("<g/>".repeat(2_100))).fault()).contains(CrestFault.TOO_LARGE);
        assertThat(looked(svg("<use href='#a'/>".repeat(21))).fault())
                .contains(CrestFault.TOO_LARGE);
        assertThat(looked(svg("<g>")).fault()).contains(CrestFault.BROKEN);
        assertThat(looked("hello").fault()).contains(CrestFault.NEITHER);
        assertThat(looked(" ".repeat(Crest.LARGEST + 1)).fault()).contains(CrestFault.TOO_LARGE);
    }

    private static byte[] png(int width, int height) throws IOException {
        var out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB), "png", out);
        return out.toByteArray();
    }

    @Test
    void pngIsKeptWithoutWhatItTellsBesides() throws IOException {
        byte[] plain = png(40, 30);
        byte[] note = {0, 0, 0, 2, 't', 'E', 'X', 't', 'h', 'i', 0, 0, 0, 0};
        var sum = new java.util.zip.CRC32();
        sum.update(note, 4, 6);
        java.nio.ByteBuffer.wrap(note).putInt(10, (int) sum.getValue());
        int afterHeader = 8 + 25;
        var noted = new ByteArrayOutputStream();
        noted.write(plain, 0, afterHeader);
        noted.write(note);
        noted.write(plain, afterHeader, plain.length - afterHeader);

        var crest = Crest.of(noted.toByteArray()).crest().orElseThrow();

        assertThat(crest.bytes()).isEqualTo(plain);
        var shown = ImageIO.read(new ByteArrayInputStream(crest.bytes()));
        assertThat(shown.getWidth()).isEqualTo(40);
    }

    @Test
    void pngThatIsNoneIsNot() throws IOException {
        byte[] whole = png(40, 30);
        byte[] cut = Arrays.copyOf(whole, whole.length - 14);
        byte[] turned = whole.clone();
        turned[45] ^= 1;

        assertThat(Crest.of(cut).fault()).contains(CrestFault.BROKEN);
        assertThat(Crest.of(turned).fault()).contains(CrestFault.BROKEN);
        assertThat(Crest.of(png(8, 30)).fault()).contains(CrestFault.ODD_SIZE);
        assertThat(Crest.of(png(1025, 30)).fault()).contains(CrestFault.ODD_SIZE);
    }
}
