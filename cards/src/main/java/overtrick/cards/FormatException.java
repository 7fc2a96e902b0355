package overtrick.cards;

import java.util.OptionalInt;

/// A text in a wrong form. The message says what is wrong, where, and what would be right.
public final class FormatException extends RuntimeException {

    private final int column;

    /// An exception that names no column, for a text that is wrong as a whole.
    public FormatException(String message) {
        this(message, 0);
    }

    /// An exception that names the place in a text.
    ///
    /// @param column where in the text, from 1
    public FormatException(String message, int column) {
        super(message);
        this.column = column;
    }

    /// Where in the text the error is, from 1; empty when it concerns the whole text.
    public OptionalInt column() {
        return column > 0 ? OptionalInt.of(column) : OptionalInt.empty();
    }
}
