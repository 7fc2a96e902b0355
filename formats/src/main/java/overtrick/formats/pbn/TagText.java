package overtrick.formats.pbn;

/// Tags as lines of the export form: one tag on a line, 255 characters with the line's end, quotes
/// and backslashes escaped (PBN 2.1, 2.2, 3.2 and 3.3).
final class TagText {

    private static final int LINE_END = 2;
    private static final String AROUND = "[ \"\"]";
    private static final String NOTE_START = "32:";
    private static final String PIPS = "♠♥♦♣";
    private static final String PIP_LETTERS = "SHDC";

    private TagText() {}

    /// The tag with its value, cut when it is too long for a line.
    static String line(PbnTag tag) {
        return "[%s \"%s\"]"
                .formatted(tag.name(), escaped(tag.name(), clean(tag.name(), tag.value())));
    }

    /// A value that can be written and will be read as it is: without control characters, without
    /// the signs of inheritance (4.8), and not too long.
    static String clean(String name, String value) {
        boolean inherits = value.equals("#") || value.startsWith("##");
        int room = Lexer.LONGEST_LINE - LINE_END - AROUND.length() - name.length();
        return fitting(name, inherits ? " " + value : value, room);
    }

    static String cleanNote(String text) {
        int room =
                Lexer.LONGEST_LINE
                        - LINE_END
                        - AROUND.length()
                        - TagNames.NOTE.length()
                        - NOTE_START.length();
        return fitting(TagNames.NOTE, text, room);
    }

    private static String fitting(String name, String value, int room) {
        if (value.length() <= room && isOrdinary(value)) {
            return value;
        }
        var text = new StringBuilder();
        int left = room;
        for (int sign : value.codePoints().toArray()) {
            String plain = plain(sign);
            left -= escaped(name, plain).length();
            if (left < 0) {
                return text.toString();
            }
            text.append(plain);
        }
        return text.toString();
    }

    /// Whether every sign is written as it is, whatever the tag: nearly all are.
    private static boolean isOrdinary(String value) {
        for (int at = 0; at < value.length(); at++) {
            char sign = value.charAt(at);
            if (sign < ' ' || sign > '~' || sign == '"' || sign == '\\') {
                return false;
            }
        }
        return true;
    }

    private static String plain(int sign) {
        if (Character.isISOControl(sign)) {
            return " ";
        }
        boolean half = sign >= Character.MIN_SURROGATE && sign <= Character.MAX_SURROGATE;
        return half ? "?" : Character.toString(sign);
    }

    /// A string token (3.2), cut when it is too long for a line.
    static String quoted(String value) {
        int room = Lexer.LONGEST_LINE - LINE_END - "\"\"".length();
        return "\"" + escaped(fitting("", value, room)) + "\"";
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private static String escaped(String name, String value) {
        if (!name.equals(TagNames.NOTE)) {
            // programs write the widths of a table's columns with a single backslash (5.2)
            return name.endsWith("Table")
                    ? escaped(value).replaceAll("\\\\\\\\(?=\\d)", "\\\\")
                    : escaped(value);
        }
        return letteredSuits(escaped(value));
    }

    /// Notes and comments have `\S` for a spade (3.8).
    static String letteredSuits(String value) {
        String text = value;
        for (int suit = 0; suit < PIPS.length(); suit++) {
            text = text.replace(PIPS.substring(suit, suit + 1), "\\" + PIP_LETTERS.charAt(suit));
        }
        return text;
    }
}
