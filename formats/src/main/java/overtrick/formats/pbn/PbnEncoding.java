package overtrick.formats.pbn;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;

/// How the characters of a PBN file are written as bytes. The standard knows ISO 8859-1 alone (PBN
/// 2.1, 2.1); real files also come as UTF-8, with a byte order mark or without.
public enum PbnEncoding {
    /// ISO 8859-1 when that loses nothing, else UTF-8.
    AUTOMATIC,
    /// ISO 8859-1, with `?` for characters it does not have.
    LATIN_1,
    /// UTF-8, which a line at the top says.
    UTF_8;

    /// The line by which a file says that it is UTF-8, without the sign of an escape.
    static final String UTF_8_HEADER = "Content-type: text/x-pbn; charset=UTF-8";

    private static final String MARK = "\ufeff";
    private static final Pattern DECLARED = Pattern.compile("(?im)^%.*charset *= *\"?utf-?8");
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    /// @param text with [#UTF_8_HEADER] or without
    byte[] bytes(String text) {
        return switch (this) {
            case LATIN_1 -> text.getBytes(StandardCharsets.ISO_8859_1);
            case UTF_8, AUTOMATIC -> text.getBytes(StandardCharsets.UTF_8);
        };
    }

    /// The encoding that [#AUTOMATIC] picks for a text. Even a Latin text may look like UTF-8 by
    /// accident.
    PbnEncoding chosenFor(String text) {
        if (this != AUTOMATIC) {
            return this;
        }
        byte[] latin = LATIN_1.bytes(text);
        return text(latin, new Diagnostics()).equals(text) ? LATIN_1 : UTF_8;
    }

    /// Reads bytes as UTF-8 when they are that, else as Latin letters.
    static String text(byte[] bytes, Diagnostics diagnostics) {
        var utf8 = strict(bytes);
        if (utf8.isEmpty()) {
            return latin(bytes, diagnostics);
        }
        String text = utf8.get();
        boolean plain = text.length() == bytes.length;
        if (!plain && !text.startsWith(MARK) && !DECLARED.matcher(text).find()) {
            diagnostics.warn(
                    Place.START,
                    "text is UTF-8, not ISO 8859-1; right would be a line %" + UTF_8_HEADER);
        }
        return withoutMark(text);
    }

    static String withoutMark(String text) {
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }

    /// The text; empty when the bytes are not UTF-8.
    private static Optional<String> strict(byte[] bytes) {
        try {
            var decoded = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return Optional.of(decoded.toString());
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
    }

    /// ISO 8859-1 has no letters from 128 to 159; a text that uses them comes from Windows.
    private static String latin(byte[] bytes, Diagnostics diagnostics) {
        for (byte sign : bytes) {
            if ((sign & 0xff) >= 0x80 && (sign & 0xff) < 0xa0) {
                diagnostics.warn(Place.START, "text is not ISO 8859-1; it is read as windows-1252");
                return new String(bytes, WINDOWS);
            }
        }
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
