package overtrick.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The compiler of TypeScript, which reads the types in the comments of scripts. It comes as a jar
/// from Maven Central and is run by the `node` of this machine; where there is none, a test that
/// needs it is skipped and says so.
final class TypeScript {

    private static final String LIBRARY = "/META-INF/resources/webjars/typescript/6.0.3/lib";

    /// No package of node is on the page, and what nobody uses is left over from something.
    private static final String OPTIONS =
            """
            {
              "compilerOptions": {
                "allowJs": true,
                "checkJs": true,
                "strict": true,
                "noEmit": true,
                "noUnusedLocals": true,
                "noUnusedParameters": true,
                "target": "es2024",
                "module": "es2022",
                "moduleResolution": "bundler",
                "lib": ["es2024", "dom"],
                "types": []
              },
              "include": ["*.js"]
            }
            """;

    private final Path compiler;
    private final Path scripts;

    private TypeScript(Path compiler, Path scripts) {
        this.compiler = compiler;
        this.scripts = scripts;
    }

    /// Unpacks the compiler into a folder; the test is skipped when nothing here could run it.
    static TypeScript in(Path folder) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        boolean able =
                Stream.of(path.split(File.pathSeparator))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, "node")));
        if (!able) {
            System.out.println("The types of the scripts are not checked: there is no node here.");
        }
        assumeTrue(able, "there is no node on the PATH");
        try {
            var compiler = Files.createDirectory(folder.resolve("compiler"));
            unpack(compiler);
            var scripts = Files.createDirectory(folder.resolve("scripts"));
            Files.writeString(scripts.resolve("tsconfig.json"), OPTIONS);
            return new TypeScript(compiler, scripts);
        } catch (IOException | URISyntaxException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static void unpack(Path compiler) throws IOException, URISyntaxException {
        String place = String.valueOf(TypeScript.class.getResource(LIBRARY + "/tsc.js"));
        var jar = new URI(place.substring(0, place.indexOf('!')));
        try (var files = FileSystems.newFileSystem(jar, Map.of());
                var library = Files.list(files.getPath(LIBRARY))) {
            for (var file : library.filter(Files::isRegularFile).toList()) {
                String name = String.valueOf(file.getFileName());
                if (name.endsWith(".d.ts") || name.endsWith("tsc.js")) {
                    Files.copy(file, compiler.resolve(name));
                }
            }
        }
    }

    /// All scripts lie side by side, as they find each other on the page.
    void add(String name, String source) {
        try {
            Files.writeString(scripts.resolve(name), source);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// What is wrong, such as `talk.js(12,3): error TS2531: Object is possibly 'null'.`
    List<String> faults() {
        var command = List.of("node", compiler.resolve("tsc.js").toString(), "--project", ".");
        try {
            var running =
                    new ProcessBuilder(command)
                            .directory(scripts.toFile())
                            .redirectErrorStream(true)
                            .start();
            var said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int status = running.waitFor();
            var faults = said.lines().toList();
            if (status != 0 && faults.isEmpty()) {
                return List.of("the compiler ended with " + status);
            }
            return faults;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }
}
