package overtrick.solver;

/// Asked every millisecond or so whether a search should end without an answer. Interrupting the
/// thread ends its search too, whatever this answers.
@FunctionalInterface
public interface Cancellation {

    /// Never cancels.
    Cancellation NEVER = () -> false;

    /// Called by the searching thread; it has to be quick.
    boolean isCancelled();
}
