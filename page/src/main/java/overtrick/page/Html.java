package overtrick.page;

import gg.jte.TemplateOutput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A buffer into which a page is written, as the bytes that are sent. Runs of blanks become one, so
/// that fragments have no line breaks and no byte too many. A comma, colon or semicolon and a blank
/// become one full-width sign beside a Han sign, as Chinese is set: pages and lists are put
/// together with the signs of the other languages. Made to be used again and again, by one thread.
public final class Html implements TemplateOutput {

    /// A sheet that once held more than this is not kept as large.
    private static final int LARGE = 1 << 18;

    private static final int MOST_BYTES_OF_A_CHAR = 3;

    private static final String NARROW = ",:;";

    /// Those of [#NARROW] in their order, and others after which no blank stands.
    private static final String WIDE = "，：；。！？、";

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
                case ' ' -> kept.append(isInDanger(text, at) ? "&#32;" : " ");
                case '\r' -> {} // the other half of a line break
                default -> kept.append(sign);
            }
        }
        return kept.toString();
    }

    /// Whether a blank would be taken for one too many, or made full-width with the sign before it.
    private static boolean isInDanger(String text, int at) {
        return at == 0
                || Character.isWhitespace(text.charAt(at - 1))
                || NARROW.indexOf(text.charAt(at - 1)) >= 0
                || WIDE.indexOf(text.charAt(at - 1)) >= 0;
    }

    @Override
    public void writeContent(String content) {
        writeContent(content, 0, content.length());
    }

    @Override
    public void writeContent(String content, int begin, int end) {
        ensure((end - begin + 1) * MOST_BYTES_OF_A_CHAR);
        for (int at = begin; at < end; at++) {
            char sign = content.charAt(at);
            boolean white = sign == ' ' || sign == '\n' || sign == '\t' || sign == '\r';
            if (!white) {
                at += write(content, at, sign);
            } else if (!blank && !isSet()) {
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
            widen(sign);
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

    /// Whether the blank that comes is left out: after a full-width sign, and after a comma and the
    /// like that follows a Han sign and becomes full-width by this.
    private boolean isSet() {
        if (length < 3) {
            return false;
        }
        int wide = WIDE.indexOf(signBefore(length));
        if (wide < 0 && length > 3 && isHan(signBefore(length - 1))) {
            wide = NARROW.indexOf(text[length - 1]);
            if (wide >= 0) {
                length--;
                write(WIDE, wide, WIDE.charAt(wide));
            }
        }
        return wide >= 0;
    }

    /// Makes a comma or the like and its blank full-width before a Han sign.
    private void widen(char sign) {
        int narrow =
                length > 1 && text[length - 1] == ' ' && isHan(sign)
                        ? NARROW.indexOf(text[length - 2])
                        : -1;
        if (narrow >= 0) {
            length -= 2;
            write(WIDE, narrow, WIDE.charAt(narrow));
        }
    }

    /// The sign of three bytes that ends there; a blank when there is none.
    private char signBefore(int end) {
        return (text[end - 3] & 0xf0) == 0xe0
                ? (char)
                        (((text[end - 3] & 0x0f) << 12)
                                | ((text[end - 2] & 0x3f) << 6)
                                | (text[end - 1] & 0x3f))
                : ' ';
    }

    private static boolean isHan(char sign) {
        return (sign >= '\u3400' && sign <= '\u9fff') || sign == '（' || sign == '）';
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
