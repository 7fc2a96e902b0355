package overtrick.members;

/// More passwords are to be checked than can be at once.
public final class TooBusyException extends RuntimeException {

    public TooBusyException() {
        super("too many passwords are being checked");
    }
}
