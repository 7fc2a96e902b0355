package overtrick.postgres;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.SYNC;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The latest anchor, noted in the data directory: outside of the database, which could be put back
/// to an older state as a whole.
final class AnchorFile {

    private static final String NAME = "overtrick.anchor";
    private static final Pattern LINE = Pattern.compile("(\\d{1,18}) (\\d{1,18}) ([0-9a-f]{64})");

    private AnchorFile() {}

    static Path in(Path data) {
        return data.resolve(NAME);
    }

    static Path aside(Path data) {
        return data.resolve(NAME + ".lost");
    }

    /// What is noted; empty if there is no such file.
    static Optional<Anchor> read(Path file) throws IOException {
        return lines(file).stream().findFirst();
    }

    static List<Anchor> lines(Path file) throws IOException {
        var noted = new ArrayList<Anchor>();
        if (Files.exists(file)) {
            for (String text : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
                var line = LINE.matcher(text);
                if (!line.matches()) {
                    throw new IOException("it does not say where the log was anchored");
                }
                noted.add(
                        new Anchor(
                                Long.parseLong(line.group(1)),
                                Long.parseLong(line.group(2)),
                                line.group(3)));
            }
        }
        return noted;
    }

    static void write(Path data, Anchor anchor) throws IOException {
        var part = data.resolve(NAME + ".part");
        String line = "%d %d %s%n".formatted(anchor.number(), anchor.events(), anchor.hash());
        Files.writeString(part, line, CREATE, WRITE, TRUNCATE_EXISTING, SYNC);
        Files.move(part, in(data), StandardCopyOption.ATOMIC_MOVE);
    }

    /// Keeps what is noted where the next anchor does not write over it.
    static void setAside(Path data) throws IOException {
        Files.write(aside(data), Files.readAllBytes(in(data)), CREATE, WRITE, APPEND, SYNC);
        Files.delete(in(data));
    }
}
