package overtrick.formats.pbn;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.TextEncoding;

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

    private static final Pattern DECLARED = Pattern.compile("(?im)^%.*charset *= *\"?utf-?8");

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

    /// Reads bytes in the encoding they show, and says when PBN would have another.
    static String text(byte[] bytes, Diagnostics diagnostics) {
        var encoding = TextEncoding.of(bytes);
        String text = encoding.decoded(bytes);
        switch (encoding) {
            case LATIN_1 -> {}
            case UTF_8 -> {
                boolean plain = text.length() == bytes.length;
                boolean marked = bytes.length > 0 && bytes[0] == (byte) 0xef;
                if (!plain && !marked && !DECLARED.matcher(text).find()) {
                    diagnostics.warn(
                            Place.START,
                            "text is UTF-8, not ISO 8859-1; right would be a line %"
                                    + UTF_8_HEADER);
                }
            }
            case UTF_16_LE, UTF_16_BE ->
                    diagnostics.warn(
                            Place.START,
                            "text is UTF-16, not ISO 8859-1; it is read, but few programs do");
            case WINDOWS_1252 ->
                    diagnostics.warn(
                            Place.START, "text is not ISO 8859-1; it is read as windows-1252");
        }
        return text;
    }
}
