package overtrick.log.form;

import java.util.stream.Stream;
import overtrick.log.NewEvent;

/// How events are written into the log and read back.
///
/// @param <E> the events
public interface EventCodec<E> {

    NewEvent encode(E event);

    /// Reads this and every earlier version of the form.
    ///
    /// @throws UnknownFormException when the name or the version is not known
    E decode(NewEvent logged);

    /// The event without what must no longer be read; the event itself where nothing of it stands
    /// there. As it is here, for events that hold no names and no words of anybody's.
    default E redacted(E event, Redaction redaction) {
        return event;
    }

    /// The names in the log.
    Stream<String> names();
}
