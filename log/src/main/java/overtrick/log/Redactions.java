package overtrick.log;

import java.util.List;

/// What must no longer be read is taken out of the log: other events stand in the place of those
/// that held it. Places, times and the order of everything stay, and so does each hash; that
/// something was put in place, when and how much, is an event of its own in [#STREAM]. Safe for use
/// by many threads.
public interface Redactions {

    /// Where it stands that something was taken out.
    String STREAM = "redaction/club";

    /// An event and where it stands.
    record Placed(String stream, LoggedEvent logged) {

        /// Another event in this place.
        public Placed with(NewEvent event) {
            return new Placed(stream, new LoggedEvent(logged.number(), logged.at(), event));
        }
    }

    /// Some events of the log that follow each other.
    ///
    /// @param last the place in the log up to which was looked; 0 when there is nothing more
    /// @param events those of them that were asked for, in their order
    record Stretch(long last, List<Placed> events) {
        public Stretch {
            events = List.copyOf(events);
        }
    }

    /// Looks through the next few thousand events of the whole log.
    ///
    /// @param after the place in the log after which to begin; 0 for its beginning
    /// @param texts one of which stands in each event that is wanted, as it is written in JSON
    /// @throws StoreException when they cannot be read
    Stretch holding(List<String> texts, long after);

    /// The same, for the events of one type.
    ///
    /// @throws StoreException when they cannot be read
    Stretch ofType(String type, long after);

    /// Puts all of these in the places they name, or none, and notes it.
    ///
    /// @param why in a word, such as `left`; never a name
    /// @throws StoreException when that fails, or there is no event in one of the places
    void replace(String why, List<Placed> events);

    /// Has what was deleted or replaced, here or in any row, go from the files of the store too.
    ///
    /// @throws StoreException when that fails
    void wipe();
}
