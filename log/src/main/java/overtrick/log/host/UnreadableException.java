package overtrick.log.host;

/// A stream that cannot be read back: damaged, or written by a newer program. Only this one thing
/// is set aside; all others go on.
public final class UnreadableException extends RuntimeException {

    /// @param number of the event that cannot be read
    public UnreadableException(String stream, long number, Throwable cause) {
        super(
                "%s cannot be read at event %d: %s".formatted(stream, number, cause.getMessage()),
                cause);
    }
}
