package overtrick.club.host;

import overtrick.club.store.NewEvent;

/// How a game's events are written into the log and read back.
///
/// @param <E> the events
public interface EventCodec<E> {

    NewEvent encode(E event);

    /// Reads this and every earlier version of the form.
    E decode(NewEvent logged);
}
