package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What all templates of all rooms have in common.
@Timeout(60)
@Tag("page")
class TemplatesTest {

    /// Fields of several lines and what is set as it is typed would lose their lines.
    @Test
    void everyTemplateKeepsLinesWhereTheyAreShown() {
        var shown = Pattern.compile("(?:<textarea|<pre)[^<]*?>([^<]*)</(?:textarea|pre)>");
        var fields =
                texts().flatMap(text -> shown.matcher(text).results())
                        .map(found -> found.group(1))
                        .filter(content -> !content.isBlank())
                        .toList();

        assertThat(fields)
                .hasSizeGreaterThan(2)
                .allMatch(one -> one.startsWith("$unsafe{Html.kept("));
    }

    private static Stream<String> texts() {
        return Rooms.templates().stream().flatMap(folder -> files(folder).stream());
    }

    private static List<String> files(Path folder) {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).map(TemplatesTest::text).toList();
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
