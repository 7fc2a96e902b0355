package overtrick.app.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.guide.book.Book;
import overtrick.guide.book.Guide;
import overtrick.guide.site.GuideSite;
import overtrick.page.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "guide",
        description = {
            "Prints a guide: for players, directors, officers, teachers, authors of systems and",
            "robots, operators. The same as on the page /guide of a club. With --site it writes all",
            "of them, in every language, as pages that need no server."
        },
        footer = {"", "Example:  overtrick guide directing"})
public final class GuideCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..1",
            paramLabel = "GUIDE",
            description = "its name; without one all are listed")
    private Optional<String> name = Optional.empty();

    @Option(names = "--site", paramLabel = "DIR", description = "where to write the site")
    private Optional<Path> site = Optional.empty();

    @Option(
            names = "--pictures",
            paramLabel = "DIR",
            description = "the pictures that the guides show: a directory with images/ in it")
    private Optional<Path> pictures = Optional.empty();

    @Mixin private Language language;

    @Override
    public Integer call() {
        var words = Words.in(language.locale());
        if (site.isPresent()) {
            write(site.get());
        } else if (name.isPresent()) {
            System.out.print(Book.readable(guide(name.get()), words));
        } else {
            for (var chapter : Book.of(words).chapters()) {
                System.out.printf("%-12s %s%n", chapter.guide().code(), chapter.title());
            }
        }
        return 0;
    }

    private static Guide guide(String name) {
        return Guide.of(name)
                .orElseThrow(() ->
                        new UserError(
                                "there is no guide %s;  overtrick guide  lists them"
                                        .formatted(name)));
    }

    private void write(Path directory) {
        var shown = pictures.map(GuideCommand::pictures).orElse(Map.of());
        var files = new TreeMap<>(GuideSite.files(shown.keySet()));
        files.putAll(shown);
        OutputFile.writeAll(directory, files);
        long bytes = files.values().stream().mapToLong(file -> file.length).sum();
        System.out.printf("%,d files in %s, %,d kB%n", files.size(), directory, bytes / 1024);
    }

    private static Map<String, byte[]> pictures(Path directory) {
        var folder = directory.resolve("images");
        var pictures = new TreeMap<String, byte[]>();
        try (var inside = Files.list(folder)) {
            for (var file : inside.toList()) {
                pictures.put("images/" + file.getFileName(), Files.readAllBytes(file));
            }
            return pictures;
        } catch (IOException unreadable) {
            throw new UserError(
                    "%s cannot be read: %s".formatted(folder, OutputFile.reason(unreadable)));
        }
    }
}
