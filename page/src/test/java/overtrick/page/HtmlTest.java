package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class HtmlTest {

    private final Html html = new Html();

    @Test
    void runsOfBlanksBecomeOne() {
        html.writeContent("<p>\n  two ");
        html.writeContent("\t words\r\n</p>");

        assertThat(html).hasToString("<p> two words </p>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"♠ AKQ", "Phần rao giá", "é", "👨‍👩‍👧‍👦!", "\uD83D", "x\uD83D\uDE00y"})
    void everyLetterIsWrittenAsUtf8(String text) {
        html.writeContent(text);

        assertThat(html.bytes()).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void whatIsKeptHasItsLinesAndBlanks() {
        html.writeContent("<pre>");
        html.writeContent(Html.kept(" a  <b>\r\n\n\t& c "));
        html.writeContent("</pre>");

        assertThat(html).hasToString("<pre>&#10;&#32;a &#32;&lt;b&gt;&#10;&#10;&#9;&amp; c </pre>");
    }

    @Test
    void aSheetIsUsedAgain() {
        html.writeContent("long ".repeat(100_000));
        assertThat(html.bytes()).hasSize(500_000);

        html.clear();
        html.raw("id: 1\n");
        html.writeContent(" x");

        assertThat(html).hasToString("id: 1\nx");
    }
}
