package overtrick.formats;

/// Stops a reader at more than its [ReadingLimits] allow. It does not leave the readers: they make
/// a file without boards of it, whose one diagnostic says what is too much.
public final class LimitExceeded extends RuntimeException {

    private final transient Diagnostic diagnostic;

    LimitExceeded(Place place, String message) {
        super(message, null, false, false);
        diagnostic =
                new Diagnostic(
                        place.line(),
                        place.column(),
                        Severity.ERROR,
                        message + "; the file is not read");
    }

    /// What is too much, and where.
    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
