package overtrick.sqlite;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;

/// How a store in one file is looked after. Its copies lie in a folder beside the file, under the
/// time at which they were made.
final class SqliteUpkeep implements Upkeep {

    private final Path directory;
    private final Store store;
    private final CopyFolder copies;

    /// @param clock tells when copies are made
    SqliteUpkeep(Path directory, Store store, InstantSource clock) {
        this.directory = directory;
        this.store = store;
        this.copies = new CopyFolder(directory, clock, file -> Copies.backup(directory, file));
    }

    @Override
    public Size size() {
        try {
            return new Size(
                    bytes(), Files.getFileStore(directory).getUsableSpace(), lastPlaceInTheLog());
        } catch (IOException failed) {
            throw new StoreException(
                    "the size of the club cannot be found out: " + Trouble.words(failed), failed);
        }
    }

    /// Of the database and what lies beside it.
    private long bytes() throws IOException {
        long sum = 0;
        for (String ending : List.of("", "-wal", "-shm")) {
            sum += bytes(directory.resolve(SqliteStore.FILE + ending));
        }
        return sum;
    }

    /// A file may go while it is asked for.
    private static long bytes(Path file) throws IOException {
        try {
            return Files.size(file);
        } catch (NoSuchFileException _) {
            return 0;
        }
    }

    /// Nothing is deleted from the log, so its last place says how many there are.
    private long lastPlaceInTheLog() {
        return store.row("SELECT max(id) FROM event", row -> row.getLong(1)).orElse(0L);
    }

    @Override
    public Copied copy() {
        return copies.copy(size());
    }

    @Override
    public List<Copied> copies() {
        return copies.list();
    }

    @Override
    public void pack(String name, OutputStream out) throws IOException {
        copies.pack(name, out);
    }

    @Override
    public void keepCopies(int most) {
        copies.keep(most);
    }
}
