package overtrick.log.host;

/// Looks after what is in this machine's memory: the house, the robots. It is told by the writer
/// and must only take note and return; what it does, it does later and like anybody else.
///
/// @param <S> the state
public interface Attendant<S> {

    /// Something has happened, or it came into memory, or people began or ceased to watch.
    ///
    /// @param watchers how many watch
    void attend(String id, Snapshot<S> now, int watchers);

    /// It was let go from memory.
    void leave(String id);

    /// Nobody.
    static <S> Attendant<S> none() {
        return new Attendant<>() {
            @Override
            public void attend(String id, Snapshot<S> now, int watchers) {}

            @Override
            public void leave(String id) {}
        };
    }
}
