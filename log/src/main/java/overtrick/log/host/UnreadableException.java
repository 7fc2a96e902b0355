package overtrick.log.host;

/// A stream that cannot be read back: damaged, or written by a newer program. Only this one thing
/// is set aside; all others go on.
public final class UnreadableException extends RuntimeException {

    private final String stream;
    private final long number;

    public UnreadableException(String stream, long number, Throwable cause) {
        super(
                "%s cannot be read at event %d: %s".formatted(stream, number, cause.getMessage()),
                cause);
        this.stream = stream;
        this.number = number;
    }

    public String stream() {
        return stream;
    }

    /// The number of the event that cannot be read.
    public long number() {
        return number;
    }
}
