package overtrick.log.host;

import java.util.Optional;
import java.util.function.Supplier;
import overtrick.cards.rules.Refusal;

/// Where all living things of one kind run, on this machine or on another. Each has one writer at a
/// time, who decides, appends to the log, and only then acknowledges and tells those who watch.
/// What is given out is what a viewer may know, never the state itself. Meant to be called from
/// virtual threads.
///
/// @param <A> who acts and who looks
/// @param <C> the commands
/// @param <V> what one viewer may know
public interface Host<A, C, V> {

    /// Decides on a command; when the answer is [Reply.Done] its events are durable.
    ///
    /// @throws overtrick.log.StoreException when the store fails: nothing has happened then
    /// @throws UnreadableException when what has happened cannot be read back
    default Reply submit(String id, A actor, C command) {
        return submit(id, actor, command, Optional::empty);
    }

    /// Decides on a command that may be refused for reasons that lie elsewhere.
    ///
    /// @param last is asked by the writer when all else speaks for the command, and before it is
    ///   written: what it does elsewhere is done for nothing that is refused here; it says why the
    ///   command is refused, and is empty when it is not; where a neighbour was quicker it is asked
    ///   again; it may call hosts that never call this one
    /// @throws overtrick.log.StoreException when the store fails: nothing has happened here then
    /// @throws UnreadableException when what has happened cannot be read back
    Reply submit(String id, A actor, C command, Supplier<Optional<Refusal>> last);

    /// What the viewer may know now; number 0 when nothing has ever happened.
    ///
    /// @throws overtrick.log.StoreException when the store fails
    /// @throws UnreadableException when what has happened cannot be read back
    Snapshot<V> view(String id, A viewer);

    /// Calls back after every change, from the writer's thread: it must only give a signal.
    Watch watch(String id, Runnable onChange);
}
