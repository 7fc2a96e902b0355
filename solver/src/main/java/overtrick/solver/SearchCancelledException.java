package overtrick.solver;

/// A search was given up before it had an answer, because its [Cancellation] said so or its thread
/// was interrupted. The solver can be used again at once. It carries no stack trace: searches with
/// a limit of time end by it all the time, and everybody knows where.
public final class SearchCancelledException extends RuntimeException {

    SearchCancelledException(String message) {
        super(message, null, false, false);
    }
}
