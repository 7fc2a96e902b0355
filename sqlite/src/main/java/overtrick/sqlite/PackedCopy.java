package overtrick.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import overtrick.log.StoreException;

/// A copy of a club as one file to take home: its database and the note of where its log ends,
/// without which nobody could tell whether the end was cut off.
final class PackedCopy {

    private static final String DATABASE = ".db";

    private PackedCopy() {}

    /// Whether a file is one; a database begins otherwise.
    static boolean isPacked(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] start = in.readNBytes(4);
            return start.length == 4 && start[0] == 'P' && start[1] == 'K';
        } catch (IOException unreadable) {
            return false; // said when it is read
        }
    }

    static void write(Path copy, OutputStream out) throws IOException {
        var zip = new ZipOutputStream(out);
        for (var file : List.of(copy, HeadFile.beside(copy))) {
            if (Files.exists(file)) {
                zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
                Files.copy(file, zip);
                zip.closeEntry();
            }
        }
        zip.finish();
    }

    /// Makes a club of a packed copy; it is unpacked beside the club and goes again.
    static Check restore(Path packed, Path directory, Optional<Moment> moment) {
        try {
            var parent = directory.toAbsolutePath().getParent();
            Files.createDirectories(parent);
            var folder = Files.createTempDirectory(parent, "overtrick.unpacked");
            try {
                return Copies.restore(unpack(packed, folder), directory, moment);
            } finally {
                deleteAll(folder);
            }
        } catch (IOException failed) {
            throw new StoreException(
                    "%s cannot be unpacked: %s".formatted(packed, Trouble.words(failed)), failed);
        }
    }

    /// @return the database
    private static Path unpack(Path packed, Path folder) throws IOException {
        var files = new ArrayList<Path>();
        try (var zip = new ZipFile(packed.toFile())) {
            for (var entry : zip.stream().toList()) {
                var file = folder.resolve(entry.getName()).normalize();
                if (!folder.equals(file.getParent())) {
                    throw noCopy(packed);
                }
                try (var content = zip.getInputStream(entry)) {
                    Files.copy(content, file);
                }
                files.add(file);
            }
        }
        return files.stream()
                .filter(file -> file.toString().endsWith(DATABASE))
                .findFirst()
                .orElseThrow(() -> noCopy(packed));
    }

    private static StoreException noCopy(Path packed) {
        return new StoreException(packed + " is no packed copy of a club");
    }

    private static void deleteAll(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
