package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What all templates of all rooms have in common.
@Timeout(60)
@Tag("page")
class TemplatesTest {

    private static final int LONGEST_LINE = 160;
    private static final int LONGEST_EXPRESSION = 100;

    /// Where an expression begins whose value is shown.
    private static final Pattern SHOWN = Pattern.compile("\\$(?:unsafe)?\\{");

    /// Something a template shows, or one of its lines.
    ///
    /// @param line on which it begins, from 1
    private record Piece(int line, String text) {}

    /// Fields of several lines and what is set as it is typed would lose their lines.
    @Test
    void everyTemplateKeepsLinesWhereTheyAreShown() {
        var shown = Pattern.compile("(?:<textarea|<pre)[^<]*?>([^<]*)</(?:textarea|pre)>");
        var fields =
                templates()
                        .flatMap(file -> shown.matcher(text(file)).results())
                        .map(found -> found.group(1))
                        .filter(content -> !content.isBlank())
                        .toList();

        assertThat(fields)
                .hasSizeGreaterThan(2)
                .allMatch(one -> one.startsWith("$unsafe{Html.kept("));
    }

    /// A line is read whole, also beside the line it was before a change.
    @Test
    void noLineIsTooLongToBeRead() {
        assertThat(longer(LONGEST_LINE, TemplatesTest::lines))
                .as("lines of more than %d characters", LONGEST_LINE)
                .isEmpty();
    }

    /// What a page shows has a name in the page's record: a template does not work it out.
    @Test
    void noExpressionIsTooLongToBeRead() {
        assertThat(templates().flatMap(file -> expressions(text(file)).stream()))
                .hasSizeGreaterThan(1_000);
        assertThat(longer(LONGEST_EXPRESSION, TemplatesTest::expressions))
                .as("expressions of more than %d characters", LONGEST_EXPRESSION)
                .isEmpty();
    }

    /// @return the pieces of templates that are longer, with the places where they are
    private static List<String> longer(int most, Function<String, List<Piece>> pieces) {
        return templates()
                .flatMap(file ->
                        pieces.apply(text(file)).stream()
                                .filter(piece -> piece.text().length() > most)
                                .map(piece ->
                                        "%s:%d (%d) %s"
                                                .formatted(
                                                        file,
                                                        piece.line(),
                                                        piece.text().length(),
                                                        piece.text())))
                .toList();
    }

    private static List<Piece> lines(String template) {
        var lines = template.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(at -> new Piece(at + 1, lines.get(at)))
                .toList();
    }

    private static List<Piece> expressions(String template) {
        return SHOWN.matcher(template)
                .results()
                .map(found -> {
                    int line =
                            (int)
                                            template.substring(0, found.start())
                                                    .chars()
                                                    .filter(sign -> sign == '\n')
                                                    .count()
                                    + 1;
                    int end = end(template, found.end());
                    return new Piece(line, template.substring(found.start(), end));
                })
                .toList();
    }

    /// The place behind the brace that closes an expression; braces in its texts do not count.
    private static int end(String template, int begin) {
        int open = 1;
        boolean quoted = false;
        int at = begin;
        while (open > 0) {
            char sign = template.charAt(at++);
            if (sign == '\\') {
                at++;
            } else if (sign == '"') {
                quoted = !quoted;
            } else if (!quoted) {
                open += sign == '{' ? 1 : sign == '}' ? -1 : 0;
            }
        }
        return at;
    }

    private static Stream<Path> templates() {
        return Rooms.templates().stream().flatMap(folder -> files(folder).stream());
    }

    private static List<Path> files(Path folder) {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
