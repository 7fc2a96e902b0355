package overtrick.formats.bml;

import overtrick.formats.Place;

/// A line of notes, or of a file they include.
///
/// @param source the included file; empty for the notes themselves
/// @param number from 1, in its file
record SourceLine(String source, int number, String text) {

    /// A tab counts as one character, as in other programs.
    int indentation() {
        int at = 0;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    boolean isBlank() {
        return text.isBlank();
    }

    String stripped() {
        return text.strip();
    }

    /// The first word, up to a blank or an equals sign.
    String word() {
        String stripped = stripped();
        int end = 0;
        while (end < stripped.length()
                && !Character.isWhitespace(stripped.charAt(end))
                && stripped.charAt(end) != '=') {
            end++;
        }
        return stripped.substring(0, end);
    }

    SourceLine with(String other) {
        return new SourceLine(source, number, other);
    }

    Place place() {
        return new Place(number, Math.min(indentation(), Math.max(0, text.length() - 1)) + 1);
    }

    /// A remark on this line; the file is named if it is not that of the notes.
    String remark(String message) {
        return remark(source, message);
    }

    static String remark(String source, String message) {
        return source.isEmpty() ? message : "in " + source + ": " + message;
    }
}
