package overtrick.manager.seat;

/// The manager says what cannot be, so that there is no going on; the message says what.
public final class OutOfStep extends RuntimeException {

    /// What the manager says cannot be.
    ///
    /// @param message in one line
    public OutOfStep(String message) {
        super(message);
    }
}
