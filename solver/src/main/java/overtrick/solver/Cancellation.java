package overtrick.solver;

/// Asked every millisecond or so whether a search should end without an answer. An interrupted
/// thread ends its search too, whatever is said here.
@FunctionalInterface
public interface Cancellation {

    /// Lets every search come to its end.
    Cancellation NEVER = () -> false;

    /// Called by the searching thread; it has to be quick.
    boolean isCancelled();
}
