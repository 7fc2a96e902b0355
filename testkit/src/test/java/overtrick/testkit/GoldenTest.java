package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {

    private final String before = System.getProperty(Golden.PROPERTY, "");

    @TempDir private Path folder;

    @BeforeEach
    void compareOnly() {
        System.clearProperty(Golden.PROPERTY);
    }

    @AfterEach
    void asBefore() {
        System.setProperty(Golden.PROPERTY, before);
    }

    @Test
    void theSameTextPasses() throws IOException {
        var file = Files.writeString(folder.resolve("story.golden"), "one\ntwo\n");

        assertThatCode(() -> Golden.check(file, "one\ntwo\n")).doesNotThrowAnyException();
    }

    @Test
    void anotherTextFails() throws IOException {
        var file = Files.writeString(folder.resolve("story.golden"), "one\ntwo\n");

        assertThatThrownBy(() -> Golden.check(file, "one\nthree\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("story.golden");
    }

    @Test
    void aMissingFileSaysHowToWriteIt() {
        assertThatThrownBy(() -> Golden.check(folder.resolve("story.golden"), "one\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("-Dovertrick.golden=rewrite");
    }

    @Test
    void rewritingMakesTheFileAndItsFolder() {
        var file = folder.resolve("deeper").resolve("story.golden");
        System.setProperty(Golden.PROPERTY, "rewrite");

        Golden.check(file, "one\n");

        assertThat(file).hasContent("one\n");
    }
}
