package overtrick.app;

/// The user's input was wrong; the message says on one line what, where, and what would be right.
final class UserError extends RuntimeException {
    UserError(String message) {
        super(message);
    }
}
