package overtrick.app.input;

/// The user's input was wrong; the message says on one line what, where, and what would be right.
public final class UserError extends RuntimeException {
    public UserError(String message) {
        super(message);
    }
}
