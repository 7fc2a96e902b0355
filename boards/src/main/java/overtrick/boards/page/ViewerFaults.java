package overtrick.boards.page;

import java.util.List;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostic;
import overtrick.formats.any.AnyBoards.Found;
import overtrick.page.Words;

/// What could not be read of a board, in the words of the reader: where it stands, and what would
/// be right there.
final class ViewerFaults {

    private static final int MOST = 3;
    private static final int SEEN = 24;

    private static final Pattern KEY = Pattern.compile("[a-z]{2}");

    private ViewerFaults() {}

    /// @param text that was read
    /// @param byHand whether it stood hand by hand in the address, where nobody counts letters
    static List<String> of(String text, boolean byHand, Found found, Words words) {
        return found.diagnostics().stream()
                .limit(MOST)
                .map(fault -> sentence(text, byHand, fault, words))
                .toList();
    }

    private static String sentence(String text, boolean byHand, Diagnostic fault, Words words) {
        var lines = text.split("\\R", -1);
        String line = fault.line() <= lines.length ? lines[fault.line() - 1] : "";
        int at = Math.clamp(fault.column() - 1, 0, line.length());
        String key = key(line, at);
        String there = there(line.substring(at));
        String right = words.get(right(key));
        return byHand
                ? words.get("viewer.wrong.named", named(key), there, right)
                : words.get("viewer.wrong", fault.line(), fault.column(), there, right);
    }

    /// The key of LIN whose value stands here, or which stands here itself.
    private static String key(String line, int at) {
        int bar = line.lastIndexOf('|', Math.max(0, at - 1));
        String before = bar < 0 ? "" : line.substring(0, bar);
        String key = before.substring(Math.max(0, before.length() - 2));
        return KEY.matcher(key).matches() ? key : line.substring(at).split("\\|", 2)[0];
    }

    /// As much as is at fault.
    private static String there(String rest) {
        String value = rest.split("\\|", 2)[0].strip();
        return value.length() > SEEN ? value.substring(0, SEEN) + "…" : value;
    }

    /// The name in the address of what stands under a key.
    private static String named(String key) {
        return switch (key) {
            case "mb", "an" -> "a";
            case "pc" -> "p";
            case "mc" -> "c";
            default -> "n, e, s, w";
        };
    }

    /// What would be right under a key.
    private static String right(String key) {
        return switch (key) {
            case "mb" -> "viewer.right.call";
            case "pc" -> "viewer.right.card";
            case "md" -> "viewer.right.deal";
            case "mc" -> "viewer.right.claim";
            default -> "viewer.right.other";
        };
    }
}
