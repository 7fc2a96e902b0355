package overtrick.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
            "Example:  overtrick site --data club",
            "",
            "lists what there is by its code; then  site K7QRMA -o friday --data club  writes it."
        })
public final class SiteCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..1",
            paramLabel = "CODE",
            description = "the code of an event or of a series; without one all are listed")
    private Optional<String> code = Optional.empty();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            description = "an empty or new directory, or a file that ends in .zip")
    private Optional<Path> output = Optional.empty();

    @Mixin private DataDirectory data;

    @Mixin private Language language;

    @Override
    public Integer call() {
        if (code.isEmpty()) {
            var all = ResultSite.latest(data.existing());
            all.forEach(System.out::println);
            if (all.isEmpty()) {
                System.out.println("The club has no event and no series yet.");
            }
            return 0;
        }
        write(
                code.get().strip().toUpperCase(Locale.ROOT),
                output.orElseThrow(() -> new UserError("say with -o where to write it")));
        return 0;
    }

    private void write(String asked, Path out) {
        boolean zip = out.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
        if (!zip && !isFree(out)) {
            throw new UserError("there is something in %s already".formatted(out));
        }
        var files = files(asked);
        if (zip) {
            OutputFile.write(out, Folder.zip(files));
        } else {
            OutputFile.writeAll(out, files);
        }
        System.out.printf("%,d files in %s%n", files.size(), out);
    }

    private Map<String, byte[]> files(String asked) {
        var words = Words.in(language.locale());
        int threads = Runtime.getRuntime().availableProcessors();
        try {
            return ResultSite.of(data.existing(), asked, threads, words)
                    .orElseThrow(
                            () -> new UserError("the club has no event and no series " + asked));
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
}
