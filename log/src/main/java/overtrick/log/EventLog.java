package overtrick.log;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// What has happened to everything that lives, for ever. A stream is one living thing; its name is
/// its kind and its own name, such as `table/K7QRM`.
///
/// When [#append] returns, the events survive the death of the process and of the machine's power.
/// No two writers can both believe that they have written the same number of a stream. Safe for use
/// by many threads.
public interface EventLog {

    /// Appends all of the events or none, and gives back the time under which they are kept.
    ///
    /// @param after the number of the last event the writer knew; 0 for a new stream
    /// @param beside what is written in the same transaction, such as a read model
    /// @throws ConflictException when somebody else has written meanwhile
    /// @throws StoreException when the store cannot take them; then none of them is kept
    Instant append(String stream, long after, List<NewEvent> events, Beside beside);

    /// As above, with nothing beside.
    default Instant append(String stream, long after, List<NewEvent> events) {
        return append(stream, after, events, Beside.NOTHING);
    }

    /// Reads the events of a stream after a number, one by one and in order.
    ///
    /// @throws StoreException when they cannot be read
    void read(String stream, long after, Consumer<LoggedEvent> reader);

    /// The events of a stream after a number, in order.
    default List<LoggedEvent> read(String stream, long after) {
        var events = new ArrayList<LoggedEvent>();
        read(stream, after, events::add);
        return List.copyOf(events);
    }

    /// The streams of a kind with the numbers of their last events, in the order of their names.
    ///
    /// @param kind what their names begin with, such as `table/`
    /// @param after the name after which to begin; empty for the first page
    /// @param limit how many at most
    List<Head> heads(String kind, String after, int limit);

    /// The number of a stream's last event; 0 when nothing has happened.
    long head(String stream);

    /// The other programs that write to it.
    default Neighbours neighbours() {
        return Neighbours.NONE;
    }

    /// Where a stream ends.
    ///
    /// @param number of its last event
    record Head(String stream, long number) {}

    /// The log is behind what the writer believed or ahead of it.
    final class ConflictException extends RuntimeException {
        public ConflictException(String stream, long after) {
            super("stream %s does not end at event %d".formatted(stream, after));
        }
    }
}
