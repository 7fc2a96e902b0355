package overtrick.formats.pbn;

/// PBN within another document stands between `<PBN>` and `</PBN>` (PBN 2.1, 6.2). All that is
/// outside is blanked, so that lines and columns stay. Not thread-safe.
final class Embedding {

    static final String BEGIN = "<PBN>";
    private static final String END = "</PBN>";

    private boolean document;
    private boolean inside;

    /// Says that the text is a document with PBN in it.
    void begin() {
        document = true;
    }

    /// What there is of the next line.
    String shown(String line) {
        return document && !(inside && line.indexOf('<') < 0) ? withoutSurroundings(line) : line;
    }

    private String withoutSurroundings(String line) {
        var kept = new StringBuilder();
        int at = 0;
        while (at < line.length()) {
            int mark = line.indexOf(inside ? END : BEGIN, at);
            if (inside) {
                kept.append(line, at, mark < 0 ? line.length() : mark);
            }
            int next = mark < 0 ? line.length() : mark + (inside ? END : BEGIN).length();
            kept.append(" ".repeat(next - kept.length()));
            inside ^= mark >= 0;
            at = next;
        }
        return kept.toString();
    }
}
