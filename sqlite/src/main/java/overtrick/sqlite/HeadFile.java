package overtrick.sqlite;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.SYNC;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.sqlite.Problem.NoHead;
import overtrick.sqlite.Problem.Unreadable;

/// The end of the log, noted in a file of its own beside the database, so that a log whose end was
/// cut off does not pass for a whole one. It is written after every commit, which costs a few
/// microseconds, and synced once a second: after the death of the process it is exact, after a loss
/// of power it may be a second old. It is never ahead of the log.
final class HeadFile implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(HeadFile.class);

    private static final String ENDING = ".head";
    private static final int DIGITS = 15;
    private static final Pattern LINE = Pattern.compile("(\\d{" + DIGITS + "}) ([0-9a-f]{64})");

    private final FileChannel channel;
    private final ScheduledExecutorService syncer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("overtrick-head").factory());
    private volatile boolean unsynced;
    private volatile boolean failing;

    private HeadFile(FileChannel channel) {
        this.channel = channel;
    }

    /// The file that belongs to a database.
    static Path beside(Path database) {
        String name = database.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return database.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ENDING);
    }

    /// What is noted there; empty if there is no such file.
    static Optional<ChainHead> read(Path file) throws IOException {
        return lines(file).stream().findFirst();
    }

    private static List<ChainHead> lines(Path file) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        var noted = new ArrayList<ChainHead>();
        for (String text : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
            var line = LINE.matcher(text);
            if (!line.matches()) {
                throw new IOException("it does not say where the log ends");
            }
            noted.add(new ChainHead(Long.parseLong(line.group(1)), line.group(2)));
        }
        return noted;
    }

    /// Why the log in a database is not the one whose end is noted; nothing if it is, or if nothing
    /// was ever noted because the log is older than such files.
    static Optional<Problem> problem(Path file, Connection connection) throws SQLException {
        try {
            var noted = read(file);
            if (noted.isPresent()) {
                return LogEnd.problem(connection, noted.get());
            }
            return LogEnd.isChained(connection) ? Optional.of(new NoHead(file)) : Optional.empty();
        } catch (IOException failed) {
            return Optional.of(new Unreadable(file, Trouble.words(failed)));
        }
    }

    /// Keeps what is noted where the next opening does not write over it.
    static Path setAside(Path file) throws IOException {
        var aside = aside(file);
        if (Files.exists(file)) {
            Files.write(aside, Files.readAllBytes(file), CREATE, WRITE, APPEND, SYNC);
        }
        return aside;
    }

    static Path aside(Path file) {
        return file.resolveSibling(file.getFileName() + ".lost");
    }

    /// All that was ever set aside.
    static List<ChainHead> setAsideBefore(Path file) throws IOException {
        return lines(aside(file));
    }

    /// Opens the file, made anew if need be.
    static HeadFile open(Path file, ChainHead now) throws IOException {
        var channel = FileChannel.open(file, CREATE, WRITE);
        var opened = new HeadFile(channel);
        try {
            opened.write(now);
            channel.truncate(line(now).length());
            channel.force(true);
        } catch (IOException | RuntimeException | Error failed) {
            channel.close();
            throw failed;
        }
        var _ = opened.syncer.scheduleWithFixedDelay(opened::sync, 1, 1, TimeUnit.SECONDS);
        return opened;
    }

    private static String line(ChainHead head) {
        String digits = String.valueOf(head.events()); // no format: this is done at every commit
        return "0".repeat(DIGITS - digits.length()) + digits + " " + head.hash() + "\n";
    }

    /// Notes where the log ends now. A failure must not undo what is durable: it is told once.
    void note(ChainHead head) {
        try {
            write(head);
            failing = false;
        } catch (IOException failed) {
            tell(failed);
        }
    }

    private void write(ChainHead head) throws IOException {
        var bytes = ByteBuffer.wrap(line(head).getBytes(StandardCharsets.US_ASCII));
        for (long at = 0; bytes.hasRemaining(); ) {
            at += channel.write(bytes, at);
        }
        unsynced = true;
    }

    /// Never throws: what is done every second is done no more once it has thrown.
    private void sync() {
        if (unsynced) {
            unsynced = false;
            try {
                channel.force(false);
            } catch (IOException | RuntimeException | Error failed) {
                unsynced = true; // the next second tries again
                tell(failed);
            }
        }
    }

    private void tell(Throwable failed) {
        if (!failing) {
            failing = true;
            LOG.warn("the end of the log cannot be noted: {}", Trouble.words(failed));
        }
    }

    @Override
    public void close() throws IOException {
        syncer.close();
        sync();
        channel.close();
    }
}
