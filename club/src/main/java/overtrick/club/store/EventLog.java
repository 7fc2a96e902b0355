package overtrick.club.store;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/// What has happened to everything that lives, for ever. A stream is one living thing.
///
/// When [#append] returns, the events survive the death of the process and of the machine's power.
/// No two writers can both believe that they have written the same number of a stream. Safe for use
/// by many threads.
public interface EventLog {

    /// Appends all of the events or none, and gives back the time under which they are kept.
    ///
    /// @param after the number of the last event the writer knew; 0 for a new stream
    /// @throws ConflictException when somebody else has written meanwhile
    /// @throws StoreException when the store cannot take them; then none of them is kept
    Instant append(String stream, long after, List<NewEvent> events);

    /// The events of a stream after a number, in order.
    List<LoggedEvent> read(String stream, long after);

    /// The number of the last event of each stream.
    Map<String, Long> heads();

    /// The log is behind what the writer believed or ahead of it.
    final class ConflictException extends RuntimeException {
        public ConflictException(String stream, long after) {
            super("stream %s does not end at event %d".formatted(stream, after));
        }
    }
}
