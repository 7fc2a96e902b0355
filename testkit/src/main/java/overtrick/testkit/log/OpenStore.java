package overtrick.testkit.log;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.LoggedEvent;
import overtrick.log.NewEvent;
import overtrick.log.Store;

/// A store that is open for each test, at a moment that does not pass.
@Timeout(60)
abstract class OpenStore {

    static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");

    @TempDir private Path directory;

    Store store;

    /// Opens a store of one's own kind.
    protected abstract Store open(Path folder, InstantSource clock);

    @BeforeEach
    void open() {
        store = open(directory, InstantSource.fixed(NOW));
    }

    @AfterEach
    void close() {
        store.close();
    }

    final void reopen() {
        store.close();
        open();
    }

    static List<NewEvent> events(String... payloads) {
        return List.of(payloads).stream().map(text -> new NewEvent("said", 1, text)).toList();
    }

    static LoggedEvent logged(long number, String payload) {
        return new LoggedEvent(number, NOW, new NewEvent("said", 1, payload));
    }
}
