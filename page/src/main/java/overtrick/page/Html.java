package overtrick.page;

import gg.jte.TemplateOutput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A buffer into which a page is written, as the bytes that are sent. Runs of blanks become one, so
/// that fragments have no line breaks and no byte too many. Made to be used again and again, by one
/// thread.
public final class Html implements TemplateOutput {

    /// A sheet that once held more than this is not kept as large.
    private static final int LARGE = 1 << 18;

    private static final int MOST_BYTES_OF_A_CHAR = 3;

    private byte[] text = new byte[1 << 14];
    private int length;
    private boolean blank = true;

    /// A text whose line breaks and blanks stay, for `$unsafe` in a field of several lines or a
    /// `pre`. It begins with a break that browsers leave out, so that one of its own is kept.
    public static String kept(String text) {
        return "&#10;" + value(text);
    }

    /// A text whose line breaks and blanks stay, for `$unsafe` in the value of a hidden field.
    public static String value(String text) {
        var kept = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            switch (sign) {
                case '&' -> kept.append("&amp;");
                case '<' -> kept.append("&lt;");
                case '>' -> kept.append("&gt;");
                case '"' -> kept.append("&#34;");
                case '\n', '\t' -> kept.append("&#").append((int) sign).append(';');
                case ' ' -> kept.append(isAfterBlank(text, at) ? "&#32;" : " ");
                case '\r' -> {} // the other half of a line break
                default -> kept.append(sign);
            }
        }
        return kept.toString();
    }

    private static boolean isAfterBlank(String text, int at) {
        return at == 0 || Character.isWhitespace(text.charAt(at - 1));
    }

    @Override
    public void writeContent(String content) {
        writeContent(content, 0, content.length());
    }

    @Override
    public void writeContent(String content, int begin, int end) {
        ensure((end - begin) * MOST_BYTES_OF_A_CHAR);
        for (int at = begin; at < end; at++) {
            char sign = content.charAt(at);
            boolean white = sign == ' ' || sign == '\n' || sign == '\t' || sign == '\r';
            if (!white) {
                if (sign < 0x80) {
                    text[length++] = (byte) sign;
                } else {
                    at += write(content, at, sign);
                }
            } else if (!blank) {
                text[length++] = ' ';
            }
            blank = white;
        }
    }

    /// @return how many chars more than one were taken
    private int write(String content, int at, char sign) {
        if (sign < 0x80) {
            text[length++] = (byte) sign;
            return 0;
        }
        if (sign < 0x800) {
            text[length++] = (byte) (0xc0 | (sign >> 6));
            text[length++] = (byte) (0x80 | (sign & 0x3f));
            return 0;
        }
        if (!Character.isSurrogate(sign)) {
            text[length++] = (byte) (0xe0 | (sign >> 12));
            text[length++] = (byte) (0x80 | ((sign >> 6) & 0x3f));
            text[length++] = (byte) (0x80 | (sign & 0x3f));
            return 0;
        }
        int taken = Character.charCount(content.codePointAt(at));
        byte[] pair = content.substring(at, at + taken).getBytes(StandardCharsets.UTF_8);
        System.arraycopy(pair, 0, text, length, pair.length);
        length += pair.length;
        return taken - 1;
    }

    /// Writes plain text as it is, line breaks and all.
    public void raw(String ascii) {
        ensure(ascii.length());
        for (int at = 0; at < ascii.length(); at++) {
            text[length++] = (byte) ascii.charAt(at);
        }
        blank = true;
    }

    private void ensure(int more) {
        if (text.length - length < more) {
            text = Arrays.copyOf(text, Math.max(length + more, 2 * text.length));
        }
    }

    /// What was written.
    public byte[] bytes() {
        return Arrays.copyOf(text, length);
    }

    /// Forgets everything.
    public void clear() {
        if (text.length > LARGE) {
            text = new byte[LARGE];
        }
        length = 0;
        blank = true;
    }

    @Override
    public String toString() {
        return new String(text, 0, length, StandardCharsets.UTF_8);
    }
}
