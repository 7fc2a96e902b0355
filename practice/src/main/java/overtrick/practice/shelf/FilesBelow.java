package overtrick.practice.shelf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks through folders that anybody may have filled.
final class FilesBelow {

    private static final Logger LOG = LoggerFactory.getLogger(FilesBelow.class);

    private FilesBelow() {}

    /// The files below a folder in the order of their names. What cannot be read, such as a link to
    /// a folder above, is left out and logged; it does not hide the others.
    static List<Path> in(Path folder, int deep, Set<FileVisitOption> how) {
        var files = new TreeSet<Path>();
        var visitor =
                new SimpleFileVisitor<Path>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        if (attributes.isRegularFile()) {
                            files.add(file);
                        }
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException failed) {
                        LOG.warn("{} among the lessons is left out: {}", file, failed.toString());
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(
                            Path folder, @Nullable IOException failed) {
                        if (failed != null) {
                            LOG.warn("{} was not read to its end: {}", folder, failed.toString());
                        }
                        return FileVisitResult.CONTINUE;
                    }
                };
        try {
            Files.walkFileTree(folder, how, deep, visitor);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed); // the visitor throws none
        }
        return List.copyOf(files);
    }
}
