package overtrick.bench.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A disk in memory that only one program sees, small enough to be filled at will.
final class SmallDisk {

    private static final String SIZE = "200m";

    private final Path place;

    /// @param place an empty directory
    SmallDisk(Path place) {
        this.place = place;
    }

    /// Runs a program that has the disk: what it is to be put before.
    List<String> program() {
        return List.of(
                "unshare",
                "-rm",
                "sh",
                "-ec",
                "mount -t tmpfs -o size=%s none %s; exec \"$@\"".formatted(SIZE, place),
                "sh");
    }

    /// Where the program has its data.
    Path data() {
        return place.resolve("club");
    }

    /// Leaves no room at all.
    void fill(Process program) {
        write(seenBy(program).resolve("filler"), 1 << 20);
        write(seenBy(program).resolve("rest"), 1 << 12);
    }

    private static void write(Path file, int block) {
        try (OutputStream filler = Files.newOutputStream(file)) {
            var bytes = new byte[block];
            while (true) {
                filler.write(bytes);
            }
        } catch (IOException full) {
            return; // as it should be
        }
    }

    void free(Process program) throws IOException {
        Files.deleteIfExists(seenBy(program).resolve("filler"));
        Files.deleteIfExists(seenBy(program).resolve("rest"));
    }

    /// Copies the data to where everybody can look at them.
    void copy(Process program, Path to) throws IOException {
        Files.createDirectories(to);
        try (var files = Files.list(seenBy(program).resolve("club"))) {
            for (var file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName().toString()));
            }
        }
    }

    private Path seenBy(Process program) {
        return Path.of("/proc", String.valueOf(program.pid()), "root", place.toString());
    }
}
