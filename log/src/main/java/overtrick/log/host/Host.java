package overtrick.log.host;

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
    Reply submit(String id, A actor, C command);

    /// What the viewer may know now; number 0 when nothing has ever happened.
    ///
    /// @throws overtrick.log.StoreException when the store fails
    /// @throws UnreadableException when what has happened cannot be read back
    Snapshot<V> view(String id, A viewer);

    /// Calls back after every change, from the writer's thread: it must only give a signal.
    Watch watch(String id, Runnable onChange);
}
