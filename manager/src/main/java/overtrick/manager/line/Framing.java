package overtrick.manager.line;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/// Makes lines of what a connection brings: whatever ends them, also when two are glued together or
/// the end is missing (formats.md §6.1). Mutable.
final class Framing {

    /// The longest line that is read, in signs.
    static final int LONGEST = 1_000;

    private final Function<String, List<String>> split;
    private final Predicate<String> isWhole;
    private final StringBuilder begun = new StringBuilder();

    /// @param split takes glued messages apart
    /// @param isWhole whether a text is a message
    Framing(Function<String, List<String>> split, Predicate<String> isWhole) {
        this.split = split;
        this.isWhole = isWhole;
    }

    /// @throws TooLong if a line has no end
    List<String> take(byte[] bytes, int count) throws TooLong {
        var lines = new ArrayList<String>();
        for (int at = 0; at < count; at++) {
            char sign = (char) (bytes[at] & 0xff);
            if (sign == '\n' || sign == '\r') {
                flush(lines);
            } else if (begun.length() == LONGEST) {
                throw new TooLong();
            } else {
                begun.append(isPlain(sign) ? sign : '?');
            }
        }
        return lines;
    }

    private static boolean isPlain(char sign) {
        return sign == '\t' || (sign >= ' ' && sign <= '~');
    }

    /// Whether something waits for the end of its line.
    boolean isBegun() {
        return !begun.isEmpty();
    }

    /// Nothing has come for a while: what is a message without its end is taken for one.
    List<String> silence() {
        var lines = new ArrayList<String>();
        var parts = split.apply(begun.toString());
        if (isWhole.test(parts.getLast())) {
            flush(lines);
        }
        return lines;
    }

    private void flush(List<String> lines) {
        String line = begun.toString();
        begun.setLength(0);
        if (!line.isBlank()) {
            lines.addAll(split.apply(line));
        }
    }

    /// A line is longer than anybody has to say.
    static final class TooLong extends Exception {
        TooLong() {
            super("has sent a line of more than %d signs".formatted(LONGEST));
        }
    }
}
