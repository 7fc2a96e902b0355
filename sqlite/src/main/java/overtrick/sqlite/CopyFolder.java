package overtrick.sqlite;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;
import overtrick.log.Upkeep.Copied;

/// The copies of a club, in a folder of its directory, under the times at which they were made.
public final class CopyFolder {

    /// The folder of the copies, in the data directory.
    static final String FOLDER = "copies";

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

    private static final String PREFIX = "overtrick-";
    private static final String ENDING = ".db";

    /// Nothing else is ever opened or deleted here.
    private static final Pattern NAME =
            Pattern.compile(PREFIX + "(\\d{4}-\\d\\d-\\d\\dT\\d{6}Z)" + Pattern.quote(ENDING));

    /// Bytes that stay free for the club itself when a copy is made.
    private static final long LEFT_FREE = 100_000_000;

    private final Path directory;
    private final InstantSource clock;
    private final Making making;

    /// How a copy is made.
    @FunctionalInterface
    public interface Making {
        /// Copies the club as it is at this moment.
        Check to(Path file);
    }

    /// The folder of a club's directory.
    ///
    /// @param clock tells when copies are made
    public CopyFolder(Path directory, InstantSource clock, Making making) {
        this.directory = directory;
        this.clock = clock;
        this.making = making;
    }

    /// Makes a copy.
    ///
    /// @param size of the club
    /// @throws StoreException when the disk has no room for it, the copy cannot be written, or it
    ///   is not whole
    public Copied copy(Upkeep.Size size) {
        if (size.free() < size.bytes() + LEFT_FREE) {
            throw new StoreException(
                    "a copy needs %,d MB, and the disk has %,d MB left"
                            .formatted(
                                    (size.bytes() + LEFT_FREE) / 1_000_000,
                                    size.free() / 1_000_000));
        }
        deleteHalfOnes();
        var file = folder().resolve(PREFIX + TIME.format(freeSecond()) + ENDING);
        var problems = making.to(file).problems();
        if (!problems.isEmpty()) {
            throw new StoreException(
                    "the copy was made, but the club is not whole: "
                            + problems.getFirst().sentence());
        }
        return copied(file);
    }

    private Path folder() {
        return directory.resolve(FOLDER);
    }

    /// What a program that died has left of a copy. One copy is made at a time.
    private void deleteHalfOnes() {
        files().filter(file -> file.getFileName().toString().contains(ENDING + Copies.PART))
                .forEach(this::delete);
    }

    /// Copies are called by the second in which they begin; one second has one copy.
    private Instant freeSecond() {
        var second = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        while (Files.exists(folder().resolve(PREFIX + TIME.format(second) + ENDING))) {
            second = second.plusSeconds(1);
        }
        return second;
    }

    /// The copies that there are, the latest first.
    ///
    /// @throws StoreException when they cannot be listed
    public List<Copied> list() {
        return files().filter(file -> NAME.matcher(file.getFileName().toString()).matches())
                .map(CopyFolder::copied)
                .sorted(Comparator.comparing(Copied::at).reversed())
                .toList();
    }

    private Stream<Path> files() {
        if (!Files.isDirectory(folder())) {
            return Stream.empty();
        }
        try (var files = Files.list(folder())) {
            return files.toList().stream();
        } catch (IOException failed) {
            throw trouble("the copies cannot be listed", failed);
        }
    }

    private static Copied copied(Path file) {
        String name = file.getFileName().toString();
        var parsed = NAME.matcher(name);
        if (!parsed.matches()) {
            throw new IllegalArgumentException("not the name of a copy: " + name);
        }
        try {
            return new Copied(name, Instant.from(TIME.parse(parsed.group(1))), Files.size(file));
        } catch (IOException failed) {
            throw trouble("a copy cannot be looked at", failed);
        }
    }

    /// Writes a copy, packed into one file.
    public void pack(String name, OutputStream out) throws IOException {
        if (!NAME.matcher(name).matches()) {
            throw new NoSuchFileException(name);
        }
        PackedCopy.write(folder().resolve(name), out);
    }

    /// Deletes the oldest.
    ///
    /// @param most how many stay
    /// @throws StoreException when one cannot be deleted
    public void keep(int most) {
        list().stream().skip(most).map(Copied::name).map(folder()::resolve).forEach(this::delete);
    }

    private void delete(Path copy) {
        try {
            Files.deleteIfExists(copy);
            Files.deleteIfExists(HeadFile.beside(copy));
        } catch (IOException failed) {
            throw trouble("an old copy cannot be deleted", failed);
        }
    }

    private static StoreException trouble(String what, IOException failed) {
        return new StoreException(what + ": " + Trouble.words(failed), failed);
    }
}
