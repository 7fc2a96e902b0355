package overtrick.bridgetable.duplicate;

/// A file that holds no boards to play; the message says what is wrong and where.
public final class BoardSetException extends Exception {
    public BoardSetException(String message) {
        super(message);
    }
}
