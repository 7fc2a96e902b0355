package overtrick.bench.solver;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The C program `src/main/c/dds_bench.c`, compiled where gcc and the library DDS are installed.
record DdsDriver(Path program) {

    private static final Path SOURCE = Path.of("bench", "src", "main", "c", "dds_bench.c");

    /// @param answers one line for each item
    /// @param millis CPU time for each item
    record Run(List<String> answers, List<Double> millis) {}

    /// Empty when it cannot be compiled here.
    static Optional<DdsDriver> build(Path directory) throws IOException {
        var program = directory.resolve("dds_bench");
        var compiler =
                new ProcessBuilder(
                        "gcc",
                        "-O2",
                        "-std=c11",
                        SOURCE.toString(),
                        "-o",
                        program.toString(),
                        "-ldds");
        try {
            var process =
                    compiler.redirectErrorStream(true)
                            .redirectOutput(directory.resolve("gcc.txt").toFile())
                            .start();
            return await(process) == 0 ? Optional.of(new DdsDriver(program)) : Optional.empty();
        } catch (IOException noCompiler) {
            return Optional.empty();
        }
    }

    Run run(String mode, Path items) throws IOException {
        var errors = Files.createTempFile("dds", ".txt");
        var answers = lines(mode, items, errors.toFile());
        var millis =
                Files.readAllLines(errors).stream()
                        .filter(line -> line.startsWith("item "))
                        .map(line -> Double.valueOf(line.substring(5)))
                        .toList();
        return new Run(answers, millis);
    }

    List<String> lines(String mode, Path items) throws IOException {
        return lines(mode, items, Files.createTempFile("dds", ".txt").toFile());
    }

    private List<String> lines(String mode, Path items, File errors) throws IOException {
        var answers = Files.createTempFile("dds", ".txt");
        var command = new ProcessBuilder(program.toString(), mode, items.toString());
        command.environment().put("DDS_BENCH_ITEMS", "1");
        int status = await(command.redirectOutput(answers.toFile()).redirectError(errors).start());
        if (status != 0) {
            throw new IOException("DDS failed at %s: %d".formatted(mode, status));
        }
        return new ArrayList<>(Files.readAllLines(answers));
    }

    private static int await(Process process) throws IOException {
        try {
            return process.waitFor();
        } catch (InterruptedException asked) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for a program", asked);
        }
    }
}
