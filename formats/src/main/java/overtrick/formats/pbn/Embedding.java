package overtrick.formats.pbn;

import java.util.regex.Pattern;

/// PBN within another document stands between `<PBN>` and `</PBN>` (PBN 2.1, 6.2).
final class Embedding {

    private static final String BEGIN = "<PBN>";
    private static final Pattern BLOCK =
            Pattern.compile(BEGIN + "(?<text>.*?)(?:</PBN>|\\z)", Pattern.DOTALL);

    private Embedding() {}

    /// The text with all that is outside of the blocks blanked, so that lines and columns stay; a
    /// text without blocks as it is.
    static String withoutSurroundings(String text) {
        if (!text.contains(BEGIN)) {
            return text;
        }
        var block = BLOCK.matcher(text);
        var kept = new StringBuilder();
        int end = 0;
        while (block.find()) {
            kept.append(blank(text.substring(end, block.start("text"))))
                    .append(block.group("text"));
            end = block.end("text");
        }
        return end == 0 ? text : kept.append(blank(text.substring(end))).toString();
    }

    private static String blank(String text) {
        return text.replaceAll("[^\r\n]", " ");
    }
}
