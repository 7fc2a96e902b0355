package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Texts too long for a test, kept beside it in `src/test/resources` and reviewed as a diff. With
/// the system property `overtrick.golden=rewrite` a check writes what it would otherwise demand.
public final class Golden {

    /// The system property that asks for rewriting.
    public static final String PROPERTY = "overtrick.golden";

    private Golden() {}

    /// Compares with the file `name.golden` in the folder of the test's package.
    ///
    /// @throws AssertionError when file and text differ or there is no such file
    public static void check(Class<?> test, String name, String text) {
        check(file(test, name), text);
    }

    static void check(Path file, String text) {
        try {
            if ("rewrite".equals(System.getProperty(PROPERTY))) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.writeString(file, text);
                return;
            }
            assertThat(file).as("golden file; -D%s=rewrite writes it", PROPERTY).isRegularFile();
            assertThat(text).as("%s", file).isEqualTo(Files.readString(file));
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    /// Maven runs tests in the module's folder and says so in `basedir`.
    private static Path file(Class<?> test, String name) {
        return Path.of(System.getProperty("basedir", ""), "src", "test", "resources")
                .resolve(test.getPackageName().replace('.', '/'))
                .resolve(name + ".golden");
    }
}
