package overtrick.app.convert;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.Input;
import overtrick.app.input.Progress;
import overtrick.app.input.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "convert",
        description = {
            "Reads a file and writes it in another format; PBN in any form becomes the export form.",
            "What has no place in the other format is told; where that is a whole game, the exit",
            "status is 2. A format that holds solved deals gets them solved."
        },
        footer = {
            "",
            "Example:  overtrick convert friday.pbn friday-export.pbn",
            "          overtrick convert vugraph.lin vugraph.pbn",
            "          overtrick convert friday.pbn friday.dlm"
        })
public final class ConvertCommand implements Callable<Integer> {

    @Parameters(
            arity = "2..*",
            paramLabel = "FILE",
            description = {
                "what to read and then where to write, each a file or - for standard input and",
                "output; of several files, or with --to and a directory, each is written there"
            })
    private List<String> files = List.of();

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            description = "one of ${COMPLETION-CANDIDATES}; else by the file's name, PBN for -")
    private Optional<FileFormat> from = Optional.empty();

    @Option(names = "--to", paramLabel = "FORMAT", description = "the same; HRF is only read")
    private Optional<FileFormat> to = Optional.empty();

    @Override
    public Integer call() {
        var sources = files.subList(0, files.size() - 1);
        String target = files.getLast();
        boolean many = sources.size() > 1 || (to.isPresent() && isDirectory(target));
        if (!many) {
            convert(sources.getFirst(), target);
            return 0;
        }
        if (!isDirectory(target) || to.isEmpty()) {
            throw new UserError(
                    "several files are written into a directory: name one that is there as the"
                            + " last, and say --to");
        }
        var progress = Progress.beforeResults(sources.size());
        int failed = 0;
        for (int at = 0; at < sources.size(); at++) {
            failed += tried(sources.get(at), target) ? 0 : 1;
            progress.accept(at + 1);
        }
        if (failed > 0) {
            throw new UserError(
                    "%d of %d files are not wholly converted".formatted(failed, sources.size()));
        }
        return 0;
    }

    private static boolean isDirectory(String name) {
        return !name.equals("-") && Files.isDirectory(Input.path(name));
    }

    /// One of several: what is wrong with it is told, and the others are converted all the same.
    private boolean tried(String source, String directory) {
        String bare = Input.path(source).getFileName().toString().replaceFirst("\\.[^.]*$", "");
        String name = bare + "." + to.orElseThrow().ending();
        try {
            convert(source, Input.path(directory).resolve(name).toString());
            return true;
        } catch (UserError wrong) {
            System.err.println(source + ": " + wrong.getMessage());
            return false;
        }
    }

    private void convert(String in, String out) {
        new Conversion(in, FileFormat.of(from, in), out, FileFormat.of(to, out)).run();
    }
}
