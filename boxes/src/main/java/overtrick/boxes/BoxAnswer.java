package overtrick.boxes;

/// What became of a file that was to be read or written.
public sealed interface BoxAnswer<T> {

    record Done<T>(T value) implements BoxAnswer<T> {}

    /// @param cause in the words of whoever noticed it, for the log; may be empty
    record Not<T>(BoxTrouble trouble, String cause) implements BoxAnswer<T> {}
}
