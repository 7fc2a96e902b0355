package overtrick.sqlite;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import overtrick.log.StoreException;

/// Copies of a club's data. A copy appears under its name when it is whole, checked and on the
/// disk, and not before.
public final class Copies {

    /// What lies beside a database and belongs to it alone.
    private static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

    /// How the name of a copy ends until it is whole.
    static final String PART = ".part";

    private Copies() {}

    /// Copies the store of a directory as it is at this moment, also while a program has it open.
    ///
    /// @param file must not exist yet; its directory is made if need be
    /// @return what a check of the copy says: its head is worth printing; if the log itself is not
    ///   whole the copy is made all the same, with problems that are to be told
    /// @throws StoreException if the club cannot be read or the copy cannot be written; the message
    ///   is a sentence for people
    public static Check backup(Path directory, Path file) {
        var source = directory.resolve(SqliteStore.FILE);
        requireFile(source, "there is no club in " + directory);
        try {
            var folder = Files.createDirectories(file.toAbsolutePath().getParent());
            var target = folder.resolve(file.getFileName());
            requireNone(target);
            return copy(source, target, Optional.empty(), _ -> {});
        } catch (IOException | SQLException failed) {
            throw new StoreException(
                    "the club cannot be copied to %s: %s".formatted(file, Trouble.words(failed)),
                    failed);
        }
    }

    /// Makes a club from a backup; never over another club, and never under a program that has the
    /// directory open.
    ///
    /// @param file the backup, or a packed one
    /// @param directory where to; made if need be
    /// @return what a check of the new club says, without problems
    /// @throws StoreException if the backup is damaged, there is a club already, or the copy cannot
    ///   be written; the message is a sentence for people
    public static Check restore(Path file, Path directory) {
        return restore(file, directory, Optional.empty());
    }

    /// The same, as the club was at a moment.
    ///
    /// @param moment no later than the backup; empty for all that is in it
    /// @throws StoreException also if the club cannot be taken back to that moment
    public static Check restore(Path file, Path directory, Optional<Moment> moment) {
        requireFile(file, "there is no backup at " + file);
        if (PackedCopy.isPacked(file)) {
            return PackedCopy.restore(file, directory, moment);
        }
        requireNoProblem(Check.ofFile(file));
        try {
            Files.createDirectories(directory);
            try (var _ = DirectoryLock.take(directory)) {
                var target = directory.toRealPath().resolve(SqliteStore.FILE);
                requireNone(target);
                return copy(file, target, moment, Copies::requireNoProblem);
            }
        } catch (IOException | SQLException failed) {
            throw new StoreException(
                    "the club cannot be made in %s: %s".formatted(directory, Trouble.words(failed)),
                    failed);
        }
    }

    private static void requireFile(Path file, String otherwise) {
        if (!Files.isRegularFile(file)) {
            throw new StoreException(otherwise);
        }
    }

    private static void requireNone(Path file) {
        if (Files.exists(file)) {
            throw new StoreException("there is a club in %s already".formatted(file.getParent()));
        }
    }

    private static void requireNoProblem(Check check) {
        if (!check.problems().isEmpty()) {
            throw new StoreException(
                    "the backup is damaged: " + check.problems().getFirst().sentence());
        }
    }

    /// @param requirement what the copy must be before it gets its name
    private static Check copy(
            Path source, Path target, Optional<Moment> moment, Consumer<Check> requirement)
            throws IOException, SQLException {
        var noted = HeadFile.read(HeadFile.beside(source)); // first: the log may grow meanwhile
        var part = target.resolveSibling(target.getFileName() + PART);
        delete(part);
        try {
            try (var connection = Reading.open(source);
                    var vacuum = connection.prepareStatement("VACUUM INTO ?")) {
                vacuum.setString(1, part.toString());
                vacuum.execute();
            }
            if (moment.isPresent()) {
                moment.get().takeBack(part);
                noted = Optional.empty(); // what was noted has not been yet
            }
            var check = Check.ofFile(part, noted);
            requirement.accept(check);
            moveIntoPlace(part, target, check);
            return check;
        } finally {
            delete(part);
        }
    }

    private static void moveIntoPlace(Path part, Path target, Check check) throws IOException {
        sync(part, StandardOpenOption.WRITE);
        delete(target); // left over from a club that was here once
        var head = HeadFile.beside(target);
        Files.deleteIfExists(head);
        Files.deleteIfExists(HeadFile.aside(head));
        if (check.head().isPresent()) {
            HeadFile.open(head, check.head().get()).close();
        }
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        if (File.separatorChar == '/') { // elsewhere a directory cannot be opened, nor need it be
            sync(target.resolveSibling("."), StandardOpenOption.READ);
        }
    }

    private static void sync(Path file, OpenOption access) throws IOException {
        try (var channel = FileChannel.open(file, access)) {
            channel.force(true);
        }
    }

    private static void delete(Path database) throws IOException {
        Files.deleteIfExists(database);
        for (String ending : BESIDE) {
            Files.deleteIfExists(database.resolveSibling(database.getFileName() + ending));
        }
    }
}
