package overtrick.club.host;

import java.time.Instant;
import java.util.List;

/// Is told of everything that happens, by the owner of the living thing, in order. It must only
/// take note and return.
///
/// @param <S> the state
/// @param <E> the events
public interface Observer<S, E> {

    /// A living thing was brought into memory from the log.
    void woken(String stream, Snapshot<S> now);

    /// @param at when it was logged
    void happened(String stream, Snapshot<S> now, List<E> events, Instant at);
}
