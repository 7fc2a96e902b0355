package overtrick.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.evening.page.result.Folder;
import overtrick.page.Sorry;
import overtrick.page.Words;
import overtrick.server.ResultSite;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "site",
        description = {
            "Writes the results of an event, or of a whole series, as pages that need no server:",
            "ranking, travellers, score cards, and every board with its diagram, what its cards",
            "make, par, and the play where the program knows it. Only what everybody may know is in",
            "it. The club may be open meanwhile."
        },
        footer = {
            "",
            "After an event:  overtrick site K7QRMA -o public/friday --data club",
            "                 overtrick site K7QRMA -o friday.zip --data club --lang vi"
        })
public final class SiteCommand implements Callable<Integer> {

    @Parameters(paramLabel = "CODE", description = "the code of an event or of a series")
    private String code = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            required = true,
            description = "an empty or new directory, or a file that ends in .zip")
    private Path out = Path.of("");

    @Mixin private DataDirectory data;

    @Mixin private Language language;

    @Override
    public Integer call() {
        var words = Words.in(language.locale());
        boolean zip = out.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
        if (!zip && !isFree(out)) {
            throw new UserError("there is something in %s already".formatted(out));
        }
        int threads = Runtime.getRuntime().availableProcessors();
        var files = files(words, threads);
        if (zip) {
            OutputFile.write(out, Folder.zip(files));
        } else {
            files.forEach(this::write);
        }
        System.out.printf("%,d files in %s%n", files.size(), out);
        return 0;
    }

    private Map<String, byte[]> files(Words words, int threads) {
        String asked = code.strip().toUpperCase(Locale.ROOT);
        try {
            return ResultSite.of(data.existing(), asked, threads, words)
                    .orElseThrow(() ->
                            new UserError(
                                    "the club has no event and no series %s".formatted(asked)));
        } catch (Sorry sorry) {
            throw new UserError(sorry.sentence(words));
        }
    }

    private static boolean isFree(Path directory) {
        if (!Files.exists(directory)) {
            return true;
        }
        if (!Files.isDirectory(directory)) {
            return false;
        }
        try (var inside = Files.list(directory)) {
            return inside.findAny().isEmpty();
        } catch (IOException unreadable) {
            throw new UserError("%s cannot be read".formatted(directory));
        }
    }

    private void write(String name, byte[] content) {
        var file = out.resolve(name);
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException failed) {
            throw new UserError("%s cannot be made".formatted(file.getParent()));
        }
        OutputFile.write(file, content);
    }
}
