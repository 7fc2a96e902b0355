package overtrick.postgres;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;
import overtrick.sqlite.CopyFolder;

/// How a store in a database is looked after. Its copies are clubs in files, in a folder of the
/// club's directory.
final class PostgresUpkeep implements Upkeep {

    private static final String BYTES =
            "SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class"
                    + " WHERE relkind = 'r' AND relnamespace ="
                    + " (SELECT oid FROM pg_namespace WHERE nspname = current_schema())";

    private final Path data;
    private final Store store;
    private final CopyFolder copies;

    PostgresUpkeep(Path data, Store store, CopyFolder copies) {
        this.data = data;
        this.store = store;
        this.copies = copies;
    }

    /// @param clock tells when copies are made
    static PostgresUpkeep of(
            PostgresPlace place, Path data, Store store, Moves moves, InstantSource clock) {
        return new PostgresUpkeep(
                data, store, new CopyFolder(data, clock, file -> moves.backup(place, file)));
    }

    /// The disk of the database cannot be seen from here: what is free is told of the club's
    /// directory, where the copies lie.
    @Override
    public Size size() {
        long bytes = store.row(BYTES, row -> row.getLong(1)).orElse(0L);
        long events = store.row("SELECT count(*) FROM event", row -> row.getLong(1)).orElse(0L);
        try {
            return new Size(bytes, Files.getFileStore(data).getUsableSpace(), events);
        } catch (IOException failed) {
            throw new StoreException(
                    "the size of the club cannot be found out: " + Trouble.words(failed), failed);
        }
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
