package overtrick.app;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The script `overtrick` in a checkout of its own, whose program is one line long: what it says,
/// what it builds, and what becomes of its cache when the checkout is moved or built anew.
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    private static final Path REPOSITORY = Path.of("..").toAbsolutePath().normalize();

    /// A build that says what Maven says and takes the jar from where it was laid ready.
    private static final String BUILD =
            """
            #!/bin/sh
            echo '[INFO] Building Overtrick: Cards 0.1.0                       [2/13]'
            if [ -f ready.jar ]; then
                mkdir -p app/target/lib
                cp ready.jar app/target/overtrick.jar
            else
                echo '[ERROR] Card.java does not compile'
                exit 1
            fi
            """;

    @TempDir private Path directory;
    private Path checkout;

    @BeforeEach
    void layOut() throws IOException {
        checkout = Files.createDirectories(directory.resolve("here"));
        Files.createDirectories(checkout.resolve(".mvn"));
        Files.createDirectories(checkout.resolve("app/src/main"));
        Files.writeString(checkout.resolve("pom.xml"), "");
        Files.writeString(checkout.resolve("app/pom.xml"), "");
        for (var file : List.of("overtrick", ".mvn/find-jdk.sh")) {
            Files.copy(REPOSITORY.resolve(file), checkout.resolve(file));
        }
        Files.writeString(checkout.resolve("mvnw"), BUILD);
        assertThat(checkout.resolve("mvnw").toFile().setExecutable(true)).isTrue();
        jar("said");
    }

    /// A program that says one word and its arguments, and whether the machine had a cache for it.
    private void jar(String word) throws IOException {
        var source =
                Files.writeString(
                        directory.resolve("Program.java"),
                        "class Program { public static void main(String[] words) {"
                                + " System.out.println(\"%s \" + String.join(\" \", words)); } }"
                                        .formatted(word));
        var compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(null, null, null, "-d", directory.toString(), source.toString()))
                .isZero();
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "Program");
        var file = checkout.resolve("ready.jar");
        try (var jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
            jar.putNextEntry(new JarEntry("Program.class"));
            Files.copy(directory.resolve("Program.class"), jar);
        }
    }

    private Ran run(String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(checkout.resolve("overtrick").toString()));
        command.addAll(List.of(arguments));
        var out = directory.resolve("out");
        var err = directory.resolve("err");
        var builder =
                new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        builder.environment().put("OVERTRICK_JAVA_HOME", System.getProperty("java.home"));
        var process = builder.start();
        assertThat(process.waitFor(90, SECONDS)).isTrue();
        return new Ran(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private Path cache() {
        return checkout.resolve("app/target/overtrick.aot");
    }

    @Test
    void buildsOnceAndSaysSo() throws Exception {
        var first = run("1", "two words");

        assertThat(first.out()).isEqualTo("said 1 two words\n");
        assertThat(first.err())
                .isEqualTo(
                        "overtrick: building, this takes a moment; the first time it fetches its"
                                + " libraries …\n");
        assertThat(run("again")).isEqualTo(new Ran(0, "said again\n", ""));
        assertThat(cache()).exists();
    }

    @Test
    void aMovedCheckoutIsQuietAndMakesItsCacheAnew() throws Exception {
        run();
        var made = Files.getLastModifiedTime(cache());
        var there = directory.resolve("there");
        Files.move(checkout, there);
        checkout = there;

        assertThat(run("moved")).isEqualTo(new Ran(0, "said moved\n", ""));
        assertThat(Files.getLastModifiedTime(cache())).isNotEqualTo(made);
    }

    /// By Maven alone, say: then the jar is newer than the cache.
    @Test
    void aRebuiltProgramIsQuietToo() throws Exception {
        run();
        jar("anew");
        var jar = checkout.resolve("app/target/overtrick.jar");
        Files.copy(
                checkout.resolve("ready.jar"),
                jar,
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(2)));

        assertThat(run("x")).isEqualTo(new Ran(0, "anew x\n", ""));
    }

    @Test
    void aCacheThatIsSpoiltIsPassedOver() throws Exception {
        run();
        Files.writeString(cache(), "no cache");

        assertThat(run("x")).isEqualTo(new Ran(0, "said x\n", ""));
    }

    @Test
    void aBuildThatFailsSaysWhy() throws Exception {
        Files.delete(checkout.resolve("ready.jar"));

        var ran = run();

        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines())
                .containsExactly(
                        "overtrick: building, this takes a moment; the first time it fetches its"
                                + " libraries …",
                        "[ERROR] Card.java does not compile",
                        "overtrick: it could not be built; see what is said above");
    }
}
