package overtrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.cards.words.Tongue;
import overtrick.testkit.words.WordFile;

/// No sentence of the house is missing in a language that the list calls whole; in one that is
/// begun, none is of another key or has other places.
@Timeout(30)
class EveryLanguageTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");

    @TempDir private Path folder;

    static Stream<Tongue> tongues() {
        return Tongue.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("tongues")
    void everySentenceIsThere(Tongue tongue) {
        var files = WordFile.below(ROOT);
        assertThat(files).hasSizeGreaterThan(40);
        assertThat(
                        files.stream()
                                .flatMap(file ->
                                        file.faults(tongue.code()).stream()
                                                .filter(fault ->
                                                        tongue.whole()
                                                                || !fault.startsWith("missing"))
                                                .map(fault -> file.name() + ": " + fault)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    one.one = Un board\\none.other = {0} board  |
                    one.one = {0} board\\none.other = {0} board |
                    one.other = {0} board                     | missing: one.one
                    one.one = Un board\\none.other = I board    | other places than in English: one.other = I board
                    one.one = {1} board\\none.other = {0} board | other places than in English: one.one = {1} board
                    one.one =\\none.other = {0} board           | empty: one.one
                    one.one = Un board\\none.other = {0} b\\nb = c | not in English: b
                    """)
    void aFaultIsTold(String own, String fault) throws IOException {
        var english = Files.writeString(folder.resolve("a_en.properties"), ENGLISH);
        Files.writeString(folder.resolve("a_it.properties"), own.replace("\\n", "\n"));

        assertThat(new WordFile(english).faults("it"))
                .isEqualTo(fault == null ? List.of() : List.of(fault));
    }

    @Test
    void aTranslationIsLaidInTheOrderOfTheEnglish() throws IOException {
        var english = Files.writeString(folder.resolve("a_en.properties"), ENGLISH);

        assertThat(new WordFile(english).woven(Map.of("one.other", "{0} board", "c", "d")))
                .isEqualTo("# Boards\n\none.other = {0} board\n");
        assertThat(new WordFile(english).in("it")).isEqualTo(folder.resolve("a_it.properties"));
    }

    private static final String ENGLISH =
            """
            # Boards
            one.one = 1 board

            one.other = {0} boards
            """;
}
