package overtrick.formats.pbn;

/// Writes lines of at most 255 characters that end with CR LF (PBN 2.1, 2.2). Not thread-safe.
final class LineWriter {

    private static final String LINE_END = "\r\n";

    /// Characters in a line, without its end.
    static final int LONGEST = Lexer.LONGEST_LINE - LINE_END.length();

    private final StringBuilder text = new StringBuilder();
    private int column;

    /// Writes a whole line, on a line of its own, and cuts what is too much.
    void line(String line) {
        endLine();
        text.append(cut(line)).append(LINE_END);
    }

    private static String cut(String line) {
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST);
    }

    /// Writes a word after a blank, or on a new line when there is no more room.
    void word(String word) {
        String fitting = cut(word);
        if (column > 0 && column + 1 + fitting.length() > LONGEST) {
            endLine();
        }
        text.append(column > 0 ? " " : "").append(fitting);
        column += fitting.length() + (column > 0 ? 1 : 0);
    }

    /// Writes a comment in braces after a blank. One of several lines, or one for which there is no
    /// more room, gets lines of its own.
    void comment(String comment) {
        String words = "{" + comment.replace('}', ')') + "}";
        boolean fits = words.indexOf('\n') < 0 && column + 1 + words.length() <= LONGEST;
        if (fits) {
            word(words);
            return;
        }
        endLine();
        for (String line : words.split("\n", -1)) {
            wrapped(line);
        }
    }

    /// Breaks a line of a comment at blanks, or anywhere when it has none.
    private void wrapped(String line) {
        String rest = line;
        while (rest.length() > LONGEST) {
            int blank = rest.lastIndexOf(' ', LONGEST);
            int end = blank > 0 ? blank : LONGEST;
            text.append(rest, 0, end).append(LINE_END);
            rest = rest.substring(blank > 0 ? end + 1 : end);
        }
        text.append(rest).append(LINE_END);
    }

    void endLine() {
        if (column > 0) {
            text.append(LINE_END);
            column = 0;
        }
    }

    String text() {
        endLine();
        return text.toString();
    }
}
