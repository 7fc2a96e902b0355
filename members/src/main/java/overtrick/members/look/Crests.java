package overtrick.members.look;

import java.util.Optional;
import overtrick.log.Sql;
import overtrick.log.Store;

/// The crests that the club has had; its register says which it has now.
public final class Crests {

    private final Store store;

    public Crests(Store store) {
        this.store = store;
    }

    /// Keeps one.
    public void keep(Crest crest) {
        store.write(
                Sql.of(
                                "INSERT INTO crest (digest, kind, text) VALUES (?, ?, ?)"
                                        + " ON CONFLICT DO NOTHING",
                                crest.digest(),
                                crest.kind(),
                                crest.text())
                        ::change);
    }

    public Optional<Crest> find(String digest) {
        return store.row(
                "SELECT kind, text FROM crest WHERE digest = ?",
                row -> new Crest(row.getString(1), row.getString(2)),
                digest);
    }
}
