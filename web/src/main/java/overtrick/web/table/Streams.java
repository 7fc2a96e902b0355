package overtrick.web.table;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.club.Club;

/// The event streams that are open now: so that they can be ended together.
public final class Streams implements AutoCloseable {

    private final Club club;
    private final Set<TableStream> open = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    public Streams(Club club) {
        this.club = club;
    }

    /// Sends what happens at a table until the reader goes away; stays on the calling virtual
    /// thread.
    ///
    /// @param known the last event the reader has seen; -1 when he has seen nothing
    void send(Looks looks, long known, OutputStream reader) throws IOException {
        var stream = new TableStream(looks, reader);
        open.add(stream);
        try (var _ = club.duplicate().watch(looks.id(), looks.viewer(), stream::signal)) {
            if (!closed) {
                stream.run(known);
            }
        } finally {
            open.remove(stream);
        }
    }

    /// How many pages are open.
    public int count() {
        return open.size();
    }

    @Override
    public void close() {
        closed = true;
        open.forEach(TableStream::end);
    }
}
