package overtrick.formats.pbn;

/// A text line by line. All three ways to end a line are known, also in one text. Not thread-safe.
final class TextLines {

    private final String text;
    private String line = "";
    private int next;
    private int number;

    TextLines(String text) {
        this.text = text;
    }

    /// Goes on to the next line, if there is one; the first call goes to the first line.
    boolean advance() {
        if (next > text.length()) {
            return false;
        }
        int end = end(next);
        line = text.substring(next, end);
        boolean pair = text.startsWith("\r\n", end);
        next = end + (pair ? 2 : 1);
        number++;
        return true;
    }

    private int end(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    /// The line without its end.
    String line() {
        return line;
    }

    /// From 1.
    int number() {
        return number;
    }

    /// Whether another line follows that is not blank.
    boolean goesOn() {
        return next <= text.length() && !text.substring(next, end(next)).isBlank();
    }

    /// Whether this sign stands in a line that is still to come.
    boolean isAhead(char sign) {
        return text.indexOf(sign, next) >= 0;
    }
}
