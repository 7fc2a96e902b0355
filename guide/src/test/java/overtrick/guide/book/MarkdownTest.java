package overtrick.guide.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts become chapters: titles, anchors, links, code.
class MarkdownTest {

    private static Chapter chapter(String text) {
        return Markdown.chapter(Guide.PLAYER, Locale.ENGLISH, text, Links.IN_THE_CLUB);
    }

    @Test
    void titleAndSectionsAreFound() {
        var chapter =
                chapter("# Title\n\nLead with `code`.\n\n## One\n\nFirst.\n\n### One\n\nSecond.\n");

        assertThat(chapter.title()).isEqualTo("Title");
        assertThat(chapter.lead()).isEqualTo("Lead with code.");
        assertThat(chapter.contents()).extracting(Section::anchor).containsExactly("one", "one-1");
        assertThat(chapter.contents())
                .extracting(Section::text)
                .containsExactly("First.", "Second.");
        assertThat(chapter.html())
                .contains("<h2 id=\"one\">One</h2>", "<h3 id=\"one-1\">One</h3>")
                .doesNotContain("<h1");
    }

    @Test
    void headingsInsideOtherThingsAreNoSections() {
        var chapter = chapter("# Title\n\n> ## Quoted\n\n## Real\n\nText\n");

        assertThat(chapter.contents()).extracting(Section::anchor).containsExactly("real");
        assertThat(chapter.html()).contains("<h2>Quoted</h2>", "<h2 id=\"real\">");
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource({
        "repairs.md, <a href=\"/guide/repairs\">it</a>",
        "can.vi.md, <a href=\"/guide/can\">it</a>",
        "results.md#scoring, <a href=\"/guide/results#scoring\">it</a>",
        "/practice, <a href=\"/practice\">it</a>",
        "#below, <a href=\"#below\">it</a>",
        "https://example.org/, <a href=\"https://example.org/\">it</a>",
        "performance.md, <p>See it.</p>",
        "operations/alerts.yaml, <p>See it.</p>",
    })
    void linksLeadWhereTheyCan(String link, String html) {
        assertThat(chapter("# T\n\nSee [it](" + link + ").\n").html()).contains(html);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*[Tiếng Việt](can.vi.md)*",
                "*[Tiếng Việt](can.vi.md) · [Italiano](can.it.md) · [简体中文](can.zh.md)*",
            })
    void aShelfSaysWhatItIsAboutAndNotInWhichLanguageItIsToo(String languages) {
        String first = "A first sentence that is " + "very ".repeat(36) + "long. ";
        var chapter = chapter("# T\n\n" + languages + "\n\n" + first + "And a second one.\n");

        assertThat(chapter.lead()).isEqualTo(first.strip());
        assertThat(chapter.html()).doesNotContain("Tiếng Việt", "Italiano");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*Read [this](can.md)*", "*[This](can.md) or [that](can.vi.md)*"})
    void whatSaysMoreThanLanguagesStays(String line) {
        assertThat(chapter("# T\n\n" + line + "\n").html()).contains("<em>");
    }

    /// A table scrolls by keys, and a corner without words is no heading.
    @Test
    void aTableIsReachedAndItsEmptyCornerIsNone() {
        assertThat(chapter("# T\n\n| | one |\n|---|---|\n| row | 1 |\n").html())
                .contains(
                        "<table tabindex=\"0\">",
                        "<th role=\"presentation\"></th>",
                        "<th>one</th>");
    }

    @Test
    void remarksAreForNobodyWhoReads() {
        assertThat(chapter("# T\n\nOne.\n\n<!-- table: ways -->\n\n| a |\n|---|\n| b |\n").html())
                .contains("<p>One.</p>", "<td>b</td>")
                .doesNotContain("ways");
    }

    @Test
    void linesOfCodeStayLines() {
        assertThat(chapter("# T\n\n    one\n      two <b>\n").html())
                .contains("<code>&#10;one&#10;&#32;&#32;two &lt;b&gt;</code>");
    }

    @Test
    void tablesAreTablesAndTheirCellsAreFound() {
        var chapter = chapter("# T\n\n| key | what |\n|---|---|\n| `p` | pass |\n");

        assertThat(chapter.html()).contains("<table tabindex=\"0\">", "<th>key</th>");
        assertThat(chapter.sections().getFirst().text()).contains("p pass");
    }

    @Test
    void tagsAreText() {
        assertThat(chapter("# T\n\n<script>alert(1)</script>\n").html()).contains("&lt;script&gt;");
    }

    @Test
    void wordsOfThePagesAreFilledIn() {
        assertThat(Markdown.filled("Press **{=door.play}**, not {this}.", key -> "<" + key + "$1>"))
                .isEqualTo("Press **<door.play$1>**, not {this}.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bai can", "BÀI CÀN", "Càn bài", "đôi", "doi"})
    void marksAndOrderDoNotMatterToASearch(String asked) {
        var chapter = chapter("# T\n\n## Bài Càn\n\nNgười chơi đôi.\n\n## Khác\n\nBài.\n");

        assertThat(Search.in(List.of(chapter), Locale.ENGLISH, asked))
                .extracting(found -> found.section().heading())
                .containsExactly("Bài Càn");
    }

    @ParameterizedTest(name = "{0} in {1}: {2}")
    @CsvSource({
        "nin, running, false",
        "run, running, true",
        "run, re-run, true",
        "桥牌, 定约桥牌, true",
        "h, https, true",
        "ttps, https, false",
    })
    void wordsAreFoundByTheirBeginnings(String asked, String text, boolean found) {
        assertThat(
                        Search.in(List.of(chapter("# T\n\n" + text + "\n")), Locale.ENGLISH, asked)
                                .isEmpty())
                .isEqualTo(!found);
    }

    @Test
    void headingsCountMoreThanText() {
        var chapter = chapter("# T\n\n## One\n\nrevoke revoke revoke\n\n## Revoke\n\nnothing\n");

        assertThat(Search.in(List.of(chapter), Locale.ENGLISH, "revoke"))
                .extracting(found -> found.section().heading())
                .containsExactly("Revoke", "One");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "zzz", "one zzz"})
    void nothingIsFoundForNothing(String asked) {
        assertThat(Search.in(List.of(chapter("# T\n\nOne.\n")), Locale.ENGLISH, asked)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"word ", "字"})
    void extractsAreShortAndHoldTheWord(String filling) {
        var text = filling.repeat(300) + " needle " + filling.repeat(300);

        var found =
                Search.in(List.of(chapter("# T\n\n" + text + "\n")), Locale.ENGLISH, "needle")
                        .getFirst();

        assertThat(found.extract()).contains("needle").startsWith("… ").endsWith(" …");
        assertThat(found.extract().length()).isLessThan(260);
    }
}
