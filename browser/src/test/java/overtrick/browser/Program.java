package overtrick.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import overtrick.app.Main;

/// The whole program in a process of its own. It can be killed, and started again with the same
/// data at the same address.
final class Program implements Place, AutoCloseable {

    private static final String HOST = "127.0.0.1";

    private final Path data;
    private final int port = freePort();
    private Optional<Process> process = Optional.empty();

    Program(Path data) {
        this.data = data;
        start();
    }

    private static int freePort() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException taken) {
            throw new UncheckedIOException(taken);
        }
    }

    /// Until it says that it is there.
    void start() {
        var builder =
                overtrick.testkit.Program.of(
                        Main.class,
                        "serve",
                        "--port",
                        String.valueOf(port),
                        "--data",
                        data.toString(),
                        "--robots",
                        "thumb",
                        "--robot-pace",
                        "0");
        try {
            var started = builder.start();
            process = Optional.of(started);
            var out = started.inputReader(StandardCharsets.UTF_8);
            String line = out.readLine();
            while (line != null && !line.contains("http")) {
                line = out.readLine();
            }
            if (line == null) {
                throw new IllegalStateException("the program has not begun to serve");
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// As `kill -9` does.
    void kill() {
        process.ifPresent(running -> {
            try {
                running.destroyForcibly().waitFor();
            } catch (InterruptedException asked) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(asked);
            }
        });
    }

    @Override
    public String address(String path) {
        return "http://" + HOST + ":" + port + path;
    }

    @Override
    public void close() {
        kill();
    }
}
