package overtrick.formats;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/// How the characters of a file are written as bytes, as far as the bytes themselves tell. Files of
/// bridge come from many programs and decades, and few of them say it.
public enum TextEncoding {
    UTF_8(StandardCharsets.UTF_8),
    UTF_16_LE(StandardCharsets.UTF_16LE),
    UTF_16_BE(StandardCharsets.UTF_16BE),
    LATIN_1(StandardCharsets.ISO_8859_1),
    WINDOWS_1252(Charset.forName("windows-1252"));

    /// The byte order mark, which some programs write in front of a text.
    private static final String MARK = "\ufeff";

    private final Charset charset;

    TextEncoding(Charset charset) {
        this.charset = charset;
    }

    /// UTF-16 by its mark or by the zero in every other byte of Latin letters; UTF-8 when it is
    /// that throughout; else Latin letters, which are Windows' when they use what ISO 8859-1 leaves
    /// out.
    public static TextEncoding of(byte[] bytes) {
        if (bytes.length >= 2) {
            int first = bytes[0] & 0xff;
            int second = bytes[1] & 0xff;
            if ((first == 0xff && second == 0xfe) || (first != 0 && second == 0)) {
                return UTF_16_LE;
            }
            if ((first == 0xfe && second == 0xff) || (first == 0 && second != 0)) {
                return UTF_16_BE;
            }
        }
        if (isUtf8(bytes)) {
            return UTF_8;
        }
        for (byte sign : bytes) {
            if ((sign & 0xff) >= 0x80 && (sign & 0xff) < 0xa0) {
                return WINDOWS_1252;
            }
        }
        return LATIN_1;
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException _) {
            return false;
        }
    }

    /// The text of a file, in whatever encoding it is, without a byte order mark.
    public static String text(byte[] bytes) {
        return of(bytes).decoded(bytes);
    }

    /// The text of bytes in this encoding, without a byte order mark.
    public String decoded(byte[] bytes) {
        return withoutMark(new String(bytes, charset));
    }

    /// The text without the byte order mark that some editors put in front.
    public static String withoutMark(String text) {
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }
}
