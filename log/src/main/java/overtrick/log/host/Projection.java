package overtrick.log.host;

import java.util.List;
import overtrick.log.Beside;

/// Read models: the rows that follow from events. They are written in the transaction of the events
/// themselves, and can be made again from the log at any time.
///
/// @param <S> the state
/// @param <E> the events
@FunctionalInterface
public interface Projection<S, E> {

    /// The rows to write after these events. To write them twice changes nothing.
    ///
    /// @param now the state after the events
    Beside after(String id, Snapshot<S> now, List<E> events);

    /// The rows of this one and of another.
    default Projection<S, E> and(Projection<S, E> other) {
        return (id, now, events) -> after(id, now, events).and(other.after(id, now, events));
    }

    /// No read models.
    static <S, E> Projection<S, E> none() {
        return (_, _, _) -> Beside.NOTHING;
    }
}
