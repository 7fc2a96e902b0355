package overtrick.formats;

/// A reader's remark on its text.
///
/// @param line from 1
/// @param column from 1, in characters
/// @param message what is there, and what would be right
public record Diagnostic(int line, int column, Severity severity, String message) {

    /// Line, column, severity and message, such as `3:7: warning: …`.
    public String text() {
        String word =
                switch (severity) {
                    case WARNING -> "warning";
                    case ERROR -> "error";
                };
        return "%d:%d: %s: %s".formatted(line, column, word, message);
    }
}
