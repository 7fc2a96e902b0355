package overtrick.formats.pbn;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.text.EightBits;

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

    private static final Pattern DECLARED = Pattern.compile("(?i)charset *= *\"?utf-?8");

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
        return looksTheSame(latin, text) ? LATIN_1 : UTF_8;
    }

    /// Line by line, as it will be read.
    private static boolean looksTheSame(byte[] latin, String text) {
        if (latin.length != text.length() || !decoded(latin).equals(text)) {
            return false;
        }
        return text.lines().allMatch(line -> decoded(LATIN_1.bytes(line)).equals(line));
    }

    private static String decoded(byte[] bytes) {
        return EightBits.of(InputStream.nullInputStream()).decoded(bytes, 0, bytes.length);
    }

    /// Says, once each, when PBN would have another encoding. Not thread-safe.
    static final class Remarks {

        /// A line as short as this declares nothing.
        private static final int SHORT = 10;

        private final EightBits text;
        private final Diagnostics diagnostics;
        private boolean begun;
        private boolean declared;
        private boolean toldUtf8;
        private boolean toldWindows;

        Remarks(EightBits text, Diagnostics diagnostics) {
            this.text = text;
            this.diagnostics = diagnostics;
        }

        /// Looks at a game that was read, or at the end of the text.
        void note(Optional<PbnGame> game) {
            if (!declared && game.isPresent()) {
                declared = isDeclared(game.get().escapes());
            }
            if (!begun && text.isWide()) {
                warn("text is UTF-16, not ISO 8859-1; it is read, but few programs do");
            }
            begun = true;
            if (text.someUtf8() && !toldUtf8 && !declared && !text.isWide() && !text.isMarked()) {
                toldUtf8 = true;
                warn("text is UTF-8, not ISO 8859-1; right would be a line %" + UTF_8_HEADER);
            }
            if (text.someWindows() && !toldWindows) {
                toldWindows = true;
                warn("text is not ISO 8859-1; it is read as windows-1252");
            }
        }

        private static boolean isDeclared(List<String> escapes) {
            for (var line : escapes) {
                if (line.length() > SHORT && DECLARED.matcher(line).find()) {
                    return true;
                }
            }
            return false;
        }

        private void warn(String message) {
            diagnostics.warn(Place.START, message);
        }
    }
}
