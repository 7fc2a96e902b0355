package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
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

    /// Fields of several lines and what is set as it is typed would lose their lines.
    @Test
    void everyTemplateKeepsLinesWhereTheyAreShown() throws IOException {
        var shown = Pattern.compile("(?:<textarea|<pre)[^<]*?>([^<]*)</(?:textarea|pre)>");
        try (var files = Files.walk(Path.of("src", "main", "jte"))) {
            var fields =
                    files.filter(Files::isRegularFile)
                            .flatMap(file -> shown.matcher(text(file)).results())
                            .map(found -> found.group(1))
                            .filter(content -> !content.isBlank())
                            .toList();

            assertThat(fields)
                    .hasSizeGreaterThan(2)
                    .allMatch(one -> one.startsWith("$unsafe{Html.kept("));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
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
