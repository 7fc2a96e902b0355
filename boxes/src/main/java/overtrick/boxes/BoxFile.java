package overtrick.boxes;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import overtrick.bridge.score.Result;

/// The file of an event, into which the boxes' control program writes while we look.
///
/// It is read in one go, twice, and only believed when both were the same: what another program is
/// just writing is not taken for a result. It is written seldom, when something of the event has
/// changed, and only while it stands still; afterwards it must hold every result it held before.
public final class BoxFile {

    private static final long LARGEST = 64L << 20;

    /// Far behind the end of any file, so that nobody is kept from its contents.
    private static final long LOCKED = Long.MAX_VALUE - 1;

    private static final Set<Path> WRITING = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final ReentrantLock lock = new ReentrantLock();

    public BoxFile(Path path) {
        this.path = path.toAbsolutePath().normalize();
    }

    /// Where it is.
    public Path path() {
        return path;
    }

    /// The file of a new event, to be given away.
    public static byte[] bytes(BoxPlan plan) {
        return NewFile.of(plan);
    }

    /// What a file says that somebody has brought.
    public static BoxAnswer<BoxContents> read(byte[] bytes) {
        return bytes.length > LARGEST
                ? new BoxAnswer.Not<>(BoxTrouble.TOO_LARGE, "")
                : FileReader.read(bytes);
    }

    /// Makes it for an event, unless it is there already; nobody sees half of it.
    ///
    /// @return whether it was made
    public BoxAnswer<Boolean> create(BoxPlan plan) {
        lock.lock();
        try {
            if (Files.exists(path)) {
                return new BoxAnswer.Done<>(false);
            }
            var folder = path.getParent();
            if (folder == null) {
                return new BoxAnswer.Not<>(BoxTrouble.NOT_WRITTEN, path + " is no file");
            }
            Files.createDirectories(folder);
            var draft = Files.createTempFile(folder, "new", ".tmp");
            try {
                Files.write(draft, NewFile.of(plan));
                move(draft);
            } finally {
                Files.deleteIfExists(draft);
            }
            return new BoxAnswer.Done<>(true);
        } catch (IOException refused) {
            return new BoxAnswer.Not<>(BoxTrouble.NOT_WRITTEN, String.valueOf(refused));
        } finally {
            lock.unlock();
        }
    }

    private void move(Path draft) throws IOException {
        try {
            Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException across) {
            Files.move(draft, path);
        }
    }

    /// Everything that can be understood of it now.
    public BoxAnswer<BoxContents> read() {
        return switch (steady()) {
            case BoxAnswer.Done<byte[]>(var bytes) -> read(bytes);
            case BoxAnswer.Not<byte[]>(var trouble, var cause) ->
                    new BoxAnswer.Not<>(trouble, cause);
        };
    }

    /// The bytes, when nobody has written meanwhile.
    private BoxAnswer<byte[]> steady() {
        try {
            if (Files.size(path) > LARGEST) {
                return new BoxAnswer.Not<>(BoxTrouble.TOO_LARGE, "");
            }
            byte[] once = Files.readAllBytes(path);
            byte[] again = Files.readAllBytes(path);
            return Arrays.equals(once, again)
                    ? new BoxAnswer.Done<>(again)
                    : new BoxAnswer.Not<>(BoxTrouble.BUSY, "it changed while it was read");
        } catch (NoSuchFileException none) {
            return new BoxAnswer.Not<>(BoxTrouble.MISSING, "");
        } catch (IOException held) {
            return new BoxAnswer.Not<>(BoxTrouble.BUSY, String.valueOf(held));
        }
    }

    /// Brings movement and names to what the event is now: changed rounds first, then the sign for
    /// the control program to load them, where it has taken the last one.
    ///
    /// @return whether anything was written
    public BoxAnswer<Boolean> follow(BoxPlan plan) {
        return change(file -> new FileUpdate(file, plan).apply(), file -> needed(file, plan));
    }

    private static boolean needed(Database file, BoxPlan plan) throws IOException {
        return new FileUpdate(file, plan).isNeeded();
    }

    /// Has the boxes know what the director has made of a result; the control program takes it over
    /// when it looks next.
    ///
    /// @return whether there was such a result
    public BoxAnswer<Boolean> correct(Spot spot, Result result) {
        return change(
                file -> FileLines.apply(file, spot, result),
                file -> FileLines.find(file, spot).isPresent());
    }

    /// Adds a result as a box would that has sent it: of a table that scores by other means, for
    /// the boxes of the others to see.
    ///
    /// @param northSouth the number of the pair
    public BoxAnswer<Boolean> enter(Spot spot, int northSouth, int eastWest, Result result) {
        int[] pairs = {northSouth, eastWest};
        return change(file -> FileLines.append(file, spot, pairs, result), _ -> true);
    }

    private interface Work {
        boolean on(Database file) throws IOException;
    }

    private BoxAnswer<Boolean> change(Work work, Work needed) {
        lock.lock();
        try {
            return switch (steady()) {
                case BoxAnswer.Not<byte[]>(var trouble, var cause) ->
                        new BoxAnswer.Not<>(trouble, cause);
                case BoxAnswer.Done<byte[]>(var before) -> change(before, work, needed);
            };
        } finally {
            lock.unlock();
        }
    }

    private BoxAnswer<Boolean> change(byte[] before, Work work, Work needed) {
        try (var looked = FileReader.open(before)) {
            if (!needed.on(looked)) {
                return new BoxAnswer.Done<>(false);
            }
            if (looked.getFileFormat().toString().startsWith("V1997")) {
                return new BoxAnswer.Not<>(BoxTrouble.READ_ONLY, "");
            }
        } catch (IOException | RuntimeException broken) {
            return new BoxAnswer.Not<>(BoxTrouble.NOT_A_DATABASE, String.valueOf(broken));
        }
        if (!WRITING.add(path)) {
            return new BoxAnswer.Not<>(BoxTrouble.BUSY, "written by another thread");
        }
        try {
            return write(before, work);
        } finally {
            WRITING.remove(path);
        }
    }

    private BoxAnswer<Boolean> write(byte[] before, Work work) {
        try (var channel =
                        FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
                var held = held(channel)) {
            if (held == null || !Arrays.equals(before, Files.readAllBytes(path))) {
                return new BoxAnswer.Not<>(BoxTrouble.BUSY, "somebody was faster");
            }
            boolean changed;
            try (var file = new DatabaseBuilder().setChannel(channel).setAutoSync(false).open()) {
                changed = work.on(file);
                file.flush();
            }
            channel.force(true);
            return kept(before)
                    ? new BoxAnswer.Done<>(changed)
                    : new BoxAnswer.Not<>(BoxTrouble.BUSY, "two wrote at once");
        } catch (OverlappingFileLockException ours) {
            return new BoxAnswer.Not<>(BoxTrouble.BUSY, "locked here");
        } catch (IOException | RuntimeException refused) {
            return new BoxAnswer.Not<>(BoxTrouble.NOT_WRITTEN, String.valueOf(refused));
        }
    }

    private static @org.jspecify.annotations.Nullable FileLock held(FileChannel channel)
            throws IOException {
        return channel.tryLock(LOCKED, 1, false);
    }

    /// Whether every line of results is still there.
    private boolean kept(byte[] before) {
        return read(before) instanceof BoxAnswer.Done<BoxContents>(var earlier)
                && read() instanceof BoxAnswer.Done<BoxContents>(var now)
                && new HashSet<>(ids(now)).containsAll(ids(earlier));
    }

    private static Set<Long> ids(BoxContents contents) {
        return contents.results().stream().map(BoxResult::id).collect(Collectors.toSet());
    }
}
