package overtrick.log;

/// The store cannot do its work: the world's fault, not the caller's.
public final class StoreException extends RuntimeException {
    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    public StoreException(String message) {
        super(message);
    }
}
