package overtrick.server.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Where the sources of everything that has pages lie: each module with a folder of templates.
public final class Rooms {

    private static final Path CHECKOUT = Path.of("..");
    private static final Path TEMPLATES = Path.of("src", "main", "jte");

    private Rooms() {}

    /// The folders of templates, one for each room.
    public static List<Path> templates() {
        try (var modules = Files.list(CHECKOUT)) {
            return modules.map(module -> module.resolve(TEMPLATES))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// The folders of templates and of classes.
    public static List<Path> sources() {
        return templates().stream()
                .flatMap(folder -> Stream.of(folder, folder.resolveSibling("java")))
                .toList();
    }
}
