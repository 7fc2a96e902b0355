package overtrick.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The script that goes out as one file, and the scripts of single pages beside it.
class AssetsTest {

    private static final int MOST_PARTS = 24;
    private static final int MOST_LINES = 150;

    private static final Pattern EXPORT =
            Pattern.compile("^export (?:async )?(?:function|const) (\\w+)", Pattern.MULTILINE);
    private static final Pattern DECLARED =
            Pattern.compile(
                    "^(?:export )?(?:async )?(?:function|const|let) (\\w+)", Pattern.MULTILINE);
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{(.*)} from \"\\./(.*)\";$", Pattern.MULTILINE);

    /// Otherwise a room would take a part of the script of every page away.
    @Test
    void noFileOfARoomIsCalledLikeAPartOfAllPages() {
        var rooms = Fittings.all().stream().filter(one -> !(one instanceof PageFittings)).toList();

        assertThat(rooms.stream().flatMap(room -> room.scripts().stream()))
                .doesNotHaveDuplicates()
                .doesNotContainAnyElementsOf(Assets.PARTS);
        assertThat(rooms.stream().flatMap(room -> room.sheets().stream())).doesNotHaveDuplicates();
    }

    @Test
    void partsOfTheScriptAreFewAndShort() {
        assertThat(Assets.PARTS).hasSizeBetween(2, MOST_PARTS);
        assertThat(Assets.PARTS)
                .allSatisfy(part ->
                        assertThat(Assets.source(part).lines()).hasSizeLessThan(MOST_LINES));
    }

    @Test
    void allPartsAreInTheScriptAndNothingIsLeftToFetch() {
        String script = served("overtrick.js");

        assertThat(script).doesNotContain("import ");
        assertThat(names(EXPORT, script))
                .containsExactlyInAnyOrderElementsOf(
                        Assets.PARTS.stream()
                                .flatMap(part -> names(EXPORT, Assets.source(part)).stream())
                                .toList());
    }

    /// What goes out is what was written, but for comments and what parts ask of each other.
    @Test
    void nothingButCommentsIsLeftOut() {
        var written = new java.util.ArrayList<String>();
        Assets.PARTS.forEach(part -> written.addAll(codeOf(Assets.source(part))));

        assertThat(codeOf(served("overtrick.js"))).isEqualTo(written);
    }

    private static List<String> codeOf(String script) {
        return IMPORT.matcher(script.replaceAll("/\\*[^*]*(?:\\*(?!/)[^*]*)*\\*/", ""))
                .replaceAll("")
                .lines()
                .map(line -> line.strip().replaceFirst("^//.*", ""))
                .filter(line -> !line.isEmpty())
                .toList();
    }

    @Test
    void noTwoPartsUseTheSameName() {
        assertThat(names(DECLARED, served("overtrick.js")))
                .hasSizeGreaterThan(50)
                .doesNotHaveDuplicates();
    }

    static List<String> scriptsOfSinglePages() {
        return Assets.FOR_SOME;
    }

    @ParameterizedTest
    @MethodSource("scriptsOfSinglePages")
    void scriptsOfSinglePagesFindWhatTheyImport(String name) {
        var imports = IMPORT.matcher(served(name)).results().toList();

        assertThat(imports)
                .allSatisfy(line ->
                        assertThat(names(EXPORT, served(line.group(2))))
                                .containsAll(imported(line)));
    }

    /// Comments stay at home; every rule goes out.
    @ParameterizedTest
    @ValueSource(strings = {"overtrick.css", "board.css", "manners.css", "can.css", "evening.css"})
    void sheetsGoOutWithoutComments(String sheet) {
        String written =
                Assets.components(sheet).stream()
                        .map(component -> Assets.style(sheet, component))
                        .collect(joining());

        assertThat(served(sheet)).doesNotContain("/*", "  ");
        assertThat(count(served(sheet), '{')).isEqualTo(count(withoutComments(written), '{'));
        assertThat(count(served(sheet), ';')).isEqualTo(count(withoutComments(written), ';'));
    }

    private static String withoutComments(String sheet) {
        return sheet.replaceAll("(?s)/\\*.*?\\*/", "");
    }

    private static long count(String text, char letter) {
        return text.chars().filter(one -> one == letter).count();
    }

    private static List<String> imported(MatchResult line) {
        return Stream.of(line.group(1).split(",")).map(String::strip).toList();
    }

    private static List<String> names(Pattern pattern, String script) {
        return pattern.matcher(script).results().map(found -> found.group(1)).toList();
    }

    private static String served(String name) {
        return new String(Assets.bytes(name), UTF_8);
    }
}
