package overtrick.sqlite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.log.StoreException;

/// The right to a data directory, for one program at a time. The operating system lets go of it
/// when the program ends, however that happens. The file itself stays.
final class DirectoryLock implements AutoCloseable {

    static final String FILE = "overtrick.lock";

    /// The locked byte lies far behind the text: where locks forbid reading, others can still see
    /// whose it is.
    private static final long LOCKED_BYTE = 1L << 30;

    /// Held by this program. It must not even open the file a second time: closing that would let
    /// go of the lock.
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private DirectoryLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /// @throws StoreException if another program has the directory, or another part of this one
    static DirectoryLock take(Path directory) throws IOException {
        var file = directory.toRealPath().resolve(FILE);
        if (!HELD.add(file)) {
            throw new StoreException("the club in %s is open already".formatted(directory));
        }
        try {
            return new DirectoryLock(file, locked(directory, file));
        } catch (IOException | RuntimeException | Error failed) {
            HELD.remove(file);
            throw failed;
        }
    }

    private static FileChannel locked(Path directory, Path file) throws IOException {
        var channel =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        try {
            if (!isFree(channel)) {
                throw new StoreException(
                        "the club in %s is open in another program%s"
                                .formatted(directory, process(file)));
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(ownProcess().getBytes(StandardCharsets.US_ASCII)));
            return channel;
        } catch (IOException | RuntimeException | Error failed) {
            channel.close();
            throw failed;
        }
    }

    private static boolean isFree(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(LOCKED_BYTE, 1, false) != null;
        } catch (OverlappingFileLockException here) { // in this program, by another class loader
            return false;
        }
    }

    private static String ownProcess() {
        return ProcessHandle.current().pid() + System.lineSeparator();
    }

    private static String process(Path file) {
        try {
            String process = Files.readString(file, StandardCharsets.US_ASCII).strip();
            return process.matches("\\d{1,20}") ? " (process %s)".formatted(process) : "";
        } catch (IOException unreadable) {
            return "";
        }
    }

    @Override
    public void close() throws IOException {
        try {
            channel.close(); // and with it the lock
        } finally {
            HELD.remove(file);
        }
    }
}
