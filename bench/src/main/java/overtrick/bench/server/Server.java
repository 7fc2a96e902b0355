package overtrick.bench.server;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The real program in a process of its own.
///
/// @param nanosToReady from the start of the process to the line that says it is ready
public record Server(Process process, URI address, long nanosToReady) implements AutoCloseable {

    /// Starts `overtrick serve` on a free port and a new data directory, and waits for its line.
    static Server start(String... more) throws IOException {
        return start(Files.createTempDirectory("overtrick-bench"), 0, more);
    }

    /// Starts `overtrick serve` on a data directory, and waits for its line.
    ///
    /// @param port 0 for a free one
    public static Server start(Path data, int port, String... more) throws IOException {
        return start(List.of(), data, port, more);
    }

    /// Starts `overtrick serve` by way of another program, and waits for its line.
    ///
    /// @param by that program and its arguments; it must become ours
    public static Server start(List<String> by, Path data, int port, String... more)
            throws IOException {
        var command = new ArrayList<>(by);
        command.addAll(program());
        command.addAll(List.of("--port", String.valueOf(port), "--data", data.toString()));
        command.addAll(List.of(more));
        return await(command);
    }

    private static List<String> program() {
        var home = home();
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:+UseCompactObjectHeaders",
                                "-Xmx768m")); // as the launcher has it
        var cache = home.resolve("overtrick.aot");
        if (Files.exists(cache)) {
            command.add("-XX:AOTCache=" + cache);
        }
        command.addAll(List.of("-jar", home.resolve("overtrick.jar").toString(), "serve"));
        return command;
    }

    private static Server await(List<String> command) throws IOException {
        long begun = System.nanoTime();
        var process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        var out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        while (line != null
                && !line.contains("http")) { // the Java machine may have something to say first
            line = out.readLine();
        }
        long ready = System.nanoTime() - begun;
        if (line == null) {
            throw new IOException("the server ended before it was ready");
        }
        return new Server(process, URI.create(line.substring(line.indexOf("http")).strip()), ready);
    }

    /// Where the build has put the program.
    private static Path home() {
        var here = Path.of("app", "target");
        if (!Files.exists(here.resolve("overtrick.jar"))) {
            throw new IllegalStateException("no program in " + here.toAbsolutePath());
        }
        return here;
    }

    /// Memory the process holds, in MiB, where the system tells; else 0.
    public long residentMebibytes() {
        try {
            return Files.readAllLines(Path.of("/proc", process.pid() + "", "status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        } catch (IOException unknown) {
            return 0;
        }
    }

    /// What the process has taken of the processors.
    public Duration processorTime() {
        return processorTime(process.toHandle());
    }

    static Duration processorTime(ProcessHandle handle) {
        return handle.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
        }
    }
}
